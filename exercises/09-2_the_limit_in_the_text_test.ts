import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./09-2_the_limit_in_the_text.ts" with { type: "text" };

const ex = exercise<{
  limitAt(distances: number[], percentile: number): number;
  gapsAbove(similarities: number[], percentile: number): number[];
}>({
  id: "09-2",
  title: "The limit in the text",
  points: 3,
  source,
  hints: [
    "Sort a copy. With n distances the last place is n - 1, so percentile p " +
    "is at place (n - 1) * p / 100, which may lie between two.",
    "Take low at Math.floor(place) and high at Math.ceil(place), and go as far " +
    "from low to high as place has behind the point: low + (high - low) * " +
    "(place - Math.floor(place)). In gapsAbove, mind the empty list, and keep " +
    "only what is greater than the limit.",
  ],
});

/** For numbers that no binary fraction hits. */
function expectNear(call: string, got: number, expected: number) {
  assert(
    Math.abs(got - expected) < 1e-9,
    `Given ${call}, expected ${expected}, got ${got}.`,
  );
}

// Expected values: numpy.percentile
ex.test("places that a distance lies on", ({ limitAt }) => {
  assertEquals(limitAt([1, 2, 3, 4, 5], 0), 1);
  assertEquals(limitAt([1, 2, 3, 4, 5], 25), 2);
  assertEquals(limitAt([1, 2, 3, 4, 5], 50), 3);
  assertEquals(limitAt([1, 2, 3, 4, 5], 100), 5);
  assertEquals(limitAt([0.75], 95), 0.75);
});

ex.test("places between two distances", ({ limitAt }) => {
  expectNear("limitAt([0.1, 0.5], 25)", limitAt([0.1, 0.5], 25), 0.2);
  for (
    const [percentile, expected] of [[25, 0.25], [60, 0.46], [90, 0.78], [
      95,
      0.84,
    ]]
  ) {
    expectNear(
      `limitAt([0.1, 0.3, 0.5, 0.9], ${percentile})`,
      limitAt([0.1, 0.3, 0.5, 0.9], percentile!),
      expected!,
    );
  }
});

ex.test("distances in any order", ({ limitAt }) => {
  expectNear(
    "limitAt([10, 7, 4, 3, 2, 1], 50)",
    limitAt([10, 7, 4, 3, 2, 1], 50),
    3.5,
  );
  expectNear(
    "limitAt([10, 7, 4, 3, 2, 1], 90)",
    limitAt([10, 7, 4, 3, 2, 1], 90),
    8.5,
  );
  expectNear("limitAt([3, 20, 100], 50)", limitAt([3, 20, 100], 50), 20);
});

ex.test("the list that was given stays as it was", ({ limitAt }) => {
  const distances = [0.9, 0.1, 0.5];
  assertEquals(limitAt(distances, 50), 0.5);
  assert(
    distances.join() === "0.9,0.1,0.5",
    `After limitAt the list [0.9, 0.1, 0.5] has become [${
      distances.join(", ")
    }].`,
  );
});

ex.test("the gaps above it", ({ gapsAbove }) => {
  // The sample of the lesson
  const sample = [0.11, -0.07, 0.33, 0.17, 0.56];
  assertEquals(gapsAbove(sample, 90), [1]);
  assertEquals(gapsAbove(sample, 70), [0, 1]);
  assertEquals(gapsAbove(sample, 0), [0, 1, 2, 3]);
  assertEquals(gapsAbove([0.5, -0.5, 1, -1], 50), [1, 3]);
});

ex.test("nothing is above the largest, or above equals", ({ gapsAbove }) => {
  assertEquals(gapsAbove([0.25, -0.25, 0.5], 100), []);
  assertEquals(gapsAbove([0.5, 0.5, 0.5], 50), []);
  assertEquals(gapsAbove([0.5], 0), []);
});

ex.test("one sentence has no gap", ({ gapsAbove }) => {
  assertEquals(gapsAbove([], 95), []);
});

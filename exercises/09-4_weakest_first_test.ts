import { assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./09-4_weakest_first.ts" with { type: "text" };

const ex = exercise<{
  weakestFirst(
    similarities: number[],
    threshold: number,
    least: number,
  ): number[];
}>({
  id: "09-4",
  title: "Weakest first",
  points: 4,
  source,
  hints: [
    "Sort the numbers of the gaps by their similarity. Then look at one after " +
    "the other, and cut only if it is far enough from every cut that is there, " +
    "and from both ends of the text.",
    "Count the ends as cuts that are there from the beginning: -1 lies before " +
    "the first sentence, similarities.length behind the last. Between two " +
    "cuts a and b there are |a - b| sentences. Leave the ends out of the " +
    "result, and put it in ascending order.",
  ],
});

ex.test("far apart, every low gap is cut", ({ weakestFirst }) => {
  assertEquals(weakestFirst([0.9, 0.1, 0.8, 0.2, 0.7], 0.3, 1), [1, 3]);
  assertEquals(weakestFirst([0.9, 0.1, 0.8, 0.2, 0.7], 0.3, 2), [1, 3]);
});

ex.test("of two that are too near, the weaker one is cut", ({ weakestFirst }) => {
  assertEquals(weakestFirst([0.9, 0.2, 0.1, 0.9], 0.3, 2), [2]);
  assertEquals(weakestFirst([0.9, 0.1, 0.2, 0.9], 0.3, 2), [1]);
});

ex.test("too near to an end of the text", ({ weakestFirst }) => {
  assertEquals(weakestFirst([0.1, 0.9, 0.9, 0.1], 0.3, 2), []);
  assertEquals(weakestFirst([0.1, 0.9, 0.9, 0.1], 0.3, 1), [0, 3]);
  assertEquals(weakestFirst([0.9, 0.1, 0.9], 0.3, 2), [1]);
  assertEquals(weakestFirst([0.9, 0.1, 0.9], 0.3, 3), []);
});

ex.test("the sample of the lesson, two sentences a topic", ({ weakestFirst }) => {
  assertEquals(weakestFirst([0.11, -0.07, 0.33, 0.17, 0.56], 0.6, 2), [1, 3]);
});

ex.test("a similarity at the threshold may be cut", ({ weakestFirst }) => {
  assertEquals(weakestFirst([0.3, 0.31, 0.29], 0.3, 1), [0, 2]);
});

ex.test("of equals, the earlier one", ({ weakestFirst }) => {
  assertEquals(weakestFirst([0.9, 0.1, 0.1, 0.1, 0.9], 0.3, 2), [1, 3]);
  assertEquals(weakestFirst([0, 0, 0, 0, 0], 0, 3), [2]);
});

ex.test("what was barred stays barred, and leaves room for others", ({ weakestFirst }) => {
  // 3 first; 2 and 4 are too near to it, 1 and 5 are not
  assertEquals(
    weakestFirst([0.9, 0.25, 0.15, 0.05, 0.2, 0.28, 0.9], 0.3, 2),
    [1, 3, 5],
  );
});

ex.test("one sentence, and a text without turns", ({ weakestFirst }) => {
  assertEquals(weakestFirst([], 0.5, 1), []);
  assertEquals(weakestFirst([0.6, 0.7], 0.5, 1), []);
});

ex.test("the result is ascending, however many there are", ({ weakestFirst }) => {
  const similarities = Array.from({ length: 12 }, (_, i) => (i * 5 % 12) / 12);
  assertEquals(
    weakestFirst(similarities, 1, 1),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  );
});

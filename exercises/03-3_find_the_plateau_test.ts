import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./03-3_find_the_plateau.ts" with { type: "text" };

interface Result {
  size: number;
  answered: number;
}

const ex = exercise<{
  smallEnd(results: Result[], slack: number): number;
}>({
  id: "03-3",
  title: "Find the plateau",
  points: 3,
  source,
  hints: [
    "Find the best result first. Then sort the sizes and walk along them: a good " +
    "one makes the run you are on longer, any other ends it.",
    "Keep two lists, the run you are on and the longest so far. Replace the " +
    "longest only when the run is longer, not when it is equally long.",
  ],
});

/** "100:2 200:7" as results. */
function results(text: string): Result[] {
  return text.split(" ").map((pair) => {
    const [size, answered] = pair.split(":").map(Number);
    return { size: size!, answered: answered! };
  });
}

/** Asks for the small end and says in one readable sentence if it is another. */
function expect(
  smallEnd: (results: Result[], slack: number) => number,
  text: string,
  slack: number,
  expected: number,
) {
  const got = smallEnd(results(text), slack);
  assert(
    got === expected,
    `Given the results ${text} (size:answered) and a slack of ${slack}, ` +
      `expected ${expected}, got ${got}.`,
  );
}

ex.test("a plateau with a cliff on either side", ({ smallEnd }) => {
  const text = "100:1 200:4 300:7 400:7 500:6 600:7 900:4";
  expect(smallEnd, text, 1, 300);
});

ex.test("a lucky peak beside it", ({ smallEnd }) => {
  expect(smallEnd, "100:1 150:8 200:4 300:7 400:7", 1, 300);
});

ex.test("no slack", ({ smallEnd }) => {
  expect(smallEnd, "100:1 200:6 300:7 400:7 500:6", 0, 300);
});

ex.test("exactly as much slack as is missing", ({ smallEnd }) => {
  expect(smallEnd, "100:1 200:5 300:7", 2, 200);
});

ex.test("two plateaus of the same length", ({ smallEnd }) => {
  expect(smallEnd, "100:7 200:7 300:2 400:7 500:7", 0, 100);
});

ex.test("the longer plateau is the later one", ({ smallEnd }) => {
  expect(smallEnd, "100:7 200:2 300:7 400:7", 0, 300);
});

ex.test("sizes in any order", ({ smallEnd }) => {
  expect(smallEnd, "900:7 60:1 300:7 1000:7 200:3 400:2", 0, 900);
});

ex.test("the list left as it was", ({ smallEnd }) => {
  const list = results("900:7 60:1 300:7");
  assertEquals(smallEnd(list, 0), 300);
  assert(
    list.map((result) => result.size).join() === "900,60,300",
    "smallEnd put the list that it was given into another order: sort a copy.",
  );
});

ex.test("one result", ({ smallEnd }) => {
  expect(smallEnd, "400:0", 1, 400);
});

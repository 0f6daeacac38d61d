import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./06-3_each_position_once.ts" with { type: "text" };

interface Range {
  start: number;
  end: number;
}
interface Scores {
  recall: number;
  precision: number;
  iou: number;
}
type Spans = (answer: Range[], retrieved: Range[]) => Scores;

const ex = exercise<{ spans: Spans }>({
  id: "06-3",
  title: "Each position once",
  points: 4,
  source,
  hints: [
    "Think of an answer as a set of numbers, one for each position. JavaScript " +
    "has sets, and sets take nothing twice.",
    "Add every position from start up to end - 1 of every range to a `new " +
    "Set()`, one for the answer and one for what came back. Then `a." +
    "intersection(b).size` and `a.union(b).size` are all you need, and a test " +
    "for the case that nothing came back.",
  ],
});

/** "2-6 4-8" as ranges. */
const ranges = (text: string): Range[] =>
  [...text.matchAll(/(\d+)-(\d+)/g)].map(([, start, end]) => ({
    start: Number(start),
    end: Number(end),
  }));

/** Compares all three scores, given as fractions. */
function expect(
  spans: Spans,
  answer: string,
  retrieved: string,
  [recall, precision, iou]: [number, number, number],
) {
  const got = spans(ranges(answer), ranges(retrieved));
  const expected = { recall, precision, iou };
  for (const name of ["recall", "precision", "iou"] as const) {
    assert(
      Math.abs(got[name] - expected[name]) < 1e-9,
      `Given the answer ${answer} and the chunks ${retrieved || "(none)"}, ` +
        `expected a ${name} of ${expected[name].toFixed(4)}, got ${got[name]}.`,
    );
  }
}

ex.test("half of the answer, and as much beside it", ({ spans }) => {
  expect(spans, "2-6", "0-4", [2 / 4, 2 / 4, 2 / 6]);
});

ex.test("all of it, in a larger chunk", ({ spans }) => {
  expect(spans, "2-6", "0-10", [1, 4 / 10, 4 / 10]);
});

ex.test("a single position", ({ spans }) => {
  expect(spans, "2-6", "5-6", [1 / 4, 1, 1 / 4]);
});

ex.test("exactly the answer", ({ spans }) => {
  expect(spans, "2-6", "2-6", [1, 1, 1]);
});

ex.test("chunks that overlap", ({ spans }) => {
  expect(spans, "4-6", "0-6 4-10", [1, 2 / 10, 2 / 10]);
});

ex.test("a chunk that came back twice", ({ spans }) => {
  expect(spans, "0-2", "0-4 0-4", [1, 2 / 4, 2 / 4]);
});

ex.test("a chunk inside another", ({ spans }) => {
  expect(spans, "0-2", "0-8 2-4", [1, 2 / 8, 2 / 8]);
});

ex.test("pieces of the answer that overlap", ({ spans }) => {
  expect(spans, "2-6 4-8", "0-12", [1, 6 / 12, 6 / 12]);
});

ex.test("a chunk that only touches the answer", ({ spans }) => {
  expect(spans, "4-8", "0-4 8-12", [0, 0, 0]);
});

ex.test("two pieces, one of them found, in any order", ({ spans }) => {
  expect(spans, "20-24 0-4", "30-36 2-6 0-3", [4 / 8, 4 / 12, 4 / 16]);
});

ex.test("nothing came back", ({ spans }) => {
  expect(spans, "2-6", "", [0, 0, 0]);
});

ex.test("an empty chunk", ({ spans }) => {
  expect(spans, "2-6", "3-3", [0, 0, 0]);
});

ex.test("the lists left as they were", ({ spans }) => {
  const answer = ranges("20-24 0-4");
  const retrieved = ranges("30-36 2-6");
  assertEquals(spans(answer, retrieved).recall, 2 / 8);
  assertEquals(answer, ranges("20-24 0-4"));
  assertEquals(retrieved, ranges("30-36 2-6"));
});

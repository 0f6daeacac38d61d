import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./11-1_names_that_last.ts" with { type: "text" };

const ex = exercise<{
  misnamed: number;
  idsOf(document: string, hashes: string[]): string[];
}>({
  id: "11-1",
  title: "Names that last",
  points: 2,
  source,
  hints: [
    "Go through the hashes in order and remember how often you have met each. " +
    "For the number: write down the old chunks as a to j and the new one as x.",
    "A Map from hash to count: `(seen.get(hash) ?? 0) + 1`. The first of its " +
    "kind gets no number.",
  ],
});

ex.test("the number on paper", ({ misnamed }) => {
  assert(
    misnamed === 7,
    `It is not ${misnamed}. Before: a b c d e f g h i j. Afterwards: ` +
      "a b c x d e f g h i. Compare place by place.",
  );
});

ex.test("document, sign, hash", ({ idsOf }) => {
  assertEquals(idsOf("rules", ["1f", "2e"]), ["rules#1f", "rules#2e"]);
  assertEquals(idsOf("a b", ["0"]), ["a b#0"]);
});

ex.test("repeated hashes are counted, each by itself", ({ idsOf }) => {
  assertEquals(idsOf("r", ["x", "y", "x", "x", "y", "z"]), [
    "r#x",
    "r#y",
    "r#x-2",
    "r#x-3",
    "r#y-2",
    "r#z",
  ]);
});

ex.test("every id is there once", ({ idsOf }) => {
  const ids = idsOf("r", Array.from({ length: 40 }, (_, i) => `h${i % 3}`));
  assertEquals(new Set(ids).size, 40);
  assertEquals(ids.at(-1), "r#h0-14");
});

ex.test("no chunks, and the next document starts anew", ({ idsOf }) => {
  assertEquals(idsOf("a", ["x", "x"]), ["a#x", "a#x-2"]);
  assertEquals(idsOf("b", ["x"]), ["b#x"]);
  assertEquals(idsOf("b", []), []);
});

import { assert, assertEquals } from "@std/assert";
import {
  type Chunk,
  chunkRecursive,
  type Hit,
  type ParentIndex,
  parentIndex,
  parseMarkdown,
  search,
} from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import reset from "../corpus/kitebase/reset-password.md" with { type: "text" };
import source from "./10-4_merge_what_agrees.ts" with { type: "text" };

const ex = exercise<{
  merge(hits: Hit[], index: ParentIndex, share: number): Hit[];
}>({
  id: "10-4",
  title: "Merge what agrees",
  points: 4,
  source,
  hints: [
    "Count twice before you decide anything: how many of all the entries belong " +
    "to each parent, and how many of the hits do. Then go through the hits in " +
    "order, and remember which parents you have handed over.",
    "Map.groupBy(…, parentOf), once over index.entries and once over the hits, " +
    "gives you both. For each hit: no parent, or found < share * all: keep it. " +
    "Otherwise push { score: hit.score, entry: parent }, unless a Set has the " +
    "parent already.",
  ],
});

// Parents a b c d | e f | nothing for g, each letter a small chunk.
const chunkAt = (start: number, end = start + 1): Chunk => ({
  text: "abcdefg".slice(start, end),
  start,
  end,
  cut: "size",
});
const index = parentIndex([{
  name: "doc",
  chunks: [0, 1, 2, 3, 4, 5, 6].map((at) => chunkAt(at)),
  parents: [chunkAt(0, 4), chunkAt(4, 6)],
}]);
const hitsOf = (letters: string): Hit[] =>
  [...letters].map((letter, i) => ({
    score: (9 - i) / 10,
    entry: index.entries["abcdefg".indexOf(letter)]!,
  }));
const shown = (hits: Hit[]) =>
  hits.map(({ score, entry }) => `${score} ${entry.chunk.text}`);

ex.test("half of a parent, and half is enough", ({ merge }) => {
  assertEquals(shown(merge(hitsOf("ca"), index, 0.5)), ["0.9 abcd"]);
});

ex.test("less than the share", ({ merge }) => {
  assertEquals(shown(merge(hitsOf("c"), index, 0.5)), ["0.9 c"]);
  assertEquals(shown(merge(hitsOf("cab"), index, 1)), [
    "0.9 c",
    "0.8 a",
    "0.7 b",
  ]);
});

ex.test("the whole of it", ({ merge }) => {
  assertEquals(shown(merge(hitsOf("cabd"), index, 1)), ["0.9 abcd"]);
});

ex.test("the parent stands where its best hit stood", ({ merge }) => {
  assertEquals(shown(merge(hitsOf("eagb"), index, 0.5)), [
    "0.9 ef",
    "0.8 abcd",
    "0.7 g",
  ]);
  assertEquals(shown(merge(hitsOf("eab"), index, 0.6)), [
    "0.9 e",
    "0.8 a",
    "0.7 b",
  ]);
  assertEquals(shown(merge(hitsOf("gfcb"), index, 0.5)), [
    "0.9 g",
    "0.8 ef",
    "0.7 abcd",
  ]);
});

ex.test("no parent, no merging", ({ merge }) => {
  assertEquals(shown(merge(hitsOf("g"), index, 0.1)), ["0.9 g"]);
});

ex.test("a chunk over two parents counts for the first", ({ merge }) => {
  const across = parentIndex([{
    name: "doc",
    chunks: [chunkAt(0, 2), chunkAt(2, 5), chunkAt(5, 6)],
    parents: [chunkAt(0, 4), chunkAt(4, 6)],
  }]);
  const hits = across.entries.slice(1).map((entry) => ({ score: 0.5, entry }));
  assertEquals(shown(merge(hits, across, 0.6)), ["0.5 cde", "0.5 ef"]);
  assertEquals(shown(merge(hits, across, 0.5)), ["0.5 abcd", "0.5 ef"]);
});

ex.test("no hits", ({ merge }) => {
  assertEquals(merge([], index, 0.5), []);
});

ex.test("the hits that were given are left alone", ({ merge }) => {
  const hits = hitsOf("cab");
  assertEquals(shown(merge(hits, index, 0.5)), ["0.9 abcd"]);
  assert(
    shown(hits).join() === "0.9 c,0.8 a,0.7 b",
    "The list of hits was changed. Make a new one.",
  );
});

ex.test("two articles of Kitebase", ({ merge }) => {
  const kitebase = parentIndex(
    Object.entries({ recovery, reset }).map(([name, text]) => ({
      name,
      chunks: chunkRecursive(text, { size: 150 }),
      parents: parseMarkdown(text).sections,
    })),
  );
  const question =
    "How do I reset my password if I never set a recovery email?";
  const mergedFrom = (topK: number) => {
    const hits = search(question, kitebase.entries, { topK });
    return merge(hits, kitebase, 0.5).map(({ entry }) => entry.id).join();
  };
  // Three of six chunks of recovery/1 were found, and one of four of reset/1.
  assert(
    mergedFrom(4) === "recovery/1,reset#1",
    `Of four hits, expected recovery/1,reset#1, got ${mergedFrom(4)}.`,
  );
  assert(
    mergedFrom(5) === "recovery/1,reset/1",
    `Of five hits, expected recovery/1,reset/1, got ${mergedFrom(5)}.`,
  );
});

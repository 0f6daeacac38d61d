import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import * as fc from "fast-check";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { type Hit, indexChunks } from "../search/mod.ts";
import { chunksAt } from "./chunks_for_tests.ts";
import { placeOf } from "./place_of.ts";
import { spanScores } from "./span_scores.ts";

const hitsOf = (name: string, chunks: readonly Chunk[]): Hit[] =>
  indexChunks(name, chunks).map((entry) => ({ score: 1, entry }));

/** The scores for one document, of which some chunks came back. */
function scores(
  text: string,
  places: [number, number][],
  back: [number, number][],
  all = back,
) {
  return spanScores(
    [{ name: "doc", text, chunks: chunksAt(text, ...all) }],
    places.map(([start, end]) => ({ document: "doc", start, end })),
    hitsOf("doc", chunksAt(text, ...back)),
  );
}

const TEN = "ABCDEFGHIJ";

Deno.test("half found, half of it beside the point", () => {
  const all: [number, number][] = [[0, 4], [4, 8], [8, 10]];
  assertEquals(scores(TEN, [[2, 6]], [[0, 4]], all), {
    recall: 1 / 2,
    precision: 1 / 2,
    precisionOmega: 1 / 2, // CDEF of ABCDEFGH
    iou: 2 / 6,
    answer: 4,
    retrieved: 4,
    found: 2,
    handed: 4,
  });
});

Deno.test("text that two chunks share counts once, in what is handed twice", () => {
  const { precision, iou, retrieved, handed } = scores(TEN, [[4, 6]], [
    [0, 6],
    [4, 10],
  ]);
  assertEquals([precision, iou], [0.2, 0.2]);
  assertEquals([retrieved, handed], [10, 12]);
});

Deno.test("a chunk that touches the answer holds none of it", () => {
  const halves: [number, number][] = [[0, 5], [5, 10]];
  assertEquals(scores(TEN, [[5, 10]], halves).precisionOmega, 1);
  assertEquals(scores(TEN, [[0, 5]], halves).precisionOmega, 1);
});

Deno.test("answers that overlap or repeat count once", () => {
  const { recall, answer } = scores(TEN, [[2, 6], [4, 8], [2, 6]], [[0, 10]]);
  assertEquals([recall, answer], [1, 6]);
});

Deno.test("what no chunk holds cannot be found", () => {
  const { recall, precisionOmega } = scores(TEN, [[2, 6]], [[0, 4], [5, 10]]);
  assertEquals([recall, precisionOmega], [3 / 4, 3 / 9]);
});

Deno.test("nothing came back", () => {
  const { recall, precision, iou } = scores(TEN, [[2, 6]], [], [[0, 10]]);
  assertEquals([recall, precision, iou], [0, 0, 0]);
});

Deno.test("characters are code points, and context is handed over", () => {
  const text = "\u{1f600}\u{1f600}ab";
  const chunks: Chunk[] = [{
    text: `Title\n${text}`,
    context: "Title\n",
    start: 0,
    end: 6,
    cut: "end",
  }];
  const place = placeOf({ name: "doc", text }, "\u{1f600}a");
  const { answer, precision, handed } = spanScores(
    [{ name: "doc", text, chunks }],
    [place],
    hitsOf("doc", chunks),
  );
  assertEquals([answer, precision, handed], [2, 2 / 4, 10]);
});

Deno.test("a character cut in half counts where its first half is", () => {
  const text = "\u{1f600}ab";
  const behind = scores(text, [[0, 3]], [[1, 4]]);
  assertEquals([behind.answer, behind.retrieved, behind.found], [2, 2, 1]);
  const before = scores(text, [[0, 3]], [[0, 1]]);
  assertEquals([before.answer, before.retrieved, before.found], [2, 1, 1]);
  assertThrows(
    () => scores(text, [[1, 2]], []),
    RangeError,
    "a place is empty: 1 to 2",
  );
});

Deno.test("several documents: each in its own positions", () => {
  const documents = ["one", "two", "three"].map((name) => ({
    name,
    text: TEN,
    chunks: chunkFixed(TEN, { size: 5, overlap: 0 }),
  }));
  const places = [
    { document: "one", start: 0, end: 5 },
    { document: "two", start: 5, end: 10 },
  ];
  const hits = [
    ...hitsOf("one", documents[0]!.chunks.slice(0, 1)),
    ...hitsOf("three", documents[2]!.chunks),
  ];
  const { recall, precision, precisionOmega } = spanScores(
    documents,
    places,
    hits,
  );
  assertEquals([recall, precision, precisionOmega], [1 / 2, 5 / 15, 1]);
});

Deno.test("the scores are those of sets of positions", () => {
  const range = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 }))
    .map(([start, length]): [number, number] => [start, start + length]);
  const ranges = (min: number) =>
    fc.array(range, { minLength: min, maxLength: 5 });
  const text = "x".repeat(40);
  const positions = (list: [number, number][]) =>
    new Set(
      list.flatMap(([a, b]) => Array.from({ length: b - a }, (_, i) => a + i)),
    );
  fc.assert(
    fc.property(ranges(1), ranges(0), ranges(0), (places, back, rest) => {
      const all = [...back, ...rest];
      const got = scores(text, places, back, all);
      const answer = positions(places);
      const retrieved = positions(back);
      const common = answer.intersection(retrieved).size;
      const holding = positions(
        all.filter((one) => positions([one]).intersection(answer).size > 0),
      );
      assertEquals(got.recall, common / answer.size);
      assertEquals(got.precision, common / (retrieved.size || 1));
      assertEquals(got.iou, common / answer.union(retrieved).size);
      assertEquals(
        got.precisionOmega,
        holding.intersection(answer).size / (holding.size || 1),
      );
    }),
    { seed: 6, numRuns: 2_000 },
  );
});

Deno.test("more chunks never lower the recall", () => {
  const chunks = chunkFixed("x".repeat(100), { size: 9, overlap: 3 });
  let before = 0;
  for (let n = 1; n <= chunks.length; n++) {
    const { recall } = spanScores(
      [{ name: "doc", text: "x".repeat(100), chunks }],
      [{ document: "doc", start: 20, end: 70 }],
      hitsOf("doc", chunks.slice(0, n)),
    );
    assertEquals(recall >= before, true);
    before = recall;
  }
  assertAlmostEquals(before, 1);
});

Deno.test("what cannot be meant is refused", () => {
  const bad = (places: [number, number][], back: [number, number][]) => () =>
    scores(TEN, places, back);
  assertThrows(bad([], []), RangeError, "places must not be empty");
  assertThrows(bad([[3, 3]], []), RangeError, "a place is empty: 3 to 3");
  assertThrows(
    bad([[3, 11]], []),
    RangeError,
    "a place spans 3 to 11, outside a text of 10",
  );
  assertThrows(
    bad([[3, 4]], [[8, 12]]),
    RangeError,
    "a hit spans 8 to 12, outside a text of 10",
  );
  const place = { document: "other", start: 0, end: 1 };
  assertThrows(
    () => spanScores([], [place], []),
    RangeError,
    'no document "other" was given',
  );
  const twice = { name: "other", text: TEN, chunks: [] };
  assertThrows(
    () => spanScores([twice, twice], [place], []),
    RangeError,
    'two documents have the name "other"',
  );
});

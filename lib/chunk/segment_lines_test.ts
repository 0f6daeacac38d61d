import { assert, assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { chunkBySentence, segmentLines, splitSentences } from "./mod.ts";

const split = (text: string) =>
  splitSentences(text, { segmenter: segmentLines });

Deno.test("a sentence ends at a line break or at a mark with space behind", () => {
  assertEquals(split("Use 2.4 GHz. Why?! it is  slow\nNo mark\n\n  One. \n"), [
    "Use 2.4 GHz.",
    "Why?!",
    "it is  slow",
    "No mark",
    "One.",
  ]);
  assertEquals(split("...\r\na.b. c"), ["...", "a.b.", "c"]);
  assertEquals(split(" \n "), []);
});

Deno.test("the cut says whether the line ends", () => {
  assertEquals(
    segmentLines("A. B\nC.").map(({ cut }) => cut),
    ["sentence", "line", "line"],
  );
});

Deno.test("the cut says so behind white space, too", () => {
  const text = "Use it. \nNext. \t\r\n Two. Three.  ";
  const segments = segmentLines(text);
  assertEquals(
    segments.map(({ cut }) => cut),
    ["line", "line", "sentence", "line"],
  );
  const chunks = chunkBySentence(text, { maxSize: 5, segmenter: segmentLines });
  assertEquals(
    chunks.map(({ cut }) => cut),
    ["line", "line", "sentence", "end"],
  );
});

// The rule as the corpus's README words it, with two plain splits.
Deno.test("it splits as two plain splits do", () => {
  const text = fc.array(
    fc.constantFrom("a", "B", ". ", ".", "!", "? ", " ", "\n", "\t", "1.5"),
  ).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (text) => {
      const plain = text.split("\n")
        .flatMap((line) => line.split(/(?<=[.!?])\s+/))
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== "");
      assertEquals(split(text), plain);
    }),
    { seed: 6, numRuns: 2_000 },
  );
});

Deno.test("a megabyte without a mark, a break or a word is no trouble", () => {
  const sentences = {
    "x": 1,
    " ": 0,
    ".": 1,
    "\n": 0,
    "x ": 1,
    "x. ": 333_333,
  };
  for (const [piece, count] of Object.entries(sentences)) {
    const text = piece.repeat(1_000_000 / piece.length);
    const began = performance.now();
    const found = split(text);
    chunkBySentence(text, { maxSize: 500, segmenter: segmentLines });
    const time = performance.now() - began;
    assertEquals([piece, found.length], [piece, count]);
    assert(time < 10_000, `${JSON.stringify(piece)} took ${time} ms`);
  }
});

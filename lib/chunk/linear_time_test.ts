// A guard against quadratic time, not a benchmark: each of these takes well
// under a second for a megabyte, and would take hours if it were quadratic.
import { assert } from "@std/assert";
import {
  type Chunk,
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
  segmentLines,
  segmentSentences,
} from "./mod.ts";

const MEGABYTE = 1_000_000;
const LIMIT = 5_000;

const PATTERNS = [
  "x",
  " ",
  "\n",
  ".",
  ". ",
  ".)",
  "a\r\n",
  "\u{1f600} ",
  "漢字。",
  "## a\nb\n",
  "```\n",
  "|a|b\n|-|-\n",
  "> ",
  "<!-- ",
  "x".repeat(400) + "\n",
  "ab\n" + "x".repeat(297) + "\n",
];

const CHUNKERS: Record<string, (text: string) => Chunk[]> = {
  chunkFixed: (text) => chunkFixed(text, { size: 50, overlap: 10 }),
  chunkBySentence: (text) => chunkBySentence(text),
  "chunkBySentence without end": (text) =>
    chunkBySentence(text, { maxSize: 2 * MEGABYTE }),
  "chunkBySentence with a segmenter": (text) =>
    chunkBySentence(text, { segmenter: segmentSentences }),
  "chunkBySentence by lines": (text) =>
    chunkBySentence(text, { segmenter: segmentLines }),
  "chunkBySentence with a length that does not add up": (text) =>
    chunkBySentence(text, { length: (text) => Math.floor(text.length / 4) }),
  chunkByStructure: (text) => chunkByStructure([{ heading: "A", text }]),
  chunkRecursive: (text) => chunkRecursive(text, { size: 50 }),
  "chunkRecursive, huge": (text) =>
    chunkRecursive(text, { size: MEGABYTE / 2, minSize: MEGABYTE / 4 }),
  "chunkRecursive with all options": (text) =>
    chunkRecursive(text, { overlap: 50, minSize: 99, mergeNeighbours: true }),
  chunkBySection: (text) => chunkBySection(text, { context: "none" }),
  chunkBlocks: (text) => chunkBlocks(text, { context: "none" }),
};

// A pattern that looks for the end of a run, and does not find what it wants
// there, may try again from each of its characters.
const LONG_RUN = 200_000;
const RUNS = "`~#-=+.!?\"')(|*_<>[]& \t\n1Aa:\\";
const HEADS = ["", "A. ", "| ", "<!--"];
const TAILS = ["a`", "a", " A", "\na"];

const TEXTS: [name: string, text: string][] = [
  ...PATTERNS.map((pattern): [string, string] => [
    JSON.stringify(pattern.slice(0, 9)),
    pattern.repeat(MEGABYTE / pattern.length),
  ]),
  ...Array.from(RUNS).flatMap((run) =>
    HEADS.flatMap((head) =>
      TAILS.map((tail): [string, string] => [
        JSON.stringify([head, run, tail]),
        head + run.repeat(LONG_RUN) + tail,
      ])
    )
  ),
];

for (const [name, chunker] of Object.entries(CHUNKERS)) {
  Deno.test(`linear time: ${name}`, () => {
    for (const [what, text] of TEXTS) {
      const start = performance.now();
      chunker(text);
      const took = performance.now() - start;
      assert(took < LIMIT, `${what}: ${took} ms`);
    }
  });
}

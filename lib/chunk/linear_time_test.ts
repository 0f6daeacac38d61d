// A guard against quadratic time, not a benchmark: each of these takes well
// under a second for a megabyte, and would take hours if it were quadratic.
import { assert } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
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
  chunkByStructure: (text) => chunkByStructure([{ heading: "A", text }]),
  chunkRecursive: (text) => chunkRecursive(text, { size: 50 }),
  "chunkRecursive, huge": (text) =>
    chunkRecursive(text, { size: MEGABYTE / 2, minSize: MEGABYTE / 4 }),
  "chunkRecursive with all options": (text) =>
    chunkRecursive(text, { overlap: 50, minSize: 99, mergeNeighbours: true }),
  chunkBySection: (text) => chunkBySection(text, { context: "none" }),
};

for (const [name, chunker] of Object.entries(CHUNKERS)) {
  Deno.test(`linear time: ${name}`, () => {
    for (const pattern of PATTERNS) {
      const text = pattern.repeat(MEGABYTE / pattern.length);
      const start = performance.now();
      chunker(text);
      const took = performance.now() - start;
      assert(
        took < LIMIT,
        `${JSON.stringify(pattern.slice(0, 9))}: ${took} ms`,
      );
    }
  });
}

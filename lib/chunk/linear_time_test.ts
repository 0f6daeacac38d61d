// A guard against quadratic time, not a benchmark: long runs of one character,
// in all that could make a search try again from each of them. Large texts of
// other kinds are in contract_large_test.ts.
import { checkTime } from "./check_contract_for_tests.ts";
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

const CHUNKERS: Record<string, (text: string) => Chunk[]> = {
  chunkFixed: (text) => chunkFixed(text, { size: 50, overlap: 10 }),
  chunkBySentence: (text) => chunkBySentence(text),
  "chunkBySentence without end": (text) =>
    chunkBySentence(text, { maxSize: 2_000_000 }),
  "chunkBySentence with a segmenter": (text) =>
    chunkBySentence(text, { segmenter: segmentSentences }),
  "chunkBySentence by lines": (text) =>
    chunkBySentence(text, { segmenter: segmentLines }),
  "chunkBySentence with a length that does not add up": (text) =>
    chunkBySentence(text, { length: (text) => Math.floor(text.length / 4) }),
  chunkByStructure: (text) => chunkByStructure([{ heading: "A", text }]),
  chunkRecursive: (text) => chunkRecursive(text, { size: 50 }),
  "chunkRecursive, huge": (text) =>
    chunkRecursive(text, { size: 50_000, minSize: 25_000 }),
  "chunkRecursive with all options": (text) =>
    chunkRecursive(text, { overlap: 50, minSize: 99, mergeNeighbours: true }),
  chunkBySection: (text) => chunkBySection(text, { context: "none" }),
  chunkBlocks: (text) => chunkBlocks(text, { context: "none" }),
};

// A pattern that looks for the end of a run, and does not find what it wants
// there, may try again from each of its characters.
const LONG_RUN = 100_000;
const RUNS = "`~#-=+.!?\"')(|*_<>[]& \t\n1Aa:\\";
const HEADS = ["", "A. ", "| ", "<!--"];
const TAILS = ["a`", "a", " A", "\na"];

for (const [name, chunker] of Object.entries(CHUNKERS)) {
  Deno.test(`linear time: ${name}`, async () => {
    for (const run of RUNS) {
      const long = run.repeat(LONG_RUN);
      for (const head of HEADS) {
        for (const tail of TAILS) {
          try {
            await checkTime(head + long + tail, chunker);
          } catch (cause) {
            throw new Error(JSON.stringify([head, run, tail]), { cause });
          }
        }
      }
    }
  });
}

// The published table of the Brightline corpus, cell by cell.
import { assertEquals } from "@std/assert";
import questions from "../../corpus/brightline/questions.json" with {
  type: "json",
};
import manual from "../../corpus/brightline/router-manual.md" with {
  type: "text",
};
import {
  type Chunk,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
  segmentLines,
} from "../chunk/mod.ts";
import { cleanMarkdown } from "../parse/mod.ts";
import { indexChunks, searchKeywords } from "../search/mod.ts";
import { measureAnswers } from "./measure_answers.ts";
import { placeOf } from "./place_of.ts";

const { text, sections } = cleanMarkdown(manual);
const segmenter = segmentLines;
// Sentences are joined with one space, whatever stands between them.
const length = (text: string) => text.replace(/\s+/g, " ").length;

const CHUNKERS: Record<string, (size: number) => Chunk[]> = {
  fixed: (size) => chunkFixed(text, { size, overlap: 0, trim: false }),
  "fixed + 20%": (size) =>
    chunkFixed(text, { size, overlap: Math.round(0.2 * size), trim: false }),
  sentences: (maxSize) => chunkBySentence(text, { maxSize, segmenter, length }),
  recursive: (size) => chunkRecursive(text, { size, mergeNeighbours: true }),
  structure: (maxSize) =>
    chunkByStructure(sections, { maxSize, segmenter, context: "path" }),
};

/** Chunks, intact and top-1 at 120, 250 and 500, from the corpus's README. */
const PUBLISHED: Record<string, [number, number, number][]> = {
  fixed: [[27, 9, 8], [13, 12, 12], [7, 12, 11]],
  "fixed + 20%": [[34, 10, 8], [16, 12, 12], [8, 12, 10]],
  sentences: [[34, 9, 8], [15, 12, 11], [7, 12, 10]],
  recursive: [[36, 11, 9], [18, 12, 11], [8, 12, 10]],
  structure: [[35, 11, 11], [18, 12, 12], [18, 12, 12]],
};

for (const [name, rows] of Object.entries(PUBLISHED)) {
  Deno.test(`Brightline: ${name}`, () => {
    const got = [120, 250, 500].map((size) => {
      const entries = indexChunks("router-manual", CHUNKERS[name]!(size));
      const scores = measureAnswers(questions, entries, searchKeywords);
      assertEquals(scores.top3, scores.intact);
      return [entries.length, scores.intact, scores.top1];
    });
    assertEquals(got, rows);
  });
}

Deno.test("Brightline: overlap rescues three answers at 120 and cuts two", () => {
  const intact = (name: string) =>
    measureAnswers(
      questions,
      indexChunks("router-manual", CHUNKERS[name]!(120)),
      searchKeywords,
    ).results.map((result) => result.intact);
  const before = intact("fixed");
  const after = intact("fixed + 20%");
  const numbers = (test: (i: number) => boolean) =>
    questions.map((_, i) => i + 1).filter((n) => test(n - 1));
  assertEquals(numbers((i) => !before[i] && after[i]!), [7, 8, 12]);
  assertEquals(numbers((i) => before[i]! && !after[i]), [4, 10]);
});

Deno.test("Brightline: every answer stands in the clean text once", () => {
  for (const { answer } of questions) {
    placeOf({ name: "router-manual", text }, answer);
  }
});

import { assert } from "@std/assert";
import {
  chunkByStructure,
  cleanMarkdown,
  indexChunks,
  keywords,
  searchKeywords,
} from "chunking";
import { exercise } from "chunking/exercise";
import questions from "../corpus/brightline/questions.json" with {
  type: "json",
};
import manual from "../corpus/brightline/router-manual.md" with {
  type: "text",
};
import source from "./06-2_rare_words.ts" with { type: "text" };

type Score = (
  question: string[],
  chunk: string[],
  chunks: string[][],
) => number;

const ex = exercise<{ bm25: Score }>({
  id: "06-2",
  title: "Rare words weigh more",
  points: 4,
  source,
  hints: [
    "Loop over `new Set(question)`. For each word count n with filter and " +
    "includes over the chunks, and f with filter over the chunk's own words.",
    "The average A is `chunks.flat().length / chunks.length`, ln is Math.log. " +
    "Write the formula as it stands, with brackets round both of its lines, " +
    "and add the product to a sum that starts at 0.",
  ],
});

const split = (text: string) => text.split(" ").filter((word) => word !== "");

/** Asks for a score, with words written as texts. */
function expect(
  bm25: Score,
  question: string,
  texts: string[],
  expected: number,
) {
  const chunks = texts.map(split);
  const got = bm25(split(question), chunks[0]!, chunks);
  assert(
    Math.abs(got - expected) < 1e-6,
    `Given the question "${question}" and the chunks ` +
      `${texts.map((text) => `"${text}"`).join(", ")}, expected ` +
      `${expected.toFixed(4)} for the first chunk, got ${
        Number.isFinite(got) ? got.toFixed(4) : got
      }.`,
  );
}

ex.test("one word, in one of two chunks", ({ bm25 }) => {
  // ln(1 + 1.5 / 1.5) * 1 * 2.5 / (1 + 1.5 * (0.25 + 0.75 * 2 / 2))
  expect(bm25, "light", ["light green", "paper clip"], Math.LN2);
});

ex.test("a word twice, in a chunk that is longer than the average", ({ bm25 }) => {
  // 4 words, 3 on average: ln 2 * 2 * 2.5 / (2 + 1.5 * (0.25 + 0.75 * 4 / 3))
  const texts = ["light green light red", "paper clip"];
  expect(bm25, "light", texts, Math.LN2 * 5 / 3.875);
});

ex.test("a word in two of four chunks weighs less", ({ bm25 }) => {
  // ln(1 + 2.5 / 2.5) for "red", ln(1 + 3.5 / 1.5) for "box"
  const texts = ["red box", "red cup", "tin can", "old hat"];
  expect(bm25, "red", texts, Math.LN2);
  expect(bm25, "box", texts, Math.log(1 + 3.5 / 1.5));
  expect(bm25, "red box", texts, Math.LN2 + Math.log(1 + 3.5 / 1.5));
});

ex.test("a word of the question counts once", ({ bm25 }) => {
  expect(bm25, "light light", ["light green", "paper clip"], Math.LN2);
});

ex.test("a word that is not there adds nothing", ({ bm25 }) => {
  expect(bm25, "clip", ["light green", "paper clip"], 0);
  expect(bm25, "ghost light", ["light green", "paper clip"], Math.LN2);
  expect(bm25, "", ["light green", "paper clip"], 0);
});

ex.test("only whole words", ({ bm25 }) => {
  expect(bm25, "light", ["lights green", "light clip"], 0);
});

ex.test("an empty chunk beside it", ({ bm25 }) => {
  // 2 words, 1 on average: 2.5 / (1 + 1.5 * (0.25 + 0.75 * 2))
  const expected = Math.LN2 * 2.5 / (1 + 1.5 * 1.75);
  expect(bm25, "light", ["light green", ""], expected);
});

ex.test("the scores of the lesson's search", ({ bm25 }) => {
  const { sections } = cleanMarkdown(manual);
  const entries = indexChunks(
    "manual",
    chunkByStructure(sections, { maxSize: 250, context: "path" }),
  );
  const chunks = entries.map(({ chunk }) => keywords(chunk.text));
  for (const { question } of questions) {
    for (const { score, entry } of searchKeywords(question, entries)) {
      const chunk = keywords(entry.chunk.text);
      const got = bm25(keywords(question), chunk, chunks);
      assert(
        Math.abs(got - score) < 1e-9,
        `For "${question}" and the chunk ${entry.id} of the lesson, expected ` +
          `${score.toFixed(4)}, got ${got}.`,
      );
    }
  }
});

import { checkText } from "../base/check.ts";
import { skipWhite } from "../base/text_range.ts";
import type { Segment } from "./split_sentences.ts";

const SENTENCE = /(?=\S).*?(?:[.!?](?=\s)|$)/gm;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * Finds the sentences of a clean text, in which a line is a unit of its own.
 *
 * A sentence ends at a line break, and at `.`, `!` or `?` where white space
 * follows. So a heading and a list item are a sentence each. This is the rule of
 * the Brightline figures of lesson 06, for the text of {@linkcode cleanMarkdown}.
 * Give it to a chunker as `{ segmenter: segmentLines }`.
 *
 * @param text The text, with a paragraph on one line.
 * @returns The ranges of the sentences. Their `cut` tells where a line ends.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example A heading, and two sentences under it
 * ```ts
 * import { segmentLines, splitSentences } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Placement\n\nUse 5 GHz. It is faster.";
 * assertEquals(splitSentences(text, { segmenter: segmentLines }), [
 *   "Placement",
 *   "Use 5 GHz.",
 *   "It is faster.",
 * ]);
 * ```
 */
export function segmentLines(text: string): Segment[] {
  checkText("text", text);
  return Array.from(text.matchAll(SENTENCE), ({ 0: sentence, index }) => {
    const end = index + sentence.length;
    const next = skipWhite(text, end);
    const isLine = next === text.length ||
      LINE_BREAK.test(text.slice(end, next));
    return { start: index, end, cut: isLine ? "line" : "sentence" };
  });
}

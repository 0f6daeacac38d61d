import { checkText } from "../base/check.ts";
import type { TextRange } from "../base/text_range.ts";

/** Where something stands: a document, and a range in its text. */
export interface Place extends TextRange {
  /** The document's name. */
  readonly document: string;
}

/**
 * Finds the one place where an answer stands in a document.
 *
 * An answer that stands nowhere has been mistyped or comes from another text,
 * and one that stands twice makes every count doubtful: both are errors, so that
 * a set of test questions is checked before anything is measured with it.
 *
 * @param document The document: its name, and the text that was chunked.
 * @param answer The answer, letter for letter.
 * @returns Its place, in UTF-16 units.
 * @throws {RangeError} If the answer is blank, or does not stand there exactly
 * once.
 * @throws {TypeError} If the document has no text, or the answer is none.
 *
 * @example The place of a number
 * ```ts
 * import { placeOf } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const document = { name: "doors", text: "The door code is 4711." };
 * assertEquals(placeOf(document, "4711"), {
 *   document: "doors",
 *   start: 17,
 *   end: 21,
 * });
 * ```
 */
export function placeOf(
  document: { readonly name: string; readonly text: string },
  answer: string,
): Place {
  const { name, text } = document;
  checkText("a document's text", text);
  checkText("answer", answer);
  if (answer.trim() === "") throw new RangeError("answer must not be blank");
  const start = text.indexOf(answer);
  const shown = JSON.stringify(answer.slice(0, 60));
  if (start < 0) throw new RangeError(`${name} does not hold ${shown}`);
  if (text.includes(answer, start + 1)) {
    throw new RangeError(`${name} holds ${shown} more than once`);
  }
  return { document: name, start, end: start + answer.length };
}

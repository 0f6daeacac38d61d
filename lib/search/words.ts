import { checkText } from "../base/check.ts";

const WORD = /[a-z0-9]+(?:'[a-z]+)*/g;

/**
 * Splits a text into the words that the stand-in embedder counts.
 *
 * The text is lowercased; a word is a run of the letters a to z and digits,
 * with apostrophes inside kept (`can't`). Everything else separates, so
 * `one-time` is two words. This is the tokenizer of the Kitebase figures; it is
 * meant for English. Other letters separate as well: of `Straße` it leaves
 * `stra` and `e`, of Cyrillic or Chinese nothing. For those take `keywords`.
 *
 * @param text The text to split.
 * @returns The words in order, repeated ones included.
 * @throws {TypeError} If the text is not a string.
 *
 * @example What counts as a word
 * ```ts
 * import { words } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(words("I can't find the ONE-time link."), [
 *   "i", "can't", "find", "the", "one", "time", "link",
 * ]);
 * ```
 */
export function words(text: string): string[] {
  checkText("text", text);
  return text.toLowerCase().match(WORD) ?? [];
}

import { checkText } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";

/**
 * Says whether a chunk holds an answer whole.
 *
 * The answer has to stand in the chunk's text letter for letter; any white
 * space in it matches any white space there.
 *
 * @param chunk The chunk; only its text is looked at.
 * @param answer The answer.
 * @returns Whether it is there.
 * @throws {RangeError} If the answer is blank.
 * @throws {TypeError} If the chunk has no text, or the answer is none.
 *
 * @example A line break between two words changes nothing
 * ```ts
 * import { chunkFixed, holdsAnswer } from "chunking";
 * import { assert } from "@std/assert";
 *
 * const [chunk] = chunkFixed("The code\nis 4711.");
 * assert(chunk && holdsAnswer(chunk, "code is 4711"));
 * ```
 */
export function holdsAnswer(
  chunk: Pick<Chunk, "text">,
  answer: string,
): boolean {
  checkText("a chunk's text", chunk?.text);
  return oneSpaced(chunk.text).includes(wanted(answer));
}

/** A text with one space for any white space. */
export function oneSpaced(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** An answer as it is looked for in a text with single spaces. */
export function wanted(answer: string): string {
  checkText("answer", answer);
  const spaced = oneSpaced(answer).trim();
  if (spaced === "") throw new RangeError("answer must not be blank");
  return spaced;
}

import { show } from "../base/check.ts";

/**
 * Estimates the tokens of English text from its length: four characters a
 * token, rounded to the nearest whole number.
 *
 * It is a rule of thumb for prose; code, tables and other languages need more
 * tokens than it says.
 *
 * @param characters How many characters the text has.
 * @returns The estimate.
 * @throws {RangeError} If `characters` is negative or not finite.
 *
 * @example The tokens of 879 characters
 * ```ts
 * import { estimateTokens } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(estimateTokens(879), 220);
 * ```
 */
export function estimateTokens(characters: number): number {
  if (!(characters >= 0 && characters < Infinity)) {
    throw new RangeError(
      `characters must be a number of at least 0, got ${show(characters)}`,
    );
  }
  return Math.round(characters / 4);
}

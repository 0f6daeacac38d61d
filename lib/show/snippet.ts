import { checkText } from "../base/check.ts";

const WHOLE = 49;
const PART = 22;
const GAP = " ... ";

/**
 * Shortens a text to one line of at most 49 characters: its beginning and its
 * end.
 *
 * White space is first collapsed to single spaces. What is then longer than 49
 * characters becomes its first 22, ` ... ` and its last 22.
 *
 * @param text The text to shorten.
 * @returns The line.
 * @throws {TypeError} If the text is not a string.
 *
 * @example A short text and a long one
 * ```ts
 * import { snippet } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(snippet("# Doors\n\nShut them."), "# Doors Shut them.");
 * assertEquals(
 *   snippet("Shut every door behind you, and the windows when it rains."),
 *   "Shut every door behind ... windows when it rains.",
 * );
 * ```
 */
export function snippet(text: string): string {
  checkText("text", text);
  const characters = [...text.trim().replace(/\s+/g, " ")];
  if (characters.length <= WHOLE) return characters.join("");
  return characters.slice(0, PART).join("") + GAP +
    characters.slice(-PART).join("");
}

import { STOP_WORDS } from "./stop_words.ts";
import { words } from "./words.ts";

/**
 * Counts the words of a text that are not stop words.
 *
 * This is the vector of the stand-in embedder: one dimension a word, and how
 * often the word occurs as its value.
 *
 * @param text The text to count in.
 * @returns The counts by word, in order of first occurrence.
 *
 * @example A text as a vector
 * ```ts
 * import { wordCounts } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const counts = wordCounts("Reset the link, then open the link.");
 * assertEquals([...counts], [["reset", 1], ["link", 2], ["open", 1]]);
 * ```
 */
export function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(text)) {
    if (STOP_WORDS.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

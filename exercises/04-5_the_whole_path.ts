/**
 * Exercise 04-5: the whole path in front (hard, 4 points).
 *
 * Real documents have headings under headings, and "By cable" alone says
 * little. Write a section chunker that puts the whole path in front of every
 * chunk, and that stays within the limit when the path itself is long.
 */
import { chunkRecursive, parseMarkdown } from "chunking";
import { todo } from "chunking/exercise";

/** A chunk, and where it belongs. */
export interface Placed {
  /** The line with the headings, if there is one, then a piece of the text. */
  text: string;
  /** All headings of the section, outermost first, also those left out above. */
  path: readonly string[];
}

/**
 * Cuts a document at every heading, whatever its level.
 *
 * - `parseMarkdown` gives the sections, each with its `path` and its `text`.
 * - In front of every chunk stands a line: the headings of the path, joined with
 *   " > ", and a line break.
 * - The line, with its line break, may take at most half of `maxSize`. While it
 *   takes more, the first of its headings (the outermost) is left out. The last
 *   one, the section's own, always stays.
 * - No chunk has more than `maxSize` characters, the line included. A text that
 *   is too long goes through `chunkRecursive`, and each piece gets the line.
 * - Text above the first heading has an empty path, and no line.
 * - If the line leaves no room for any text, a RangeError says so.
 *
 * @param markdown The document
 * @param maxSize The most characters a chunk may have; `length` counts them
 */
export function chunkWithPath(markdown: string, maxSize: number): Placed[] {
  return todo("04-5");
}

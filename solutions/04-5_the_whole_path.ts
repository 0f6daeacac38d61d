/**
 * Exercise 04-5: the whole path in front (hard, 4 points).
 *
 * Real documents have headings under headings, and "By cable" alone says
 * little. Write a section chunker that puts the whole path in front of every
 * chunk, and that stays within the limit when the path itself is long.
 */
import { chunkRecursive, parseMarkdown } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("04-5");
  return parseMarkdown(markdown).sections.flatMap(({ path, text }) => {
    const line = lineOf(path, maxSize / 2);
    // What stands in front is read as well, so it is paid for out of the size.
    // A size below 1 is the RangeError that we owe: chunkRecursive throws it.
    const size = maxSize - line.length;
    return chunkRecursive(text, { size }).map((piece) => ({
      text: line + piece.text,
      path,
    }));
  });
  // END SOLUTION
}
// BEGIN SOLUTION

/** The headings as far as they fit, from the innermost outwards. */
function lineOf(path: readonly string[], limit: number): string {
  const [outermost, ...inner] = path;
  if (outermost === undefined) return "";
  const line = path.join(" > ") + "\n";
  // The outer names are the first to go: many sections share them, so they
  // tell the fewest chunks apart.
  return line.length <= limit || inner.length === 0
    ? line
    : lineOf(inner, limit);
}
// END SOLUTION

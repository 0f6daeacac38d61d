/**
 * Exercise 01-1: which line? (easy, 2 points)
 *
 * A section says where it stands as a position, a count of characters from the
 * start of the text. People would rather be told a line.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Pencil and paper first. In cancellation-policy.md every heading and every
 * paragraph takes one line, and there is an empty line after each of them. The
 * title is on line 1, and four sections follow. On which line does the text
 * under the last heading, "Related Policies", stand?
 */
// BEGIN SOLUTION: export const prediction: number = todo("01-1");
// The title and its empty line are two lines. Each section takes four, heading,
// empty line, text, empty line, and its text is on the third: 2 + 3 * 4 + 3.
export const prediction: number = 17;
// END SOLUTION

/**
 * On which line of the text is this position? The first line is number 1.
 *
 * Files end their lines in three ways, and you do not know which one you get:
 * "\n" on Linux and macOS, "\r\n" on Windows, "\r" on computers of the 1980s.
 * "\r\n" is one line end, not two.
 *
 * @param text The text of a file
 * @param position Where a section starts in it, counted from 0
 */
export function lineAt(text: string, position: number): number {
  // BEGIN SOLUTION: return todo("01-1");
  // Every line end before the position begins a new line. "\r\n?" takes the two
  // characters together where they come together.
  const ends = text.slice(0, position).match(/\r\n?|\n/g) ?? [];
  return ends.length + 1;
  // END SOLUTION
}

/**
 * Exercise 01-1: which line? (easy, 2 points)
 *
 * A section says where it stands as a position, a count of characters from the
 * start of the text. People would rather be told a line.
 */
import { todo } from "chunking/exercise";

/**
 * Pencil and paper first. In cancellation-policy.md every heading and every
 * paragraph takes one line, and there is an empty line after each of them. The
 * title is on line 1, and four sections follow. On which line does the text
 * under the last heading, "Related Policies", stand?
 */
export const prediction: number = todo("01-1");

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
  return todo("01-1");
}

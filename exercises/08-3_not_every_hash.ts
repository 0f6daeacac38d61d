/**
 * Exercise 08-3: not every # is a heading (medium, 3 points).
 *
 * "A line that starts with # begins a new chunk." Mend the rule: it has to know
 * what a line is inside of.
 */
import { todo } from "chunking/exercise";

/**
 * Cuts a Markdown text in front of its headings.
 *
 * - A heading is a line that starts with one to six `#` and then has a space,
 *   and it stands outside of fenced code.
 * - Fenced code begins with a line that starts with three backticks or more, or
 *   three tildes or more; after them may stand a word, such as `sh`. It ends
 *   with a line that is nothing but marks of the same kind, at least as many as
 *   at its beginning. Without such a line it goes on to the end of the text.
 * - A chunk keeps its lines as they are, without the white space at its two
 *   ends. None is blank.
 *
 * @param markdown The text, with `\n` between its lines
 */
export function cutAtHeadings(markdown: string): string[] {
  return todo("08-3");
}

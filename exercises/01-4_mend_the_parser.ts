/**
 * Exercise 01-4: mend the parser (hard, 4 points).
 *
 * The home-made parser of the lesson reads tidy files only. Mend it, so that
 * none of the seven traps catches it. Without parseMarkdown, and without marked:
 * when you have done it, you know what they do for you.
 */
import { todo } from "chunking/exercise";

/**
 * Return the headings of a Markdown text, in order, without their marks.
 *
 * - A heading is a line of one to six `#`, a space and the words. Marks `#` at
 *   the end, after a space, do not belong to it.
 * - Or it is a line of words with a line of `=` or of `-` right under it. A line
 *   of `-` under an empty line is a rule, not a heading's mark.
 * - There may be a byte order mark, and lines may end in "\r\n".
 * - If the first line is `---`, everything up to the next `---` is front matter.
 * - From a line that starts with three backticks, or with `~~~`, everything is
 *   code, up to the next line that is the same three marks and nothing else.
 * - From a line that starts with `<!--`, everything is a comment, up to the end
 *   of the line that has `-->`. That may be the same line.
 *
 * @param markdown The text of a Markdown file
 */
export function headings(markdown: string): string[] {
  return todo("01-4");
}

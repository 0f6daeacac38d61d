/**
 * Exercise 01-4: mend the parser (hard, 4 points).
 *
 * The home-made parser of the lesson reads tidy files only. Mend it, so that
 * none of the seven traps catches it. Without parseMarkdown, and without marked:
 * when you have done it, you know what they do for you.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("01-4");
  const lines = markdown.replace("\uFEFF", "").split(/\r?\n/);
  const found: string[] = [];
  // Front matter, code and comments differ only in what ends them. So the parser
  // needs to remember no more than that, and whether it is inside at all.
  let end: RegExp | undefined = lines[0] === "---" ? /^---$/ : undefined;
  let above = "";
  for (const line of lines.slice(end ? 1 : 0)) {
    let words = "";
    if (end) {
      if (end.test(line)) end = undefined;
    } else if (line.startsWith("```")) end = /^```$/;
    else if (line.startsWith("~~~")) end = /^~~~$/;
    else if (line.startsWith("<!--")) {
      if (!line.includes("-->")) end = /-->/;
    } else if (/^#{1,6} /.test(line)) {
      found.push(line.replace(/^#+ +/, "").replace(/ #+$/, ""));
    } else if (/^(=+|-+)$/.test(line)) {
      if (above !== "") found.push(above);
    } else words = line;
    // Only a line of words can be underlined, so nothing else is remembered.
    above = words;
  }
  return found;
  // END SOLUTION
}

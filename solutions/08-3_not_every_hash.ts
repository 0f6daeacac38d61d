/**
 * Exercise 08-3: not every # is a heading (medium, 3 points).
 *
 * "A line that starts with # begins a new chunk." Mend the rule: it has to know
 * what a line is inside of.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("08-3");
  const chunks: string[][] = [[]];
  // The marks that opened the fence we are in: a rule about one line would do,
  // if it knew this.
  let fence = "";
  for (const line of markdown.split("\n")) {
    if (fence === "") {
      fence = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? "";
      if (/^#{1,6} /.test(line)) chunks.push([]);
    } else if (closes(line, fence)) fence = "";
    chunks.at(-1)!.push(line);
  }
  return chunks.map((lines) => lines.join("\n").trim())
    .filter((chunk) => chunk !== "");
  // END SOLUTION
}
// BEGIN SOLUTION:

/** Whether a line is all marks, of the fence's kind and at least as many. */
function closes(line: string, fence: string): boolean {
  const marks = line.trimEnd();
  // prove: ".startsWith(" to ".endsWith(" is equivalent: all marks are the same
  return marks.startsWith(fence) && new Set(marks).size === 1;
}
// END SOLUTION

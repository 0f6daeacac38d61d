/**
 * Exercise 08-1: bare rows (easy, 2 points).
 *
 * A row without its header is a row of numbers. Before you blame a model for
 * what it made of it, look whether your index is full of such rows.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Finds the chunks that have rows of a table, and not its header above them.
 *
 * A row is a line that starts with `|`. A table has its header if its second
 * line is a rule: a line of `|`, `-`, `:` and spaces, with at least one `-`. A
 * chunk may hold several tables, with other lines between them: it is bare if
 * one of them is.
 *
 * @param texts The texts of the chunks
 * @returns Which of them are bare, in order, the first text being 0
 */
export function bareRows(texts: string[]): number[] {
  // BEGIN SOLUTION: return todo("08-1");
  return texts.flatMap((text, i) => isBare(text) ? [i] : []);
  // END SOLUTION
}
// BEGIN SOLUTION:

function isBare(text: string): boolean {
  const lines = text.split("\n");
  return lines.some((line, i) => {
    // Only a table's first line can lack a rule: the others have a row above.
    const isFirst = line.startsWith("|") && !lines[i - 1]?.startsWith("|");
    // prove: """" to ""?"" is equivalent: neither is a rule
    return isFirst && !/^\|[|:\- ]*-[|:\- ]*$/.test(lines[i + 1] ?? "");
  });
}
// END SOLUTION

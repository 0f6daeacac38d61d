/**
 * Exercise 08-2: take the header along (medium, 3 points).
 *
 * Grapes are divided at the stems, and every bag gets a label. Write the part
 * of `chunkBlocks` that does it.
 */
import { todo } from "chunking/exercise";

/**
 * Cuts a table between its rows, so that every piece begins with the header.
 *
 * The table's first two lines are its header: the names and the rule. A piece
 * is the header and as many rows as fit into `maxSize` characters together with
 * it, line breaks included. A row that does not fit even alone is still not cut:
 * it makes a piece of its own, above the limit.
 *
 * @param table The table, one line a row, without a line break at its end
 * @param maxSize The most characters that a piece should have; `length` counts
 * them well enough
 * @returns The pieces, in order; a table without rows is one piece
 */
export function cutTable(table: string, maxSize: number): string[] {
  return todo("08-2");
}

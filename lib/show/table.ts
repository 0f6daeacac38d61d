import { checkList } from "../base/check.ts";

const NUMBER = /^(?:-|[-−+]?\d[\d.,]*%?)$/;

/** One row of a {@linkcode table}: the cells by column name. */
export type Row = Readonly<Record<string, string | number>>;

/**
 * Writes rows as a table in plain text.
 *
 * The first row's keys are the columns. Columns are two spaces apart; a column
 * of numbers is aligned to the right, any other to the left. A number may be
 * written already (`"0.60"`, `"17%"`), and `"-"` stands for none. Numbers are
 * not rounded.
 *
 * @param rows The rows, all with the same keys.
 * @returns The lines, without a line end after the last; empty for no rows.
 *
 * @example Two chunkers
 * ```ts
 * import { table } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = table([
 *   { chunker: "fixed-size", chunks: 13 },
 *   { chunker: "whole file", chunks: 6 },
 * ]);
 * assertEquals(
 *   text,
 *   "chunker     chunks\n" +
 *     "fixed-size      13\n" +
 *     "whole file       6",
 * );
 * ```
 */
export function table(rows: readonly Row[]): string {
  checkList("rows", rows, "rows");
  const first = rows[0];
  if (!first) return "";
  const columns = Object.keys(first).map((name) => {
    const cells = rows.map((row) => String(row[name] ?? ""));
    const width = [name, ...cells]
      .reduce((widest, cell) => Math.max(widest, [...cell].length), 0);
    const right = cells.every((cell) => NUMBER.test(cell));
    return [name, ...cells].map((cell) => {
      const gap = " ".repeat(width - [...cell].length);
      return right ? gap + cell : cell + gap;
    });
  });
  return columns[0]!
    .map((_, i) => columns.map((column) => column[i]).join("  ").trimEnd())
    .join("\n");
}

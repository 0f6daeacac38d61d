import { checkList, show } from "../base/check.ts";

const NUMBER = /^(?:-|[-−+]?\d[\d.,]*%?)$/;

/** One row of a {@linkcode table}: the cells by column name. */
export type Row = Readonly<Record<string, string | number>>;

/**
 * Writes rows as a table in plain text.
 *
 * The rows' keys are the columns, in the order in which they are first met. They
 * are two spaces apart; a column of numbers is aligned to the right, any other to
 * the left. A number may be written already (`"0.60"`, `"17%"`), and `"-"` stands
 * for none, and for the key that a row lacks. Numbers are not rounded.
 *
 * @param rows The rows, as a rule all with the same keys.
 * @returns The lines, without a line end after the last; empty for no rows.
 * @throws {TypeError} If the rows are no list of objects.
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
  for (const row of rows) {
    if (typeof row === "object" && row !== null) continue;
    throw new TypeError(`each row must be an object, got ${show(row)}`);
  }
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  if (names.size === 0) return "";
  const columns = [...names].map((name) => {
    const cells = rows.map((row) =>
      Object.hasOwn(row, name) ? String(row[name] ?? "") : "-"
    );
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

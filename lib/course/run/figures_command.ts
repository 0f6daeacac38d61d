import { FIGURES } from "./figures.ts";
import { readLessons } from "./lessons.ts";
import { NotebookError } from "./notebook.ts";
import { readArgs } from "./read_args.ts";

const HELP = `Usage: deno task figures [--json]

Lists every published figure and the cell that reproduces it. Exits 1 if a
figure has none.

  --json         print the list for programs
  --lessons DIR  take the lessons from another folder`;

/**
 * `deno task figures`: which cell reproduces which published figure.
 *
 * @param args The arguments after the command's name
 * @returns The exit code: 1 if a figure has no cell
 */
export async function figures(args: readonly string[]): Promise<number> {
  const flags = readArgs("figures", HELP, args);
  if (!flags) return 0;
  const cells = new Map<string, { lesson: string; cell: string }[]>();
  for (const { name, notebook } of await readLessons(flags.folder)) {
    if (notebook instanceof NotebookError) throw notebook;
    for (const { id, metadata } of notebook.cells) {
      for (const figure of [metadata.course?.figure ?? []].flat()) {
        const list = cells.get(figure) ?? [];
        cells.set(figure, [...list, { lesson: name, cell: id }]);
      }
    }
  }
  const rows = FIGURES.map(({ id, what }) => ({
    id,
    what,
    cells: cells.get(id) ?? [],
  }));
  const missing = rows.filter(({ cells }) => !cells.length);
  if (flags.json) {
    console.log(
      JSON.stringify({ ok: !missing.length, figures: rows }, null, 2),
    );
  } else {
    for (const { id, what, cells } of rows) {
      console.log(`${id.padEnd(4)} ${what}`);
      for (const { lesson, cell } of cells) {
        console.log(`       ${lesson}  ${cell}`);
      }
      if (!cells.length) console.log("       no cell");
    }
    console.log(
      `\n${rows.length} figures, ${missing.length || "none"} without a cell`,
    );
  }
  return missing.length ? 1 : 0;
}

import {
  KERNEL_DISPLAY_NAME,
  KERNEL_NAME,
  LANGUAGE_INFO,
} from "../kernel/mod.ts";
import type { Cell, Notebook } from "./notebook.ts";

const METADATA = {
  kernelspec: {
    display_name: KERNEL_DISPLAY_NAME,
    language: "typescript",
    name: KERNEL_NAME,
  },
  language_info: LANGUAGE_INFO,
};

const TAG = "raises-exception";

// What JupyterLab and VS Code call a cell they add: a UUID, or a part of one.
const RANDOM_ID = /^[0-9a-f]{8}((-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

/**
 * Whether a cell's id was made by an editor, or is missing.
 *
 * @param cell The cell
 * @returns Whether {@linkcode canonicalNotebook} would give it another
 */
export function hasRandomId(cell: Cell): boolean {
  return cell.id === "" || RANDOM_ID.test(cell.id);
}

/**
 * Gives every cell an id that a diff can live with, and a cell that is meant to
 * throw the tag that lets the cells after it run.
 *
 * An id that is known, or that an author wrote, stays. Any other cell takes the
 * id of the known cell with the same source, or one made from its own words.
 *
 * @param notebook The notebook
 * @param known The notebook as it was, such as the one under version control
 * @returns A notebook with the same cells
 *
 * @example A cell that JupyterLab has named
 * ```ts
 * import { canonicalNotebook } from "./canonical.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { cells } = canonicalNotebook({
 *   cells: [{
 *     cell_type: "code",
 *     id: "1f8e4a03",
 *     metadata: {},
 *     source: "chunkFixed(text)",
 *   }],
 * });
 * assertEquals(cells[0]?.id, "chunkfixed-text");
 * ```
 */
export function canonicalNotebook(
  notebook: Notebook,
  known?: Notebook,
): Notebook {
  const knownIds = new Set(known?.cells.map((cell) => cell.id));
  const taken = new Set(notebook.cells.map((cell) => cell.id));
  const free = known?.cells.filter((cell) => !taken.has(cell.id)) ?? [];
  const cells = notebook.cells.map((cell) => {
    if (knownIds.has(cell.id)) return cell;
    const same = free.findIndex((old) =>
      old.cell_type === cell.cell_type && old.source === cell.source
    );
    const id = same >= 0
      ? free.splice(same, 1)[0]!.id
      : hasRandomId(cell)
      ? slug(cell, taken)
      : cell.id;
    taken.add(id);
    return { ...cell, id };
  });
  return { cells: cells.map(tagged) };
}

/** JupyterLab's "Run All" stops at a cell that throws, but for this tag. */
function tagged(cell: Cell): Cell {
  const { tags = [], course } = cell.metadata;
  if (!course?.throws || tags.includes(TAG)) return cell;
  return { ...cell, metadata: { ...cell.metadata, tags: [...tags, TAG] } };
}

/** A short name from the cell's first words, with a number if it is taken. */
function slug(cell: Cell, taken: Set<string>): string {
  const words = cell.source.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const base = words.slice(0, 4).join("-").slice(0, 40) || cell.cell_type;
  // Four words of hexadecimal would look random again.
  const name = RANDOM_ID.test(base) ? `cell-${base}` : base;
  let id = name;
  for (let n = 2; taken.has(id); n++) id = `${name}-${n}`;
  return id;
}

/**
 * Writes a notebook as Jupyter itself would: keys in order, an indent of one
 * space, a list of lines for each source, a newline at the end. There is no
 * output, no execution count, no editor's metadata and no language version.
 *
 * @param notebook The notebook
 * @returns The file's text
 */
export function notebookText(notebook: Notebook): string {
  const cells = notebook.cells.map((cell) => {
    const code = cell.cell_type === "code";
    return {
      ...cell,
      source: lines(cell.source),
      ...(code ? { execution_count: null, outputs: [] } : {}),
    };
  });
  const file = { cells, metadata: METADATA, nbformat: 4, nbformat_minor: 5 };
  return JSON.stringify(sorted(file), null, 1) + "\n";
}

function lines(source: string): string[] {
  return source.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

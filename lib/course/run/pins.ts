import { type Figure, FIGURE_BY_ID } from "./figures.ts";
import type { Lesson } from "./lessons.ts";
import type { Cell } from "./notebook.ts";
import type { Problem } from "./run_lesson.ts";
import { unifiedDiff } from "./unified_diff.ts";

/** A cell that reproduces figures, and what it printed in this run. */
export interface PinnedCell {
  lesson: Lesson;
  cell: Cell;
  /** The figures it names. */
  figures: string[];
  /** What it printed; undefined if it was not run. */
  printed: string | undefined;
}

/**
 * Compares a lesson's cells with the published figures they name.
 *
 * Of a figure's cells each must show a part, and all together must show all of
 * it; that is judged when all of them have run. A cell that prints a published
 * block prints nothing else.
 *
 * @param cells Every cell of the course that names a figure
 * @param lesson The lesson that has just run
 * @returns One problem for each of its cells or figures that has drifted
 */
export function driftedPins(
  cells: readonly PinnedCell[],
  lesson: Lesson,
): Problem[] {
  const here = cells.filter((cell) => cell.lesson === lesson);
  const problems = here.flatMap(driftedCell);
  const wrong = new Set(problems.flatMap(({ figures }) => figures));
  for (const id of new Set(here.flatMap(({ figures }) => figures))) {
    const own = cells.filter(({ figures }) => figures.includes(id));
    const run = own.filter(({ printed }) => printed !== undefined);
    if (wrong.has(id) || run.length < own.length) continue;
    const figure = FIGURE_BY_ID.get(id)!;
    const missing = parts(figure).filter((part) =>
      !own.some(({ printed }) => shows(printed!, part))
    );
    if (!missing.length) continue;
    const { cell } = here.findLast(({ figures }) => figures.includes(id))!;
    const message = `does not show all of ${id} (${figure.what}); missing:\n` +
      missing.map(({ text }) => String(text)).join("\n");
    problems.push(problemOf(cell, [id], message));
  }
  return problems;
}

function driftedCell({ cell, figures, printed }: PinnedCell): Problem[] {
  if (printed === undefined) return [];
  const pins = figures.map((id) => FIGURE_BY_ID.get(id)!);
  const bad = pins.filter((figure) =>
    !parts(figure).some((part) => shows(printed, part))
  );
  if (!bad.length) {
    if (alone(printed, pins)) return [];
    const message = `prints more than the published block of ${
      figures.join(", ")
    }: print the rest in another cell`;
    return [problemOf(cell, figures, message)];
  }
  const names = bad.map(({ id, what }) => `${id} (${what})`).join(", ");
  const problem = problemOf(
    cell,
    bad.map(({ id }) => id),
    `no longer shows ${names}; what was published stays: mend the code or the ` +
      "corpus",
  );
  const block = bad[0]?.blocks?.[0];
  if (block) problem.diff = unifiedDiff("published", block, printed);
  return [problem];
}

function problemOf(cell: Cell, figures: string[], message: string): Problem {
  return { kind: "figure", cell: cell.id, figures, message };
}

type Part = { text: string | RegExp; block: boolean };

function parts({ blocks = [], holds = [] }: Figure): Part[] {
  return [
    ...blocks.map((text) => ({ text, block: true })),
    ...holds.map((text) => ({ text, block: false })),
  ];
}

function shows(printed: string, { text, block }: Part): boolean {
  if (text instanceof RegExp) return text.test(printed);
  return block
    ? `\n${printed}\n`.includes(`\n${text}\n`)
    : printed.includes(text);
}

/** Whether a cell that prints blocks prints only them and blank lines. */
function alone(printed: string, figures: readonly Figure[]): boolean {
  let rest = `\n${printed}\n`;
  const blocks = figures.flatMap((figure) => figure.blocks ?? [])
    .filter((text) => shows(printed, { text, block: true }));
  for (const block of blocks) rest = rest.replace(`\n${block}\n`, "\n\n");
  return !blocks.length || rest.trim() === "";
}

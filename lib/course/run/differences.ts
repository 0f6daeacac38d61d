import { withExpectations } from "./expectation.ts";
import type { Notebook } from "./notebook.ts";
import type { CellRun, Problem } from "./run_lesson.ts";
import { unifiedDiff } from "./unified_diff.ts";

/**
 * Compares what a run gave with the expectation cells of the file.
 *
 * @param notebook The lesson as it stands in the file
 * @param runs The cells that ran
 * @returns A problem for each cell that differs, with a unified diff
 */
export function differences(
  notebook: Notebook,
  runs: readonly CellRun[],
): Problem[] {
  const expected = new Map<string, string>();
  const problems: Problem[] = [];
  const code = new Set(
    notebook.cells.filter((cell) => cell.cell_type === "code")
      .map((cell) => cell.id),
  );
  for (const { id, metadata, source } of notebook.cells) {
    const of = metadata.course?.expects;
    if (!of) continue;
    if (code.has(of) && !expected.has(of)) expected.set(of, source);
    else {problems.push({
        kind: "difference",
        message: `expectation "${id}" belongs to no cell: run regen`,
      });}
  }
  for (const { cell, expectation } of runs) {
    const was = expected.get(cell.id);
    if (was === expectation) continue;
    problems.push({
      kind: "difference",
      cell: cell.id,
      message: was === undefined
        ? "shows something and has no expectation: run regen"
        : expectation === undefined
        ? "shows nothing, which is not what is expected"
        : "does not show what is expected",
      diff: unifiedDiff("expected", was ?? "", expectation ?? ""),
    });
  }
  const inOrder = withExpectations(notebook, expected).cells;
  const moved = notebook.cells.find((cell, i) => inOrder[i]?.id !== cell.id);
  if (moved && !problems.length) {
    problems.push({
      kind: "difference",
      message: `cell "${moved.id}" stands elsewhere than regen would put it: ` +
        "an expectation follows its code cell",
    });
  }
  return problems;
}

import { createTwoFilesPatch } from "diff";
import { withExpectations } from "./expectation.ts";
import type { Notebook } from "./notebook.ts";
import type { CellRun, Problem } from "./run_lesson.ts";

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
      diff: unifiedDiff(was ?? "", expectation ?? ""),
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

/** A unified diff in which a picture is its size and its fingerprint. */
function unifiedDiff(expected: string, actual: string): string {
  const [was, is] = [expected, actual].map((text) =>
    text.replace(
      /src="data:([^;"]*);base64,([^"]*)"/g,
      (_, type, base64) => `src="${type} ${fingerprint(base64)}"`,
    ) + "\n"
  );
  return createTwoFilesPatch("expected", "actual", was!, is!)
    .replace(/^=+\n/, "");
}

function fingerprint(base64: string): string {
  // FNV-1a: enough to tell two pictures apart in a diff.
  let hash = 0x811c9dc5;
  for (const char of base64) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  }
  return `${base64.length} characters #${hash.toString(16).padStart(8, "0")}`;
}

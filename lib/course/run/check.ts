import type { LessonResult } from "./course_run.ts";
import { differences } from "./differences.ts";
import { NotebookError } from "./notebook.ts";
import { runCommand } from "./regen_check.ts";
import type { Problem } from "./run_lesson.ts";

const HELP = `Usage: deno task check [NN…] [--json]

Runs the lessons and compares what they show with their "What to expect" cells
and with the published figures. Exits 1 on any difference.

  NN             only these lessons, such as 02
  --json         print a report for programs
  --lessons DIR  take the lessons from another folder`;

/**
 * `deno task check`: runs lessons and compares what they show.
 *
 * @param args The arguments after the command's name
 * @returns The exit code
 */
export function check(args: readonly string[]): Promise<number> {
  return runCommand("check", HELP, args, compare);
}

function compare(result: LessonResult): string {
  const { lesson: { notebook }, run, problems } = result;
  if (!(notebook instanceof NotebookError)) {
    const told = new Set(problems.map(({ cell }) => cell));
    problems.push(
      ...differences(notebook, run.runs).filter(({ cell }) =>
        cell === undefined || !told.has(cell)
      ),
    );
    const ids = notebook.cells.map(({ id }) => id);
    const place = ({ cell }: Problem) => cell ? ids.indexOf(cell) : -1;
    problems.sort((a, b) => place(a) - place(b));
  }
  return problems.length ? "differs" : "as expected";
}

import { notebookText } from "./canonical.ts";
import { withExpectations } from "./expectation.ts";
import { formatNotebook } from "./format_notebook.ts";
import { NotebookError } from "./notebook.ts";
import { runCommand } from "./regen_check.ts";
import { writeFile } from "../write_file.ts";
import type { LessonResult } from "./course_run.ts";
import { courseFolder } from "../course_folder.ts";

const HELP = `Usage: deno task regen [NN…] [--json]

Runs the lessons and rewrites their "What to expect" cells. A lesson in which
something goes wrong, or that no longer shows a published figure, is left as it
is.

  NN             only these lessons, such as 02
  --json         print a report for programs
  --lessons DIR  take the lessons from another folder`;

/**
 * `deno task regen`: runs lessons and rewrites what a learner should expect.
 *
 * @param args The arguments after the command's name
 * @returns The exit code
 */
export function regen(args: readonly string[]): Promise<number> {
  return runCommand("regen", HELP, args, rewrite);
}

async function rewrite(result: LessonResult): Promise<string> {
  const { lesson, run, problems } = result;
  if (problems.length || lesson.notebook instanceof NotebookError) {
    return "not rewritten";
  }
  const texts = new Map(
    run.runs.flatMap(({ cell, expectation }) =>
      expectation ? [[cell.id, expectation] as const] : []
    ),
  );
  const plain = notebookText(withExpectations(lesson.notebook, texts));
  try {
    const text = await formatNotebook(plain, courseFolder());
    if (text === lesson.text) return "unchanged";
    if (await Deno.readTextFile(lesson.path) === lesson.text) {
      await writeFile(lesson.path, text);
      return "rewritten";
    }
    problems.push({
      kind: "notebook",
      message: "was changed while it ran: run regen again",
    });
  } catch (error) {
    // A full disk, a folder for reading only, a file that is gone by now.
    problems.push({
      kind: "notebook",
      message: `cannot be rewritten: ${(error as Error).message}`,
    });
  }
  return "not rewritten";
}

import type { LessonResult } from "./course_run.ts";
import type { Problem } from "./run_lesson.ts";

const EXCERPT_LINES = 8;

/**
 * Tells a problem to a person: where it is, what it is, the source, the diff.
 *
 * @param file The lesson's file
 * @param problem What is wrong
 * @returns Lines of text
 */
export function problemText(file: string, problem: Problem): string {
  const { cell, message, source, diff } = problem;
  const parts = [
    // The message of an unreadable notebook names the file already.
    message.startsWith(file)
      ? message
      : `${file}${cell ? `, cell "${cell}"` : ""}: ${message}`,
  ];
  if (source) parts.push(excerpt(source));
  if (diff) parts.push(indent(diff.trimEnd()));
  return parts.join("\n");
}

function excerpt(source: string): string {
  const lines = source.split("\n");
  const shown = lines.slice(0, EXCERPT_LINES)
    .map((line, i) => `  ${String(i + 1).padStart(2)} | ${line}`);
  const left = lines.length - shown.length;
  if (left > 0) shown.push(`     | … ${left} more lines`);
  return shown.join("\n");
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

/** What `--json` prints. */
export interface JsonReport {
  command: string;
  ok: boolean;
  kernel: { deno: string };
  seconds: number;
  lessons: {
    lesson: string;
    file: string;
    ok: boolean;
    seconds: number;
    cells: number;
    outputs: number;
    written?: boolean;
    problems: Problem[];
  }[];
}

/**
 * The report for programs.
 *
 * @param command The command's name
 * @param kernel The kernel's version
 * @param results What came of the lessons
 * @param seconds How long all took
 * @returns A value for JSON
 */
export function jsonReport(
  command: string,
  kernel: string,
  results: readonly (LessonResult & { written?: boolean })[],
  seconds: number,
): JsonReport {
  return {
    command,
    ok: results.every(({ problems }) => !problems.length),
    kernel: { deno: kernel },
    seconds: round(seconds),
    lessons: results.map(({ lesson, run, problems, written }) => ({
      lesson: lesson.number,
      file: lesson.file,
      ok: !problems.length,
      seconds: round(run.seconds),
      cells: run.runs.length,
      outputs: run.runs.filter(({ expectation }) => expectation).length,
      ...(written === undefined ? {} : { written }),
      problems,
    })),
  };
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

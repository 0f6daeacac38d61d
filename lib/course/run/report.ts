import type { LessonResult } from "./course_run.ts";
import type { Problem } from "./run_lesson.ts";

const EXCERPT_LINES = 8;

/**
 * A lesson's line in the report.
 *
 * @param result What came of it
 * @returns One line
 */
export function resultLine(result: LessonResult): string {
  const { lesson, run, problems, done } = result;
  const mark = problems.length ? "FAIL" : "ok  ";
  const cells = count(run.runs.length, "cell").padStart(8);
  const seconds = run.seconds.toFixed(1);
  return `${mark}  ${lesson.name.padEnd(32)}${cells}  ${seconds} s  ${done}`;
}

/**
 * What is printed at the end: every problem, then a line of totals.
 *
 * @param results What came of the lessons
 * @param report The same for programs
 * @returns Lines of text
 */
export function summary(
  results: readonly LessonResult[],
  report: JsonReport,
): string {
  const texts = results.flatMap(({ lesson, problems }) =>
    problems.map((problem) => problemText(lesson.file, problem))
  );
  const outputs = report.lessons.reduce((sum, { outputs }) => sum + outputs, 0);
  const totals = [
    count(results.length, "lesson"),
    count(outputs, "output"),
    texts.length ? count(texts.length, "problem") : "no problem",
    `${report.seconds.toFixed(1)} s`,
  ].join(", ");
  return [
    ...texts.map((text) => `\n${text}`),
    `\n${totals} (Deno ${report.kernel.deno})`,
  ].join("\n");
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

function problemText(file: string, problem: Problem): string {
  const { cell, message, source, diff, notRun, figures, kind } = problem;
  const parts = [
    // The message of an unreadable notebook names the file already.
    message.startsWith(file)
      ? message
      : `${file}${cell ? `, cell "${cell}"` : ""}: ${message}`,
  ];
  // A syntax error's message shows the place itself.
  if (source && !message.includes("\n")) parts.push(excerpt(source));
  if (notRun) parts.push(`  ${count(notRun, "cell")} after it not run`);
  if (figures && kind !== "figure") {
    parts.push(`  figures not reached: ${figures.join(", ")}`);
  }
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
    done: string;
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
  results: readonly LessonResult[],
  seconds: number,
): JsonReport {
  return {
    command,
    ok: results.every(({ problems }) => !problems.length),
    kernel: { deno: kernel },
    seconds: round(seconds),
    lessons: results.map(({ lesson, run, problems, done = "" }) => ({
      lesson: lesson.number,
      file: lesson.file,
      ok: !problems.length,
      seconds: round(run.seconds),
      cells: run.runs.length,
      outputs: run.runs.filter(({ expectation }) => expectation).length,
      done,
      problems,
    })),
  };
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

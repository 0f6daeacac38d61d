import type { ExerciseOptions } from "./exercise.ts";

/** One test of a grader. */
export interface ExerciseTest {
  readonly name: string;
  /** Tries an answer, the text of a learner's file; throws a sentence. */
  run(source: string): Promise<void>;
}

/** A grader that has been read. */
export interface Grader extends ExerciseOptions {
  /** The address of the grader's file. */
  readonly url: string;
  readonly tests: readonly ExerciseTest[];
}

const ANSWER = Symbol.for("chunking.answer");
const slot = globalThis as { [ANSWER]?: string };
let reading: { url: string; graders: Grader[] } | undefined;

/**
 * Reads a grader without running it: its exercises are returned and no test is
 * given to the test runner. One grader at a time.
 *
 * @param url The address of a grader's file
 */
export async function readGrader(url: string): Promise<Grader[]> {
  const graders: Grader[] = [];
  reading = { url, graders };
  try {
    await import(url);
  } finally {
    reading = undefined;
  }
  return graders;
}

/** The list that {@linkcode readGrader} fills, while it reads. */
export function graderBeingRead(): typeof reading {
  return reading;
}

/** A program that makes graders take this answer and not the file's text. */
export function answerProgram(source: string): string {
  return `globalThis[Symbol.for("chunking.answer")] = ${
    JSON.stringify(source)
  };\n`;
}

/** The answer that {@linkcode answerProgram} left, if it was run before. */
export function givenAnswer(): string | undefined {
  return slot[ANSWER];
}

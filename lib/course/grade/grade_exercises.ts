import { inParallel } from "../in_parallel.ts";
import type { CourseExercise } from "./read_exercises.ts";
import { type ExerciseResult, runExercise } from "./run_exercise.ts";

/**
 * Grades exercises, a few at a time. Of the folder with the answers only the
 * exercises' own files are read: a test file there does not count.
 *
 * @param exercises The exercises, with the course's graders
 * @param answers The folder with the learner's files
 * @param signal Ends the grading; no process is left then
 * @returns The results, in the order of the exercises
 * @throws {DOMException} If the signal ended it.
 */
export async function gradeExercises(
  exercises: readonly CourseExercise[],
  answers: string,
  signal?: AbortSignal,
): Promise<ExerciseResult[]> {
  return await inParallel(
    exercises,
    (exercise) => gradeAnswer(exercise, answers, signal),
    { signal },
  );
}

async function gradeAnswer(
  exercise: CourseExercise,
  answers: string,
  signal?: AbortSignal,
): Promise<ExerciseResult> {
  const { id, title, points, name } = exercise;
  let source: string;
  try {
    source = await Deno.readTextFile(`${answers}/${name}.ts`);
  } catch (error) {
    const missing = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.IsADirectory;
    if (!missing) throw error;
    const sentence = `There is no file exercises/${name}.ts: type ` +
      `"deno task grade ${id} --reset".`;
    const known = { id, name, title, points, sentence };
    return { ...known, status: "not yet", earned: 0, tests: [] };
  }
  return await runExercise(exercise, source, signal);
}

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
  const results: ExerciseResult[] = [];
  let next = 0;
  const worker = async () => {
    while (next < exercises.length) {
      const place = next++;
      results[place] = await gradeOne(exercises[place]!, answers, signal);
      signal?.throwIfAborted();
    }
  };
  const jobs = Math.min(4, navigator.hardwareConcurrency);
  await Promise.all(Array.from({ length: jobs }, worker));
  return results;
}

async function gradeOne(
  exercise: CourseExercise,
  answers: string,
  signal?: AbortSignal,
): Promise<ExerciseResult> {
  const file = `${exercise.name}.ts`;
  try {
    const source = await Deno.readTextFile(`${answers}/${file}`);
    return await runExercise(exercise, source, signal);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    const { id, title, points } = exercise;
    const sentence = `There is no file ${file}: ` +
      `type "deno task grade --reset ${id}".`;
    return {
      id,
      title,
      points,
      status: "not yet",
      earned: 0,
      sentence,
      tests: [],
    };
  }
}

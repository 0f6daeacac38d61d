import { courseFolder } from "../course_folder.ts";
import { UsageError } from "../usage_error.ts";
import { gradeExercises } from "./grade_exercises.ts";
import { readExercises } from "./read_exercises.ts";
import { reportLines } from "./report_lines.ts";

/**
 * Grades exercises and prints how they stand. For a cell of a notebook: save
 * the exercise's file, then run the cell.
 *
 * @param wanted Exercises (`"02-1"`) or lessons (`"02"`); none is all
 *
 * @example In a notebook
 * ```ts ignore
 * import { grade } from "chunking";
 *
 * await grade("02-1");
 * ```
 */
export async function grade(...wanted: string[]): Promise<void> {
  const folder = `${courseFolder()}/exercises`;
  // In a notebook nothing checks types
  const words = wanted.map(String);
  try {
    const exercises = await readExercises(folder, words, { evenMissing: true });
    const results = await gradeExercises(exercises, folder);
    console.log(reportLines(results, { notebook: true }).join("\n"));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.log(error.message);
  }
}

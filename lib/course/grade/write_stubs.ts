import { writeFile } from "../write_file.ts";
import { chooseExercises } from "./choose_exercises.ts";
import type { CourseFolders } from "./reset.ts";
import { stubOf } from "./stub_of.ts";
import { untouched } from "./untouched.ts";

/**
 * Writes the learner's files from the solutions. A file in which someone has
 * solved the exercise is left alone.
 *
 * @param folders Where stubs and solutions are
 * @param wanted Exercises or lessons; none is all
 * @returns What was done, a line for each file that was not right already
 */
export async function writeStubs(
  { exercises, solutions }: CourseFolders,
  wanted: readonly string[],
): Promise<string[]> {
  const done: string[] = [];
  for (const name of await chooseExercises(solutions, ".ts", wanted)) {
    const stub = stubOf(await Deno.readTextFile(`${solutions}/${name}.ts`));
    const path = `${exercises}/${name}.ts`;
    const [id = ""] = name.split("_");
    const text = await Deno.readTextFile(path).catch(() => undefined);
    if (text === stub) continue;
    if (text !== undefined && !untouched(text, id)) {
      done.push(`exercises/${name}.ts is solved and was left alone`);
      continue;
    }
    await writeFile(path, stub);
    done.push(`exercises/${name}.ts written`);
  }
  return done;
}

import { join } from "node:path";
import { chooseExercises } from "../grade/choose_exercises.ts";
import { stubOf } from "../grade/stub_of.ts";
import { copyCourse } from "./copy_course.ts";

/**
 * The exercises that are not as they came: someone works on them.
 *
 * @param course The course's folder
 * @returns Their names, such as "02-1_count_the_windows"
 */
export async function answered(course: string): Promise<string[]> {
  const names = await chooseExercises(join(course, "solutions"), ".ts", []);
  const read = (folder: string, name: string) =>
    Deno.readTextFile(join(course, folder, `${name}.ts`)).catch(() => "");
  const found: string[] = [];
  for (const name of names) {
    const stub = stubOf(await read("solutions", name));
    if (await read("exercises", name) !== stub) found.push(name);
  }
  return found;
}

/**
 * Copies the course to another folder, with the named exercises as they came
 * and the lab's environment at hand.
 *
 * @param course The course's folder
 * @param copy The new folder
 * @param names The exercises whose answers stay out
 */
export async function setAnswersAside(
  course: string,
  copy: string,
  names: readonly string[],
): Promise<void> {
  await copyCourse(course, copy);
  for (const name of names) {
    const solution = join(copy, "solutions", `${name}.ts`);
    const stub = stubOf(await Deno.readTextFile(solution));
    await Deno.writeTextFile(join(copy, "exercises", `${name}.ts`), stub);
  }
  const venv = join(course, ".venv");
  const made = await Deno.stat(venv).then(() => true, () => false);
  // A link, as an environment cannot be moved.
  if (made) {
    await Deno.symlink(venv, join(copy, ".venv"), { type: "junction" });
  }
}

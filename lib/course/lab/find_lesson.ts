import { join } from "node:path";
import { Problem } from "./problem.ts";

/**
 * Finds a lesson's notebook by its number, `"2"` or `"02"`, and returns its
 * path inside the course, such as `lessons/02-three-ways-to-cut.ipynb`.
 *
 * @throws {Problem} If there is no such lesson.
 */
export async function findLesson(
  course: string,
  number: string,
): Promise<string> {
  const names: string[] = [];
  for await (const { name } of Deno.readDir(join(course, "lessons"))) {
    if (/^\d\d-.*\.ipynb$/.test(name)) names.push(name);
  }
  names.sort();
  const lesson = names.find((name) =>
    name.startsWith(`${number.padStart(2, "0")}-`)
  );
  if (lesson) return `lessons/${lesson}`;
  throw new Problem(
    `There is no lesson ${number}. The lessons are: ${
      names.map((name) => name.slice(0, 2)).join(" ")
    }`,
  );
}

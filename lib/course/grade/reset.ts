import { UsageError } from "../usage_error.ts";
import { writeFile } from "../write_file.ts";
import { stubOf } from "./stub_of.ts";

/** Where an exercise's files are. */
export interface CourseFolders {
  readonly exercises: string;
  readonly solutions: string;
}

/**
 * Gives a learner the exercise as it was. What the learner wrote is kept beside
 * it, in a file ending in `.bak`, `.bak2` and so on.
 *
 * @param name The exercise's files: "02-1_count_the_windows"
 * @param folders Where they are
 * @param agree Asked before a learner's text is replaced
 * @returns What was done, in a sentence
 */
export async function reset(
  name: string,
  { exercises, solutions }: CourseFolders,
  agree: () => boolean,
): Promise<string> {
  const stub = stubOf(await readSolution(`${solutions}/${name}.ts`));
  const path = `${exercises}/${name}.ts`;
  const file = `exercises/${name}.ts`;
  const text = await readIfThere(path);
  if (text === stub) return `${file} is as it was.`;
  if (text === undefined) {
    await writeFile(path, stub);
    return `${file} is back.`;
  }
  if (!agree()) return `${file} was left alone.`;
  const backup = await keep(text, path);
  await writeFile(path, stub);
  return `${file} is as it was; your text is in ${
    backup.slice(exercises.length - "exercises".length)
  }.`;
}

async function readSolution(path: string): Promise<string> {
  const solution = await readIfThere(path);
  if (solution !== undefined) return solution;
  throw new UsageError(
    `no ${path} to make the exercise from: try "git checkout -- exercises"`,
  );
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function keep(text: string, path: string): Promise<string> {
  for (let number = 1;; number++) {
    const backup = `${path}.bak${number === 1 ? "" : number}`;
    try {
      await Deno.writeTextFile(backup, text, { createNew: true });
      return backup;
    } catch (error) {
      if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    }
  }
}

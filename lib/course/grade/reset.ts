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
  const found = await statIfThere(path);
  if (!found) {
    await writeFile(path, stub);
    return `${file} is back.`;
  }
  if (!found.isFile) {
    throw new UsageError(
      `${file} is not a file: move it away, then type ` +
        `"deno task grade ${name.split("_")[0]} --reset"`,
    );
  }
  // Bytes, for a file that is not UTF-8 would not survive as text
  const bytes = await Deno.readFile(path);
  if (isText(bytes, stub)) return `${file} is as it was.`;
  if (!agree()) return `${file} was left alone.`;
  const backup = await keep(bytes, path, found.mode);
  await writeFile(path, stub);
  await setMode(path, found.mode);
  return `${file} is as it was; your text is in ${
    backup.slice(exercises.length - "exercises".length)
  }.`;
}

async function readSolution(path: string): Promise<string> {
  if ((await statIfThere(path))?.isFile) return await Deno.readTextFile(path);
  throw new UsageError(
    `no ${path} to make the exercise from: try "git checkout -- exercises"`,
  );
}

async function statIfThere(path: string): Promise<Deno.FileInfo | undefined> {
  try {
    return await Deno.stat(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function isText(bytes: Uint8Array, text: string): boolean {
  const wanted = new TextEncoder().encode(text);
  return bytes.length === wanted.length &&
    bytes.every((byte, i) => byte === wanted[i]);
}

async function keep(
  bytes: Uint8Array,
  path: string,
  mode: number | null,
): Promise<string> {
  for (let number = 1;; number++) {
    const backup = `${path}.bak${number === 1 ? "" : number}`;
    try {
      await Deno.writeFile(backup, bytes, { createNew: true });
      await setMode(backup, mode);
      return backup;
    } catch (error) {
      if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    }
  }
}

async function setMode(path: string, mode: number | null): Promise<void> {
  if (Deno.build.os === "windows" || mode === null) return;
  await Deno.chmod(path, mode & 0o777);
}

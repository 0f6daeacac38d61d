import { pathToFileURL } from "node:url";
import { UsageError } from "../usage_error.ts";
import { chooseExercises } from "./choose_exercises.ts";
import { type Grader, readGrader } from "./registry.ts";

/** An exercise of the course: its grader, and the files that belong to it. */
export interface CourseExercise extends Grader {
  /** What its three files are called: "02-1_count_the_windows". */
  readonly name: string;
}

/**
 * Reads the graders of a folder. Only files called `NN-N_name_test.ts` are
 * graders; what else lies there is left alone.
 *
 * @param folder The folder, "…/exercises"
 * @param wanted Exercises ("02-1") or lessons ("02" or "2"); none is all
 * @param options Whether to pass over a learner's file that is not there. Its
 * grader cannot be read then: the exercise has no tests and no hints
 * @returns The exercises, in order
 * @throws {UsageError} If there is none, or not the one wanted, or its file is
 * missing.
 */
export async function readExercises(
  folder: string,
  wanted: readonly string[] = [],
  { evenMissing = false } = {},
): Promise<CourseExercise[]> {
  const exercises: CourseExercise[] = [];
  // The test runner names modules by their real paths
  folder = await Deno.realPath(folder);
  for (const name of await chooseExercises(folder, "_test.ts", wanted)) {
    exercises.push(await readExercise(folder, name, evenMissing));
  }
  return exercises;
}

async function readExercise(
  folder: string,
  name: string,
  evenMissing: boolean,
): Promise<CourseExercise> {
  const path = `${folder}/${name}_test.ts`;
  const { mtime } = await Deno.stat(path);
  if (!await exists(`${folder}/${name}.ts`)) {
    if (evenMissing) return await readMissing(path, name);
    const [id] = name.split("_");
    throw new UsageError(
      `there is no exercises/${name}.ts: type "deno task grade ${id} --reset"`,
    );
  }
  // The time makes a changed grader another module, or watching would not see it
  const url = `${pathToFileURL(path)}?${mtime?.getTime()}`;
  const exercise = known.get(url) ?? await read(url, name);
  known.set(url, exercise);
  return exercise;
}

/** What the report says of an exercise, taken from its grader's text. */
async function readMissing(
  path: string,
  name: string,
): Promise<CourseExercise> {
  const grader = await Deno.readTextFile(path);
  return {
    id: name.split("_")[0]!,
    name,
    title: /^\s*title: "(.*)",$/m.exec(grader)?.[1] ?? name,
    points: Number(/^\s*points: ([\d.]+),$/m.exec(grader)?.[1] ?? 0),
    hints: ["", ""],
    source: "",
    url: pathToFileURL(path).href,
    tests: [],
  };
}

/** A module is evaluated once, so what it said then is kept. */
const known = new Map<string, CourseExercise>();

async function read(url: string, name: string): Promise<CourseExercise> {
  const graders = await readGrader(url);
  const [grader] = graders;
  if (!grader || graders.length > 1 || !name.startsWith(`${grader.id}_`)) {
    throw new Error(
      `${name}_test.ts must call exercise() once, with the id in its name`,
    );
  }
  const names = new Set(grader.tests.map(({ name }) => name));
  if (names.size === 0 || names.size < grader.tests.length) {
    throw new Error(`${name}_test.ts has no test, or two of one name`);
  }
  return { ...grader, name };
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

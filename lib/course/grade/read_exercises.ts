import { pathToFileURL } from "node:url";
import { UsageError } from "../run/lessons.ts";
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
 * @returns The exercises, in order
 * @throws {UsageError} If there is none, or not the one wanted.
 */
export async function readExercises(
  folder: string,
  wanted: readonly string[] = [],
): Promise<CourseExercise[]> {
  const names = await graderNames(folder);
  const chosen = wanted.map((word) => wantedBy(word, names));
  const read = names.filter((name) =>
    chosen.length === 0 || chosen.some((matches) => matches(name))
  );
  const exercises: CourseExercise[] = [];
  for (const name of read) exercises.push(await readExercise(folder, name));
  return exercises;
}

async function graderNames(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isFile } of Deno.readDir(folder)) {
    if (isFile && /^\d+-\d+_.*_test\.ts$/.test(name)) {
      names.push(name.slice(0, -"_test.ts".length));
    }
  }
  if (names.length === 0) throw new UsageError(`no exercise in ${folder}`);
  return names.sort(new Intl.Collator("en", { numeric: true }).compare);
}

function wantedBy(word: string, names: string[]): (name: string) => boolean {
  const stem = word.replace(/^.*[\\/]/, "").replace(/(_test)?\.ts$/, "");
  const matches = (name: string) => {
    const [id = "", lesson = ""] = /^(\d+)-\d+/.exec(name) ?? [];
    return stem === name || stem === id ||
      /^\d+$/.test(stem) && Number(stem) === Number(lesson);
  };
  if (names.some(matches)) return matches;
  const list = names.map((name) => `  ${name}`).join("\n");
  throw new UsageError(`no exercise "${word}": there are\n${list}`);
}

async function readExercise(
  folder: string,
  name: string,
): Promise<CourseExercise> {
  const path = `${folder}/${name}_test.ts`;
  const { mtime } = await Deno.stat(path);
  // The time makes a changed grader another module, or watching would not see it
  const url = `${pathToFileURL(path)}?${mtime?.getTime()}`;
  const exercise = known.get(url) ?? await read(url, name);
  known.set(url, exercise);
  return exercise;
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
  if (grader.tests.length === 0) throw new Error(`${name}_test.ts has no test`);
  return { ...grader, name };
}

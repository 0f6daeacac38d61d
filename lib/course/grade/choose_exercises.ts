import { UsageError } from "../usage_error.ts";

/**
 * The exercises in a folder, by the names of their files.
 *
 * @param folder "…/exercises" or "…/solutions"
 * @param ending What follows the name: "_test.ts" for graders
 * @param wanted Exercises ("02-1"), lessons ("02", "2"), files; none is all
 * @returns Names such as "02-1_count_the_windows", in order
 * @throws {UsageError} If there is none, or not the one wanted.
 */
export async function chooseExercises(
  folder: string,
  ending: "_test.ts" | ".ts",
  wanted: readonly string[],
): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, isFile } of Deno.readDir(folder)) {
    if (isFile && /^\d+-\d+_/.test(name) && name.endsWith(ending)) {
      names.push(name.slice(0, -ending.length));
    }
  }
  if (names.length === 0) throw new UsageError(`no exercise in ${folder}`);
  names.sort(new Intl.Collator("en", { numeric: true }).compare);
  const chosen = wanted.flatMap((word) => {
    const found = names.filter((name) => isWanted(name, word));
    if (found.length > 0) return found;
    const list = names.map((name) => `  ${name}`).join("\n");
    throw new UsageError(`no exercise "${word}": there are\n${list}`);
  });
  return names.filter((name) => wanted.length === 0 || chosen.includes(name));
}

function isWanted(name: string, word: string): boolean {
  const stem = word.replace(/^.*[\\/]/, "").replace(/(_test)?\.ts$/, "");
  const [lesson, number] = name.split(/[-_]/, 2).map(Number);
  const [, wantedLesson, wantedNumber] = /^(\d+)(?:-(\d+))?$/.exec(stem) ?? [];
  return stem === name ||
    Number(wantedLesson) === lesson &&
      (wantedNumber === undefined || Number(wantedNumber) === number);
}

import { courseFolder } from "../course_folder.ts";
import { readFlags } from "../read_flags.ts";
import { UsageError } from "../usage_error.ts";
import { chooseExercises } from "./choose_exercises.ts";
import { gradeExercises } from "./grade_exercises.ts";
import { hint } from "./hint.ts";
import { readExercises } from "./read_exercises.ts";
import { reportJson, reportLines } from "./report_lines.ts";
import { reset } from "./reset.ts";
import type { ExerciseResult } from "./run_exercise.ts";
import { untilInterrupted } from "../until_interrupted.ts";
import { watch } from "./watch.ts";

const HELP = `Usage: deno task grade [ID…] [OPTION]

Grades the exercises in exercises/: all of them, some (02-1) or a lesson's (02).

  --hint        show the next hint for an exercise
  --watch       grade again whenever a file is saved, until Ctrl-C
  --reset       give an exercise back as it was; your text is kept in a .bak file
  --yes         do not ask before a reset
  --json        print for programs
  --course DIR  the folder with exercises/ and solutions/, if not this one`;

/**
 * `deno task grade`.
 *
 * @param args What was typed after it
 * @returns The exit code: 1 if an exercise was tried and does not pass
 */
export async function gradeCommand(args: string[]): Promise<number> {
  const flags = readFlags("grade", HELP, args, {
    boolean: ["hint", "watch", "reset", "yes", "json"],
    string: ["course"],
  });
  if (!flags) return 0;
  const course: string = flags.course || courseFolder();
  const words = flags._.map(String);
  if (flags.reset) {
    // The grader cannot be read while the learner's file is missing
    const names = await chooseExercises(`${course}/solutions`, ".ts", words);
    console.log(await resetOne(onlyOne(names, "--reset"), course, flags.yes));
    return 0;
  }
  const exercises = await readExercises(`${course}/exercises`, words, {
    evenMissing: !flags.hint,
  });
  if (flags.hint) {
    const exercise = onlyOne(exercises, "--hint");
    const lines = await hint(exercise, `${course}/.hints.json`);
    console.log(lines.join("\n"));
    return 0;
  }
  return await untilInterrupted(async (signal) => {
    const folder = `${course}/exercises`;
    const results = await gradeExercises(exercises, folder, signal);
    print(results, flags.json);
    if (flags.watch) await keepGrading(folder, words, flags.json, signal);
    return results.some(({ status }) => FAILED.has(status)) ? 1 : 0;
  });
}

const FAILED = new Set(["not yet", "timed out"]);

function onlyOne<T>(items: readonly T[], option: string): T {
  const [item, ...more] = items;
  if (item && more.length === 0) return item;
  throw new UsageError(
    `${option} is for one exercise: type "deno task grade 02-1 ${option}"`,
  );
}

async function resetOne(
  name: string,
  course: string,
  yes: boolean,
): Promise<string> {
  const folders = {
    exercises: `${course}/exercises`,
    solutions: `${course}/solutions`,
  };
  return await reset(name, folders, () => {
    if (yes) return true;
    if (Deno.stdin.isTerminal()) {
      return confirm(`Replace exercises/${name}.ts? Your text is kept.`);
    }
    throw new UsageError(
      `exercises/${name}.ts has been changed: to replace it type ` +
        `"deno task grade ${name.split("_")[0]} --reset --yes"`,
    );
  });
}

async function keepGrading(
  folder: string,
  words: string[],
  json: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!json) console.log("\nWatching exercises/, Ctrl-C ends.");
  await watch(folder, async (names) => {
    try {
      const wanted = await readExercises(folder, words, { evenMissing: true });
      const saved = wanted.filter(({ name }) => names.includes(name));
      if (saved.length === 0) return;
      print(await gradeExercises(saved, folder, signal), json);
    } catch (error) {
      // A grader that cannot be read now may be mended with the next save
      if (!signal.aborted) console.error(`error: ${(error as Error).message}`);
    }
  }, signal);
}

function print(results: ExerciseResult[], json: boolean): void {
  const lines = json ? reportJson(results) : reportLines(results).join("\n");
  console.log(lines);
}

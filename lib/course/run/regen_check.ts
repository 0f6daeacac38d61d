import { DENO_VERSION, Kernel } from "../kernel/mod.ts";
import { courseFolder } from "../course_folder.ts";
import { type LessonResult, runCourse } from "./course_run.ts";
import { chooseLessons, readLessons } from "./lessons.ts";
import { progress } from "./progress.ts";
import { jsonReport, resultLine, summary } from "./report.ts";
import { machineRoots } from "../machine_roots.ts";
import { readArgs } from "./read_args.ts";
import { INTERRUPTED, untilInterrupted } from "../until_interrupted.ts";

/** What a command does with each lesson that ran. */
export type Finish = (result: LessonResult) => string | Promise<string>;

/**
 * What `regen` and `check` have in common: arguments, running, reporting.
 *
 * @param command The command's name
 * @param help What `--help` prints
 * @param args The arguments after the name
 * @param finish Adds to a result's problems; returns a word for its line
 * @returns The exit code
 */
export async function runCommand(
  command: string,
  help: string,
  args: readonly string[],
  finish: Finish,
): Promise<number> {
  const flags = readArgs(command, help, args);
  if (!flags) return 0;
  const began = performance.now();
  const { folder } = flags;
  const all = await readLessons(folder);
  const chosen = chooseLessons(all, flags.words);
  const show = progress(flags.json);
  let version = DENO_VERSION;
  const start = async () => {
    const kernel = await Kernel.start({ cwd: folder });
    version = kernel.info.implementation_version;
    return kernel;
  };
  const exit = await untilInterrupted(async (signal) => {
    const results = await runCourse(
      all,
      chosen,
      {
        start,
        corpus: `${courseFolder()}/corpus`,
        signal,
        roots: await machineRoots(),
        onCell: show.cell,
      },
      async (result) => {
        result.done = await finish(result);
        show.end(result.lesson, resultLine(result));
      },
    );
    const seconds = (performance.now() - began) / 1000;
    const report = jsonReport(command, version, results, seconds);
    console.log(
      flags.json ? JSON.stringify(report, null, 2) : summary(results, report),
    );
    return report.ok ? 0 : 1;
  }).finally(show.clear);
  if (exit === INTERRUPTED) console.error("stopped");
  return exit;
}

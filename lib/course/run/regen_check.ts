import { Kernel } from "../kernel/mod.ts";
import { type LessonResult, runCourse } from "./course_run.ts";
import { readLessons } from "./lessons.ts";
import { progress } from "./progress.ts";
import { jsonReport, problemText } from "./report.ts";
import { machineRoots } from "./machine_roots.ts";
import { readArgs } from "./read_args.ts";
import type { LessonKernel } from "./run_lesson.ts";

/** What a command does with each lesson that ran. */
export type Finish = (result: LessonResult) => Promise<string>;

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
  const chosen = await readLessons(folder, flags.words);
  const names = new Set(chosen.map((lesson) => lesson.name));
  const show = progress(flags.json);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, onSignal);
  }
  let version = "";
  const start = async (): Promise<LessonKernel> => {
    const kernel = await Kernel.start({ cwd: folder });
    version ||= kernel.info.implementation_version;
    return kernel;
  };
  try {
    const results = await runCourse(
      all,
      all.filter((lesson) => names.has(lesson.name)),
      {
        start,
        signal: stop.signal,
        roots: await machineRoots(),
        onCell: show.cell,
      },
    );
    const texts: string[] = [];
    for (const result of results) {
      const word = await finish(result);
      const { lesson, run, problems } = result;
      show.line(
        `${problems.length ? "FAIL" : "ok  "}  ${lesson.name.padEnd(32)}  ` +
          `${run.runs.length} cells, ${word}, ${run.seconds.toFixed(1)} s`,
      );
      for (const problem of problems) {
        texts.push(problemText(lesson.file, problem));
      }
    }
    show.end();
    const seconds = (performance.now() - began) / 1000;
    const report = jsonReport(command, version, results, seconds);
    if (flags.json) console.log(JSON.stringify(report, null, 2));
    else {
      for (const text of texts) console.log("\n" + text);
      const outputs = report.lessons.reduce((n, l) => n + l.outputs, 0);
      console.log(
        `\n${results.length} lessons, ${outputs} outputs, ${
          texts.length || "no"
        } problem${texts.length === 1 ? "" : "s"}, ${
          seconds.toFixed(1)
        } s (Deno ${version})`,
      );
    }
    return report.ok ? 0 : 1;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    show.end();
    console.error("stopped; no notebook was changed");
    return 130;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      Deno.removeSignalListener(signal, onSignal);
    }
  }
}

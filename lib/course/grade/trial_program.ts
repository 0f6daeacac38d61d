// Tries answers on a grader, one after another, in a process that may be
// killed: see try_answers.ts, which starts it.
import { NotYet } from "./not_yet.ts";
import { readGrader } from "./registry.ts";
import type { Trial } from "./try_answers.ts";

const [grader, trialsFile, first] = Deno.args as [string, string, string];
const trials: Trial[] = JSON.parse(await Deno.readTextFile(trialsFile));
const write = Deno.stdout.writeSync.bind(Deno.stdout);
const encoder = new TextEncoder();
const tell = (value: unknown) =>
  write(encoder.encode(JSON.stringify(value) + "\n"));
// What an answer prints must not come between
for (const name of ["log", "info", "warn", "error", "debug"] as const) {
  console[name] = () => {};
}
// An error that nothing awaits must not end the trials of the others
addEventListener("unhandledrejection", (event) => event.preventDefault());

const [{ tests } = { tests: [] }] = await readGrader(grader);
tell({ ready: true });
for (let i = Number(first); i < trials.length; i++) {
  const { source, all } = trials[i]!;
  const passed: string[] = [];
  const failed: string[] = [];
  for (const { name, run } of tests) {
    try {
      await run(source);
      passed.push(name);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      failed.push(name);
      if (!all) break;
    }
  }
  tell({ passed, failed });
}
Deno.exit(0);

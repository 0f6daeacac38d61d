import { findJupyter } from "../lab/find_jupyter.ts";
import { LabError } from "../lab/lab_error.ts";
import { COURSE, REQUIREMENTS, VENV } from "../lab/places.ts";
import { whatIsMissing } from "../lab/what_is_missing.ts";
import { readFlags } from "../read_flags.ts";
import { UsageError } from "../usage_error.ts";
import { runStep } from "./run_step.ts";
import { answered, setAnswersAside } from "./set_answers_aside.ts";
import { steps } from "./steps.ts";
import { closingLine, sumTallies, type Tally } from "./tally.ts";

const HELP = `Usage: deno task test

Tests everything: format, lint and types, the library and the kit, graders,
lessons, figures, exercises, and JupyterLab in a browser.`;

/**
 * Tests the whole course: `deno task test`. The last line is
 * `N passed, N failed`, with `, N skipped` behind it when tests were skipped.
 *
 * A learner's answers are not the course's fault: where exercises are not as
 * they came, a copy with fresh ones is tested. With CI set there are no
 * learners and everything is tested as it is.
 *
 * @param args What was typed after it
 * @returns The exit code: 1 when a test failed
 */
export async function testCourse(args: readonly string[]): Promise<number> {
  const flags = readFlags("test", HELP, args);
  if (!flags) return 0;
  if (flags._.length > 0) {
    throw new UsageError(
      `"deno task test" tests everything; for a part of it type "deno test -A ${
        flags._.join(" ")
      }"`,
    );
  }
  const strict = Deno.env.get("CI") !== undefined;
  await prepareJupyter();
  const names = strict ? [] : await answered(COURSE);
  if (names.length === 0) return await runSteps(COURSE, strict);
  console.log(`Tested with fresh exercises in the place of:`);
  for (const name of names) console.log(`  exercises/${name}.ts`);
  const copy = await Deno.makeTempDir({ prefix: "chunking-course-" });
  try {
    await setAnswersAside(COURSE, copy, names);
    return await runSteps(copy, strict);
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
}

/** Now, as a test would take the time that pip needs for a hang. */
async function prepareJupyter(): Promise<void> {
  const missing = await whatIsMissing();
  if (missing) {
    console.log(`Without JupyterLab in a browser: ${missing}`);
    return;
  }
  try {
    await findJupyter(VENV, REQUIREMENTS);
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    // The tests that need it are going to fail.
    console.error(error.message);
  }
}

async function runSteps(course: string, strict: boolean): Promise<number> {
  const tallies: Tally[] = [];
  const lines: string[] = [];
  for (const step of await steps(course, strict)) {
    console.log(`\n=== ${step.name}`);
    const began = performance.now();
    const tally = await runStep(step, course);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    tallies.push(tally);
    const mark = tally.failed > 0 ? "FAILED" : "ok    ";
    lines.push(`${mark}  ${step.name}: ${closingLine(tally)}, ${seconds} s`);
  }
  console.log(`\n${lines.join("\n")}\n`);
  const total = sumTallies(tallies);
  console.log(closingLine(total));
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

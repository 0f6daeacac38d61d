import { join } from "node:path";
import { readJunit } from "./read_junit.ts";
import type { Tally } from "./tally.ts";

/** One thing that the whole test does: a Deno command. */
export interface Step {
  /** What is shown above its output. */
  readonly name: string;
  /** What Deno is called with. */
  readonly args: readonly string[];
  /**
   * For a `deno test`: the test files that must all report, so that one which
   * ends early is not taken for one which passed. Without it the step counts
   * as a single test.
   */
  readonly files?: readonly string[];
}

/**
 * Runs a step in a folder, its output going straight through unless it is
 * turned off, and says how many tests passed. A command that fails counts as at least one failure.
 */
export async function runStep(
  { name, args, files }: Step,
  cwd: string,
  output: "inherit" | "null" = "inherit",
): Promise<Tally> {
  const junit = await Deno.makeTempFile({ suffix: ".xml" });
  try {
    const report = files ? [`--junit-path=${junit}`] : [];
    const [command, ...rest] = args;
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: [command!, ...report, ...rest],
      cwd,
      // Deno colours a log file, too, if it is let.
      env: Deno.stdout.isTerminal() ? {} : { NO_COLOR: "1" },
      stdin: "null",
      stdout: output,
      stderr: output,
    }).spawn().status;
    if (!files) {
      return { passed: success ? 1 : 0, failed: success ? 0 : 1, skipped: 0 };
    }
    return judge(name, await Deno.readTextFile(junit), files, success, cwd);
  } finally {
    await Deno.remove(junit);
  }
}

function judge(
  name: string,
  xml: string,
  files: readonly string[],
  success: boolean,
  cwd: string,
): Tally {
  const { tally, modules } = readJunit(xml);
  const reported = new Set(modules.map((module) => join(cwd, module)));
  const silent = files.filter((file) => !reported.has(join(cwd, file)));
  // Without a report everything is silent: the error above says why.
  if (xml) {
    for (const file of silent) console.error(`${name}: no test ran in ${file}`);
  }
  let failed = tally.failed + (xml ? silent.length : 0);
  if (!success && failed === 0) failed = 1;
  return { ...tally, failed };
}

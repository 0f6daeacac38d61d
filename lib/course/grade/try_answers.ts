import { courseFolder } from "../course_folder.ts";
import { kill } from "./kill.ts";

/** An answer to try. */
export interface Trial {
  /** The text of a learner's file. */
  readonly source: string;
  /** Whether to run all tests, and not stop at the first that fails. */
  readonly all: boolean;
}

/** What became of an answer. */
export interface TrialResult {
  readonly passed: readonly string[];
  /** Empty if the answer passes. */
  readonly failed: readonly string[];
}

/** How long one answer may take, in milliseconds. */
const LIMIT = 1000;
/** How long a process may take to start. */
const START = 20_000;

/**
 * Tries many answers on one grader, all in one process; an answer that does not
 * end, or ends the process, fails, and the next one gets a fresh process.
 *
 * The answers are the course's own: for a learner's see `run_exercise.ts`.
 *
 * @param grader The address of the grader's file
 * @param trials The answers
 * @param signal Ends the trials; no process is left then
 * @returns What became of each
 */
export async function tryAnswers(
  grader: string,
  trials: readonly Trial[],
  signal?: AbortSignal,
): Promise<TrialResult[]> {
  const folder = await Deno.makeTempDir({ prefix: "chunking-prove-" });
  try {
    const file = `${folder}/trials.json`;
    await Deno.writeTextFile(file, JSON.stringify(trials));
    const results: TrialResult[] = [];
    while (results.length < trials.length) {
      await runTrials(grader, file, results, signal);
      signal?.throwIfAborted();
      if (results.length < trials.length) {
        results.push({ passed: [], failed: ["it does not end, or ends all"] });
      }
    }
    return results;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Runs a process on the trials that have no result yet, and adds to them. */
async function runTrials(
  grader: string,
  file: string,
  results: TrialResult[],
  signal?: AbortSignal,
): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-check",
      "--no-prompt",
      "--cached-only",
      `--config=${courseFolder()}/deno.json`,
      "--v8-flags=--max-old-space-size=256",
      "--allow-read",
      new URL("trial_program.ts", import.meta.url).href,
      grader,
      file,
      String(results.length),
    ],
    cwd: courseFolder(),
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const stop = () => kill(child);
  signal?.addEventListener("abort", stop);
  let timer = setTimeout(stop, START);
  let ready = false;
  for await (const line of linesOf(child.stdout)) {
    clearTimeout(timer);
    timer = setTimeout(stop, LIMIT);
    const told: TrialResult | { ready: true } = JSON.parse(line);
    if ("failed" in told) results.push(told);
    else ready = true;
  }
  clearTimeout(timer);
  signal?.removeEventListener("abort", stop);
  await child.status;
  if (!ready && !signal?.aborted) throw new Error(`${grader} does not start`);
}

async function* linesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

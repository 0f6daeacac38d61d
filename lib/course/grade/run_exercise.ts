import { fileURLToPath } from "node:url";
import { courseFolder } from "../course_folder.ts";
import { countParts, type Parts } from "./count_parts.ts";
import { kill } from "./kill.ts";
import { answerProgram } from "./registry.ts";
import type { CourseExercise } from "./read_exercises.ts";
import { readResults, type TestResult } from "./read_results.ts";
import { untouched } from "./untouched.ts";

/** How an exercise stands. */
export interface ExerciseResult {
  readonly id: string;
  /** What its files are called: "02-1_count_the_windows". */
  readonly name: string;
  readonly title: string;
  readonly status: "passed" | "not yet" | "to do" | "timed out";
  /** What it earned: all its points or none. */
  readonly earned: number;
  readonly points: number;
  /** The first test that did not pass, in a sentence. */
  readonly sentence?: string;
  /** What is left of it, while it is to do. */
  readonly parts?: Parts;
  /** One for each of the grader's tests, none while it is to do. */
  readonly tests: readonly TestResult[];
}

/** How much memory an answer may use, in MB. */
const MEMORY = 256;
/** How long starting the runner may take, in milliseconds, over its tests. */
const START = 4000;

/**
 * Grades one answer in a process of its own, without any permission and with
 * limits on time and memory. The grader says which tests there are, so an
 * answer that ends the process, or silences it, has passed none of them.
 *
 * @param exercise The exercise, with its grader where the course has it
 * @param source The learner's file, wherever it came from
 * @param signal Ends the process early
 */
export async function runExercise(
  exercise: CourseExercise,
  source: string,
  signal?: AbortSignal,
): Promise<ExerciseResult> {
  const { id, name, title, points } = exercise;
  const known = { id, name, title, points };
  if (untouched(source, id)) {
    const solution = new URL(`../solutions/${name}.ts`, exercise.url);
    const parts = await countParts(source, id, solution);
    const result = { ...known, status: "to do", earned: 0, tests: [] } as const;
    return parts ? { ...result, parts } : result;
  }
  const tests = await runTests(exercise, source, signal);
  const first = tests.find(({ status }) => status !== "passed");
  if (!first) return { ...known, status: "passed", earned: points, tests };
  const { status, sentence = tooSlow(first) } = first;
  return { ...known, status, earned: 0, sentence, tests };
}

function tooSlow({ name, limit = 0 }: TestResult): string {
  return `The test "${name}" ${notDoneAfter(limit)}`;
}

function notDoneAfter(limit: number): string {
  const seconds = limit / 1000;
  return `was not done after ${seconds} s: look for a loop that never ends.`;
}

async function runTests(
  exercise: CourseExercise,
  source: string,
  signal?: AbortSignal,
): Promise<TestResult[]> {
  const folder = await Deno.makeTempDir({ prefix: "chunking-grade-" });
  try {
    await Deno.writeTextFile(`${folder}/answer.js`, answerProgram(source));
    const { success, end } = await runProcess(exercise, folder, signal);
    const xml = await Deno.readTextFile(`${folder}/results.xml`)
      .catch(() => "");
    const results = readResults(xml);
    const tests = exercise.tests.map(({ name }) => {
      const full = `${exercise.id} ${exercise.title}: ${name}`;
      return { ...(results.get(full) ?? end), name };
    });
    // What goes wrong between two tests is in no test's result
    const lost = !success && tests.every(({ status }) => status === "passed");
    return lost ? tests.map(({ name }) => ({ ...end, name })) : tests;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** How the process ended, and what that means for a test without a result. */
interface ProcessEnd {
  readonly success: boolean;
  readonly end: Omit<TestResult, "name">;
}

async function runProcess(
  { url, limit = 2000 }: CourseExercise,
  folder: string,
  signal?: AbortSignal,
): Promise<ProcessEnd> {
  // An address, as a path with "?" in it would be taken for a pattern
  const grader = new URL(url);
  grader.search = "";
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "test",
      "--no-check",
      "--no-prompt",
      "--cached-only",
      "--hide-stacktraces",
      `--config=${courseFolder()}/deno.json`,
      `--preload=${folder}/answer.js`,
      `--junit-path=${folder}/results.xml`,
      `--v8-flags=--max-old-space-size=${MEMORY}`,
      ...await allowLink(grader),
      grader.href,
    ],
    cwd: courseFolder(),
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const said = firstError(child.stderr);
  const patience = 2 * limit + START;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    kill(child);
  }, patience);
  const stop = () => kill(child);
  signal?.addEventListener("abort", stop);
  const { success, code } = await child.status;
  const error = await said;
  clearTimeout(timer);
  signal?.removeEventListener("abort", stop);
  const end: ProcessEnd["end"] = late
    // Which test it was, nobody knows
    ? { status: "timed out", sentence: `Your code ${notDoneAfter(patience)}` }
    : { status: "not yet", sentence: explainEnd(code, error) };
  return { success, end };
}

function explainEnd(code: number, error: string | undefined): string {
  // V8 ends a process that is out of memory with a trap or an abort
  if (code === 133 || code === 134) {
    return `Your code needs more than ${MEMORY} MB of memory: look for a list ` +
      "that only grows.";
  }
  return error
    ? `The tests did not start, which need not be your fault: ${error}.`
    : "Your code ended the tests early: look for a call of Deno.exit, or for " +
      "an error in a promise that nothing awaits.";
}

/** What kept the test runner from its tests, if something did. */
async function firstError(
  stderr: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<string | undefined> {
  let text = "";
  for await (const more of stderr.pipeThrough(new TextDecoderStream())) {
    // The rest is read as well, or the runner would wait
    if (text.length < 10_000) text += more;
  }
  const error = /^error: (.*)/m.exec(text)?.[1]?.replace(/\.$/, "");
  return error === "Test failed" ? undefined : error;
}

/** Lets the grader import the learner's file where that is a link. */
async function allowLink(grader: URL): Promise<string[]> {
  const file = fileURLToPath(grader).replace(/_test\.ts$/, ".ts");
  const real = await Deno.realPath(file).catch(() => file);
  return real === file ? [] : [`--allow-read=${real.replaceAll(",", ",,")}`];
}

import type { CourseFolders } from "./reset.ts";
import { type Mutant, mutate } from "./mutate.ts";
import type { CourseExercise } from "./read_exercises.ts";
import { runExercise } from "./run_exercise.ts";
import { stubOf } from "./stub_of.ts";
import { type Trial, tryAnswers } from "./try_answers.ts";
import { todoCalls } from "./untouched.ts";

/** What is known of an exercise after the proof. */
export interface Proof {
  readonly id: string;
  readonly title: string;
  readonly tests: number;
  /** How many changed solutions the grader rejects. */
  readonly rejected: number;
  /** How many it lets pass because the solution says that they are right. */
  readonly equivalent: number;
  /** What is wrong, a text for each fault; empty is proven. */
  readonly faults: readonly string[];
}

/** What an empty answer may return. */
const NOTHINGS = [
  "undefined",
  "null",
  "0",
  "1",
  '""',
  "[]",
  "({})",
  "true",
  "NaN",
  // What was given, and what was given emptied: does the grader look there?
  "arguments[0]",
  "(arguments[0].length = 0, [])",
  // What says yes to every question
  `new (class extends Array {
    every() { return true; } some() { return true; }
    includes() { return true; } join() { return ""; }
  })()`,
];

/**
 * Proves an exercise: its solution passes, its stub is made from the solution
 * and scores nothing, nor does it with the calls of `todo` replaced by some
 * constant, and its grader rejects every mutant of the solution.
 *
 * @param exercise The exercise
 * @param folders Where the stubs and the solutions are
 * @param signal Ends the proof
 * @throws {DOMException} If the signal ended it.
 */
export async function prove(
  exercise: CourseExercise,
  { exercises, solutions }: CourseFolders,
  signal?: AbortSignal,
): Promise<Proof> {
  const { id, title, name, tests } = exercise;
  const proof = { id, title, tests: tests.length, rejected: 0, equivalent: 0 };
  const file = `solutions/${name}.ts`;
  let solution: string;
  let stub: string;
  try {
    solution = await Deno.readTextFile(`${solutions}/${name}.ts`);
    stub = stubOf(solution);
  } catch (error) {
    return { ...proof, faults: [`${file}: ${(error as Error).message}`] };
  }
  const faults = [
    ...await faultsOfStub(exercise, stub, `${exercises}/${name}.ts`),
    ...await faultsOfSolution(exercise, solution, file, signal),
  ];
  if (faults.length > 0) return { ...proof, faults };

  const empty = NOTHINGS.map((nothing) => replaceTodo(stub, id, nothing));
  const mutants = mutate(solution);
  const trials: Trial[] = [
    ...empty.map((source) => ({ source, all: true })),
    ...mutants.map(({ source }) => ({ source, all: false })),
  ];
  const results = await tryAnswers(exercise.url, trials, signal);
  const ofEmpty = results.slice(0, empty.length);
  const passes = results.slice(empty.length)
    .map(({ failed }) => failed.length === 0);
  faults.push(
    ...ofEmpty.flatMap(({ passed, failed }, i) => {
      const all = failed.length === 0;
      return NOTHINGS[i] === "undefined" && passed.length > 0 || all
        ? [`with todo replaced by ${NOTHINGS[i]} pass: ${passed.join(", ")}`]
        : [];
    }),
    ...faultsOfMutants(mutants, passes, solution, file),
  );
  const excused = mutants.filter((mutant, i) => passes[i] && mutant.equivalent);
  return {
    ...proof,
    rejected: passes.filter((passes) => !passes).length,
    equivalent: excused.length,
    faults,
  };
}

async function faultsOfStub(
  { id }: CourseExercise,
  stub: string,
  path: string,
): Promise<string[]> {
  const faults: string[] = [];
  if (await Deno.readTextFile(path) !== stub) {
    faults.push(
      "the file in exercises/ is not the solution's stub: type " +
        `"deno task prove ${id} --write-stubs"`,
    );
  }
  if (todoCalls(stub, id).length === 0) {
    faults.push(`the stub does not call todo("${id}")`);
  }
  return faults;
}

async function faultsOfSolution(
  exercise: CourseExercise,
  solution: string,
  file: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const result = await runExercise(exercise, solution, signal);
  signal?.throwIfAborted();
  if (result.status === "passed") return [];
  return [`${file} does not pass: ${result.sentence ?? result.status}`];
}

function replaceTodo(stub: string, id: string, value: string): string {
  let out = "";
  let from = 0;
  for (const [start, end] of todoCalls(stub, id)) {
    out += stub.slice(from, start) + value;
    from = end;
  }
  return out + stub.slice(from);
}

function faultsOfMutants(
  mutants: readonly Mutant[],
  passes: readonly boolean[],
  solution: string,
  file: string,
): string[] {
  const faults: string[] = [];
  const lines = solution.split("\n");
  const excused = new Set<string>();
  for (const [i, { line, from, to, source, equivalent }] of mutants.entries()) {
    if (!passes[i]) continue;
    if (equivalent) {
      excused.add(equivalent);
      continue;
    }
    const changed = source.split("\n")[line - 1];
    faults.push(
      `${file}:${line}: the grader lets "${from}" to "${to}" pass\n` +
        `  - ${lines[line - 1]!.trim()}\n  + ${changed!.trim()}`,
    );
  }
  for (const [i, line] of lines.entries()) {
    const claim = /\/\/ prove: .* is equivalent: (.+)$/.exec(line);
    if (claim && !excused.has(claim[1]!)) {
      faults.push(`${file}:${i + 1}: no mutant needs "${claim[0]}"`);
    }
  }
  return faults;
}

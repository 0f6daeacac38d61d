// Exercise 02-3 has no one right answer: unlike documents must pass, and easy
// ways out must not.
import { assertEquals, assertMatch } from "@std/assert";
import { courseFolder } from "../course_folder.ts";
import { type CourseExercise, readExercises } from "./read_exercises.ts";
import { runExercise } from "./run_exercise.ts";

const log = Array.from(
  { length: 40 },
  (_, i) =>
    `2026-03-0${1 + i % 9} 1${i % 10}:${10 + i} door ${"ABCD"[i % 4]} opened ` +
    `by member ${1000 + 37 * i}, ${i + 2} people, stayed ${i * 7} minutes`,
).join("\n");

const terms = "booking tier slot hold deposit waiver penalty grace lapse " +
  "renewal guest host badge locker annex foyer booth suite deck atrium ledger " +
  "refund voucher credit invoice receipt audit quota window cutoff";
const glossary = `# Words we use\n\n${
  terms.split(" ").map((term, i) =>
    `## ${term}\n\nSee the ${term} page, number ${i + 11}.`
  ).join("\n\n")
}`;

const poem = `rain on the glass\nand nobody at the desk\na cup still warm\n`
  .repeat(6) + log.slice(0, 900).toLowerCase();

async function grade(document: string, fault: string) {
  const [exercise] = await readExercises(`${courseFolder()}/exercises`, [
    "02-3",
  ]) as [CourseExercise];
  return await runExercise(
    exercise,
    `export const document = ${JSON.stringify(document)};
export const fault = ${JSON.stringify(fault)};`,
  );
}

Deno.test("02-3 takes documents of several kinds", async () => {
  for (
    const [document, fault] of [
      [log, "too big"],
      [glossary, "too small"],
      [`# Poem\n\n${poem}`, "too big"],
    ] as const
  ) {
    const { status, sentence } = await grade(document, fault);
    assertEquals([status, sentence], ["passed", undefined]);
  }
});

Deno.test("02-3 refuses easy ways out, and says why", async () => {
  const policy = await Deno.readTextFile(
    `${courseFolder()}/corpus/reservo/refund-policy.md`,
  );
  const cases: [document: string, fault: string, sentence: RegExp][] = [
    ["", "too big", /has 0 words, and needs 100/],
    ["x".repeat(2000), "too big", /has 1 words, and needs 100/],
    ["la ".repeat(500), "too big", /has 1 different words, and needs 50/],
    [policy, "too small", /are handy, which is not fewer than half/],
    [log, "too small", /more than 200 characters and 0 fewer than 50/],
    [log, "too long", /is "too big" or "too small", not "too long"/],
  ];
  for (const [document, fault, sentence] of cases) {
    const result = await grade(document, fault);
    assertEquals(result.status, "not yet");
    assertMatch(result.sentence!, sentence);
  }
});

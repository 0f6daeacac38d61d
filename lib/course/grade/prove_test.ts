import { assertEquals, assertStringIncludes } from "@std/assert";
import { fakeCourse, graderText } from "./course_for_tests.ts";
import { type Proof, prove } from "./prove.ts";
import { stubOf } from "./stub_of.ts";
import { writeStubs } from "./write_stubs.ts";

const SOLUTION = `// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION
export function clamp(n: number): number {
  // BEGIN SOLUTION: return todo("01-1");
  if (n > 10) return 10;
  return n;
  // END SOLUTION
}
`;
const CLAIM =
  '// prove: ">" to ">=" is equivalent: ten is ten either way\n  if (n > 10)';
const STRONG = `
ex.test("above", ({ clamp }) => assertEquals(clamp(12), 10));
ex.test("at", ({ clamp }) => assertEquals(clamp(11), 10));
ex.test("below", ({ clamp }) => assertEquals(clamp(9.5), 9.5));`;

async function proofOf(
  solution: string,
  tests: string,
  stub = stubOf(solution),
): Promise<Proof> {
  await using course = await fakeCourse({
    "solutions/01-1_clamp.ts": solution,
    "exercises/01-1_clamp.ts": stub,
    "exercises/01-1_clamp_test.ts": graderText("01-1_clamp", tests),
  });
  const [exercise] = await course.read();
  return await prove(exercise!, {
    exercises: course.exercises,
    solutions: `${course.folder}/solutions`,
  });
}

Deno.test("prove finds no fault in a sound exercise", async () => {
  const solution = SOLUTION.replace("if (n > 10)", CLAIM);
  assertEquals(await proofOf(solution, STRONG), {
    id: "01-1",
    title: "Title of 01-1",
    tests: 3,
    // The condition true, false and left out, 10 to 11 and to 9 twice, return n
    rejected: 8,
    equivalent: 1,
    faults: [],
  });
});

Deno.test("prove names the changes that a grader lets pass", async () => {
  const weak = 'ex.test("above", ({ clamp }) => assertEquals(clamp(12), 10));';
  const { faults } = await proofOf(SOLUTION, weak);
  assertEquals(
    faults.find((fault) => fault.includes('">" to ">="')),
    'solutions/01-1_clamp.ts:5: the grader lets ">" to ">=" pass\n' +
      "  - if (n > 10) return 10;\n  + if (n >= 10) return 10;",
  );
});

Deno.test("prove refuses a claim that no mutant needs", async () => {
  const solution = SOLUTION.replace(
    "return n;",
    'return n; // prove: "0" to "1" is equivalent: says who',
  );
  const { faults } = await proofOf(
    solution.replace("if (n > 10)", CLAIM),
    STRONG,
  );
  assertEquals(faults, [
    "solutions/01-1_clamp.ts:7: no mutant needs " +
    '"// prove: "0" to "1" is equivalent: says who"',
  ]);
});

Deno.test("prove refuses a solution that fails and a stub that differs", async () => {
  const { faults } = await proofOf(
    SOLUTION.replace("return n;", "return -n;"),
    STRONG,
    "export const clamp = 1;\n",
  );
  assertEquals(faults.length, 2);
  assertStringIncludes(
    faults[0]!,
    'type "deno task prove 01-1 --write-stubs"',
  );
  assertStringIncludes(
    faults[1]!,
    "01-1_clamp.ts does not pass: Given clamp(9.5), expected 9.5, got -9.5.",
  );
});

Deno.test("prove refuses a grader that is content with nothing", async () => {
  const { faults } = await proofOf(
    SOLUTION,
    'ex.test("there", ({ clamp }) => { clamp; });\n' + STRONG,
  );
  assertEquals(faults[0], "with todo replaced by undefined pass: there");
});

Deno.test("prove refuses a grader that looks at what the answer has emptied", async () => {
  const solution = SOLUTION
    .replace("clamp(n: number): number", "clamp(list: number[]): number[]")
    .replace(
      / {2}if .*\n {2}return n;/,
      "  return list.filter((n) => n < 10);",
    );
  const { faults } = await proofOf(
    solution,
    'ex.test("it", ({ clamp }) => { const list = [9, 12]; ' +
      "assertEquals(clamp(list), list.filter((n) => n < 10)); });",
  );
  assertEquals(
    faults[0],
    "with todo replaced by (arguments[0].length = 0, []) pass: it",
  );
});

Deno.test("prove ends mutants that do not end, and goes on", async () => {
  const solution = `// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION
export function clamp(n: number): number {
  // BEGIN SOLUTION: return todo("01-1");
  let down = n;
  while (down > 10) {
    down -= 1;
  }
  return down;
  // END SOLUTION
}
`;
  const { rejected, faults } = await proofOf(
    solution,
    'ex.test("it", ({ clamp }) => {\n' +
      "  assertEquals(clamp(12), 10); assertEquals(clamp(9), 9); });",
  );
  // Without "down -= 1", with "+=" and with 0 it goes on for ever
  assertEquals(rejected, 8);
  assertEquals(faults, [
    'solutions/01-1_clamp.ts:7: the grader lets "1" to "2" pass\n' +
    "  - down -= 1;\n  + down -= 2;",
  ]);
});

Deno.test("writeStubs writes stubs, and leaves solved exercises alone", async () => {
  await using course = await fakeCourse({
    "solutions/01-1_clamp.ts": SOLUTION,
    "solutions/01-2_clamp.ts": SOLUTION.replace("01-1", "01-2"),
    "solutions/02-1_clamp.ts": SOLUTION.replace("01-1", "02-1"),
    "exercises/01-1_clamp.ts": 'return todo("01-1") + old;',
    "exercises/01-2_clamp.ts": "solved",
  });
  const folders = {
    exercises: course.exercises,
    solutions: `${course.folder}/solutions`,
  };
  assertEquals(await writeStubs(folders, []), [
    "exercises/01-1_clamp.ts written",
    "exercises/01-2_clamp.ts is solved and was left alone",
    "exercises/02-1_clamp.ts written",
  ]);
  assertEquals(
    await Deno.readTextFile(`${course.exercises}/01-1_clamp.ts`),
    stubOf(SOLUTION),
  );
  assertEquals(
    await Deno.readTextFile(`${course.exercises}/01-2_clamp.ts`),
    "solved",
  );
});

import { assertEquals, assertRejects } from "@std/assert";
import { fakeCourse, graderText } from "./course_for_tests.ts";
import { NotYet } from "./not_yet.ts";

/** Runs one test of a grader, in this process, and returns its sentence. */
async function sentenceOf(answer: string, test: string): Promise<string> {
  await using course = await fakeCourse({
    "exercises/01-1_x.ts": "",
    "exercises/01-1_x_test.ts": graderText(
      "01-1_x",
      `ex.test("it", async (answer) => { const { f } = answer; ${test} });`,
    ),
  });
  const [exercise] = await course.read();
  const error = await assertRejects(() => exercise!.tests[0]!.run(answer));
  if (!(error instanceof NotYet)) throw error;
  return error.sentence;
}

Deno.test("a wrong answer: what was given, expected, got", async () => {
  const cases: [answer: string, test: string, sentence: string][] = [
    [
      "export const f = (n: number) => n + 2",
      "assertEquals(f(5), 10);",
      "Given f(5), expected 10, got 7.",
    ],
    [
      "export const f = (n: number) => n + 2",
      'assertEquals(f(5), 10, "the double of 5");',
      "the double of 5: expected 10, got 7.",
    ],
    [
      "export const f = () => {}",
      "assertEquals(f(), 10);",
      "Given f(), expected 10, got undefined (is a return missing?).",
    ],
    [
      "const g = async () => 1; export const f = () => g();",
      "assertEquals(f(), 10);",
      "Given f(), expected 10, got Promise { 1 } (is an await missing?).",
    ],
    [
      "export const f = (s: string) => s.trim()",
      'assertEquals(f("a "), "a ");',
      'Given f("a "), expected "a ", got "a".',
    ],
    [
      "export const f = (s: string) => s.split(',')",
      'assertEquals(f("a,b"), ["a", "b", "c"]);',
      'Given f("a,b"), expected [ "a", "b", "c" ], got [ "a", "b" ].',
    ],
    [
      "export const f = () => []",
      "assertEquals(f(), [1]);",
      "Given f(), expected [ 1 ], got [].",
    ],
    [
      "export const f = () => [{ text: 'x', start: 1 }]",
      "assertEquals(f(), [{ text: 'x', start: 2 }]);",
      'Given f(), expected [ { start: 2, text: "x" } ], got [ { start: 1, text: "x" } ].',
    ],
    [
      "export const f = 3",
      "assertEquals(f, 4);",
      "Given f, expected 4, got 3.",
    ],
    [
      "export const f = async (n: number) => await n",
      "assertEquals(await f(1), 2);",
      "Given f(1), expected 2, got 1.",
    ],
    [
      "export const f = () => 1",
      'assertThrows(() => f(0), RangeError, "size");',
      "Given f(0), expected function to throw.",
    ],
    [
      'export const f = () => { throw new TypeError("no") }',
      'assertThrows(() => f(0), RangeError, "size");',
      'Given f(0), expected error to be instance of "RangeError", but was "TypeError".',
    ],
    [
      "export const f = () => 1",
      'assert(f() === 2, "A sentence of the grader.");',
      "A sentence of the grader.",
    ],
    [
      "export const f = () => 1",
      "f(2).map(() => 1);",
      "Given f(2), got 1, which the test cannot use: TypeError: f(...).map is not a function.",
    ],
    [
      'import { todo } from "chunking/exercise"; export const f = () => todo("01-1")',
      "f();",
      'Exercise 01-1 still calls todo("01-1").',
    ],
  ];
  for (const [answer, test, sentence] of cases) {
    assertEquals(await sentenceOf(answer, test), sentence);
  }
});

Deno.test("a long value is shown where it differs", async () => {
  const sentence = await sentenceOf(
    'export const f = () => "x".repeat(500) + "A" + "y".repeat(500)',
    'assertEquals(f(), "x".repeat(500) + "B" + "y".repeat(500));',
  );
  assertEquals(sentence.length < 300, true, sentence);
  assertEquals(
    /expected … x+By+ … y+", got … x+Ay+ … y+"\./.test(sentence),
    true,
  );
});

Deno.test("a file that throws: its message and its line", async () => {
  const broken = `export function f(n: number): number {
  const list: string[] = [];

  return list[n].length;
}`;
  const at = "exercises/01-1_x.ts";
  assertEquals(
    await sentenceOf(broken, "f(3);"),
    "Given f(3), expected no error, got TypeError: Cannot read properties of " +
      `undefined (reading 'length') (${at}:4:18).`,
  );
  assertEquals(
    await sentenceOf(
      "export async function f() {\n  await 0;\n  throw 'oh';\n}",
      "await f();",
    ),
    'Given f(), expected no error, got "oh".',
  );
});

Deno.test("a file that cannot be loaded: what, and where", async () => {
  const at = "exercises/01-1_x.ts";
  const cases: [answer: string, sentence: string][] = [
    [
      "export const f = 1;\nexport const g = (1 + ;",
      `${at}:2:23 has a syntax error: Expression expected.`,
    ],
    ["export const g = 1", `${at} does not export "f", it exports "g".`],
    ["", `${at} does not export "f", it exports nothing.`],
    [
      "const a = 1;\nthrow new Error('at ' + a);",
      `${at} throws while it is loaded: Error: at 1 (${at}:2:7).`,
    ],
    [
      'import { nope } from "chunking/exercise";\nexport const f = nope;',
      `${at}:1:10 imports "nope", which "chunking/exercise" does not export.`,
    ],
    [
      '\nimport x from "lodash";\nexport const f = x;',
      `${at}:2:15 imports "lodash", which exercises cannot use: import from "chunking".`,
    ],
  ];
  for (const [answer, sentence] of cases) {
    assertEquals(await sentenceOf(answer, "f;"), sentence);
  }
});

Deno.test("an answer may import its neighbours and the course", async () => {
  const answer = `import { words } from "chunking";
import type { Chunk } from "chunking";
import policy from "../deno.json" with { type: "json" };
export const f = (text: string, _: Chunk) => [words(text), policy.name];`;
  await using course = await fakeCourse({
    "deno.json": '{ "name": "fake" }',
    "exercises/01-1_x.ts": answer,
    "exercises/01-1_x_test.ts": graderText(
      "01-1_x",
      `ex.test("it", ({ f }) => assertEquals(f("A b"), [["a", "b"], "fake"]));`,
    ),
  });
  const [exercise] = await course.read();
  await exercise!.tests[0]!.run(answer);
});

import { assert, assertEquals, assertMatch } from "@std/assert";
import { fakeCourse, graderText } from "./course_for_tests.ts";
import { gradeExercises } from "./grade_exercises.ts";
import type { ExerciseResult } from "./run_exercise.ts";

/** Grades answers to one exercise each; its tests want `double` of 5 and 0. */
async function gradeAnswers(
  answers: Record<string, string>,
): Promise<Map<string, ExerciseResult>> {
  const files: Record<string, string> = {};
  const names = Object.keys(answers);
  for (const [i, about] of names.entries()) {
    const name = `01-${i + 1}_x`;
    files[`exercises/${name}.ts`] = answers[about]!;
    files[`exercises/${name}_test.ts`] = graderText(
      name,
      `ex.test("five", async ({ double }) => assertEquals(await double(5), 10));
ex.test("nothing", async ({ double }) => assertEquals(await double(0), 0));`,
      // To fill the memory takes a while on a busy machine
      "limit: 8000",
    );
  }
  await using course = await fakeCourse(files);
  const results = await gradeExercises(await course.read(), course.exercises);
  return new Map(names.map((about, i) => [about, results[i]!]));
}

const RIGHT = "export const double = (n: number) => 2 * n;";

Deno.test("runExercise tells passed from not yet and to do", async () => {
  const results = await gradeAnswers({
    "right": RIGHT,
    "right and async": "export const double = async (n: number) => await n * 2",
    "right with a type error": "export const double = (n: string) => 2 * n;",
    "wrong": "export const double = (n: number) => n + 2;",
    "to do": 'import { todo } from "chunking/exercise";\n' +
      'export const double = () => todo("01-5");',
    "still calls todo": 'import { todo } from "chunking/exercise";\n' +
      "const id = '01-6'; export const double = () => todo(id);",
    "right, with names that prototypes have": "class Odd extends Error { " +
      'constructor(m: string) { super(m); this.name = "Odd"; } } ' +
      "const two = { valueOf: () => 2 } as any; two.toString = () => 2; " +
      'export const double = (n: number) => { try { throw new Odd("x"); } ' +
      'catch (e) { return (e as Error).name === "Odd" ? n * two : 0; } };',
  });
  const status = (about: string) => results.get(about)?.status;
  assertEquals(status("right"), "passed");
  assertEquals(results.get("right")?.earned, 2);
  assertEquals(status("right and async"), "passed");
  assertEquals(status("right with a type error"), "passed");
  assertEquals(status("wrong"), "not yet");
  assertEquals(results.get("wrong")?.earned, 0);
  assertEquals(
    results.get("wrong")?.sentence,
    "Given double(5), expected 10, got 7.",
  );
  assertEquals(status("to do"), "to do");
  assertEquals(status("still calls todo"), "not yet");
  assertEquals(status("right, with names that prototypes have"), "passed");
});

Deno.test("runExercise never takes silence for a pass", async () => {
  const exits =
    "Your code ended the tests early: look for a call of Deno.exit," +
    " or for an error in a promise that nothing awaits.";
  const hostile: Record<string, [answer: string, sentence?: string]> = {
    "empty": [
      "",
      'exercises/01-1_x.ts does not export "double", it exports nothing.',
    ],
    "exits": [
      "Deno.exit(0);",
      "exercises/01-2_x.ts throws while it is loaded: a call of Deno.exit " +
      "(exercises/01-2_x.ts:1:6).",
    ],
    "exits later": [
      "export const double = (n: number) => {\n" +
      "  setTimeout(() => Deno.exit(0)); return n + 2; };",
    ],
    "exits by another name": [
      'import process from "node:process"; process.exit(0);',
    ],
    "replaces Deno.test": [
      "Deno.test = (() => {}) as typeof Deno.test;",
    ],
    "adds a test": ['Deno.test("mine", () => {});\n' + RIGHT],
    "rejects": [
      "export const double = (n: number) => {\n" +
      '  Promise.reject(new Error("lost")); return 2 * n; };',
      exits,
    ],
    "fills memory": [
      "export const double = () => {\n" +
      "  const all = []; while (true) all.push(new Array(1e6).fill(1)); };",
      "Your code needs more than 256 MB of memory: look for a list that only " +
      "grows.",
    ],
    "reads": [
      'export const double = () => Deno.readTextFileSync("x");',
      'Given double(5), expected no error, got "Requires read access to ' +
      '"x"", but exercises are graded without any permission: use what the ' +
      "test gives.",
    ],
    "runs": [
      'export const double = () => new Deno.Command("true").outputSync();',
    ],
    "prints a report": [
      "console.log('<testcase name=\"01-11 Title of 01-11: five\"></testcase>');" +
      "export const double = () => 1;",
      "Given double(5), expected 10, got 1.",
    ],
    "reads at once": [
      'export const double = await Deno.readTextFile("solutions/x.ts");',
      'exercises/01-12_x.ts throws while it is loaded: "Requires read access ' +
      'to "solutions/x.ts"", but exercises are graded without any ' +
      "permission: use what the test gives.",
    ],
  };
  const answers = Object.entries(hostile).map(([about, [answer]]) =>
    [about, answer] as const
  );
  const results = await gradeAnswers(Object.fromEntries(answers));
  for (const [about, result] of results) {
    assertEquals(result.earned, 0, about);
    assertEquals(result.tests.length, 2, about);
    const [, sentence] = hostile[about]!;
    if (sentence) assertEquals(result.sentence, sentence, about);
    assert(result.sentence, about);
  }
});

Deno.test("runExercise: no answer passes by changing what judges it", async () => {
  const wrong = "; export const double = () => 7;";
  const late = (code: string) =>
    `export const double = () => { ${code}; return 7; };`;
  const tricks: Record<string, string> = {
    "everything is the same": "Object.is = () => true" + wrong,
    "so it is in the call": late("Object.is = () => true"),
    "so it is by definition": 'Object.defineProperty(Object, "is", ' +
      "{ value: () => true })" + wrong,
    "another Object": "globalThis.Object = Object.assign(" +
      "function () {}, { is: () => true }) as never" + wrong,
    "another Error": late("globalThis.Error = Array as never"),
    "nothing is rejected": "Promise.prototype.catch = " +
      "function () { return Promise.resolve() as never; }" + wrong,
    "nothing is waited for": late(
      "Promise.prototype.then = function () { return 0 as never; }",
    ),
    "loops see nothing": late(
      "Object.getPrototypeOf([].values()).next = () => ({ done: true })",
    ),
    "nothing is called": late("Reflect.apply = () => 10"),
    "no proxy": "globalThis.Proxy = function () { return { double: " +
      "(n: number) => n ? 10 : 0 }; } as never" + wrong,
    "strings are odd": late("String.prototype.slice = () => '10'"),
    "another Deno": "globalThis.Deno = { ...Deno, test: () => {} }" + wrong,
    "the runner's inside": "const { core } = (Deno as any)" +
      "[(Deno as any).internal]; core.isProxy" + wrong,
    "errors are none": 'import { AssertionError } from "@std/assert"; ' +
      "Object.defineProperty(AssertionError, Symbol.hasInstance, " +
      "{ value: () => false })" + wrong,
    "the solution": 'export * from "../solutions/01-1_x.ts";',
    "the grader": 'import text from "./01-1_x_test.ts" with ' +
      '{ type: "text" }; text.length' + wrong,
    "a test of the same name":
      'import { exercise } from "chunking/exercise"; ' +
      'const ex = exercise<any>({ id: "01-1", title: "Title of 01-1", ' +
      'points: 2, source: "", hints: ["", ""] }); ' +
      'ex.test("five", () => {}); ex.test("nothing", () => {})' + wrong,
    "the kit's own modules": 'import { NotYet } from "../lib/course/grade/' +
      'not_yet.ts"; NotYet.prototype' + wrong,
    "a module of Node's": 'import assert from "node:assert"; ' +
      "assert.equal = (() => {}) as never" + wrong,
    "a process that ends well": late("queueMicrotask(() => Deno.exit(0))"),
    "another library": 'import { standIn } from "chunking"; ' +
      "(standIn as any).embed = () => new Map()" + wrong,
  };
  const results = await gradeAnswers(tricks);
  for (const [about, { earned, tests }] of results) {
    assertEquals([about, earned, tests.length], [about, 0, 2]);
  }
  // A change of what the language does is refused, and where it is, is said
  assertMatch(
    results.get("everything is the same")!.sentence!,
    /throws while it is loaded: TypeError: Cannot assign .*x\.ts:1:10\)/,
  );
  assertMatch(
    results.get("another library")!.sentence!,
    /Cannot assign to read only property 'embed'/,
  );
});

Deno.test("gradeExercises: a learner's own tests do not count", async () => {
  await using course = await fakeCourse({
    "exercises/01-1_double.ts": "",
    "exercises/01-1_double_test.ts": graderText(
      "01-1_double",
      'ex.test("double", ({ double }) => assertEquals(double(5), 10));',
    ),
    "ada/01-1_double.ts": "export const double = (n: number) => n + 2;",
    "ada/01-1_double_test.ts": 'Deno.test("double", () => {});',
    "ada/extra_test.ts":
      'Deno.test("bonus", () => { throw new Error("my own try"); });',
    "bo/01-1_double.ts": "export const double = (n: number) => 2 * n;",
    "bo/extra_test.ts":
      'Deno.test("bonus", () => { throw new Error("my own try"); });',
    "cy/notes.txt": "",
  });
  const exercises = await course.read();
  const grade = async (who: string) =>
    (await gradeExercises(exercises, `${course.folder}/${who}`))
      .map(({ status, earned }) => [status, earned]);
  assertEquals(await grade("ada"), [["not yet", 0]]);
  assertEquals(await grade("bo"), [["passed", 2]]);
  assertEquals(await grade("cy"), [["not yet", 0]]);
  // In the same folder as the graders they are not read either
  await Deno.copyFile(
    `${course.folder}/bo/extra_test.ts`,
    `${course.exercises}/extra_test.ts`,
  );
  assertEquals((await course.read()).length, 1);
});

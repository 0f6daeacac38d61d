import { assertEquals } from "@std/assert";
import { fakeCourse, graderText } from "./course_for_tests.ts";
import { gradeExercises } from "./grade_exercises.ts";

Deno.test("runExercise: a loop that never ends is timed out", async () => {
  await using course = await fakeCourse({
    "exercises/01-1_loops.ts": "export const one = () => 1;\n" +
      "export const spin = () => { while (true) {} };\n" +
      "export const three = () => 3;",
    "exercises/01-1_loops_test.ts": graderText(
      "01-1_loops",
      `ex.test("one", ({ one }) => assertEquals(one(), 1));
ex.test("spin", ({ spin }) => assertEquals(spin(), 2));
ex.test("three", ({ three }) => assertEquals(three(), 3));`,
      "limit: 1000",
    ),
    "exercises/01-2_top.ts": "while (true) {}\nexport const one = () => 1;",
    "exercises/01-2_top_test.ts": graderText(
      "01-2_top",
      `ex.test("one", ({ one }) => assertEquals(one(), 1));
ex.test("again", ({ one }) => assertEquals(one(), 1));`,
      "limit: 1000",
    ),
    "exercises/01-3_waits.ts":
      "export const one = () => new Promise(() => {});",
    "exercises/01-3_waits_test.ts": graderText(
      "01-3_waits",
      'ex.test("one", async ({ one }) => assertEquals(await one(), 1));',
      "limit: 1000",
    ),
    "exercises/01-4_prints.ts":
      'export const one = () => { for (;;) console.log("x".repeat(99)); };',
    "exercises/01-4_prints_test.ts": graderText(
      "01-4_prints",
      'ex.test("one", ({ one }) => assertEquals(one(), 1));',
      "limit: 1000",
    ),
    "exercises/01-5_right.ts": "export const one = () => 1;",
    "exercises/01-5_right_test.ts": graderText(
      "01-5_right",
      'ex.test("one", ({ one }) => assertEquals(one(), 1));',
    ),
  });
  const results = await gradeExercises(await course.read(), course.exercises);
  const [loops, top, waits, prints, right] = results;
  assertEquals(
    loops!.tests.map(({ name, status }) => [name, status]),
    [["one", "passed"], ["spin", "timed out"], ["three", "passed"]],
  );
  assertEquals(loops!.status, "timed out");
  assertEquals(
    loops!.sentence,
    'The test "spin" was not done after 1 s: look for a loop that never ends.',
  );
  assertEquals(top!.status, "timed out");
  assertEquals(
    top!.tests[1]!.sentence,
    "exercises/01-2_top.ts never finishes loading: look for an endless loop " +
      "outside its functions.",
  );
  assertEquals(waits!.status, "not yet");
  assertEquals(
    waits!.sentence,
    "The test waits for a promise that never settles.",
  );
  assertEquals(prints!.status, "timed out");
  assertEquals(right!.status, "passed");
  assertEquals(await processesNaming(course.folder), []);
});

Deno.test("runExercise: an await outside functions that never ends is named", async () => {
  await using course = await fakeCourse({
    "exercises/01-1_waits.ts":
      "await new Promise(() => {});\nexport const one = () => 1;",
    "exercises/01-1_waits_test.ts": graderText(
      "01-1_waits",
      'ex.test("one", ({ one }) => assertEquals(one(), 1));',
      "limit: 1000",
    ),
  });
  const [result] = await gradeExercises(await course.read(), course.exercises);
  assertEquals(
    result!.sentence,
    "exercises/01-1_waits.ts never finishes loading: look for an await " +
      "outside its functions.",
  );
});

Deno.test("runExercise: a run that is ended blames no test", async () => {
  // Each test has its second, and together they have too many
  const spins = Array.from(
    { length: 9 },
    (_, i) => `ex.test("spin ${i}", ({ spin }) => assertEquals(spin(), 2));`,
  );
  await using course = await fakeCourse({
    "exercises/01-1_loops.ts": "export const spin = () => { for (;;) {} };",
    "exercises/01-1_loops_test.ts": graderText(
      "01-1_loops",
      'ex.test("no loop", () => {});\n' + spins.join("\n"),
      "limit: 1000",
    ),
  });
  const [result] = await gradeExercises(await course.read(), course.exercises);
  assertEquals(result!.status, "timed out");
  assertEquals(
    result!.sentence,
    "Your code was not done after 6 s: look for a loop that never ends.",
  );
});

Deno.test("gradeExercises ends its processes when told to", async () => {
  await using course = await fakeCourse({
    "exercises/01-1_x.ts": "export const one = () => { while (true) {} };",
    "exercises/01-1_x_test.ts": graderText(
      "01-1_x",
      'ex.test("one", ({ one }) => assertEquals(one(), 1));',
      "limit: 60_000",
    ),
  });
  const controller = new AbortController();
  const graded = gradeExercises(
    await course.read(),
    course.exercises,
    controller.signal,
  );
  while ((await processesNaming(course.folder)).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  controller.abort();
  const reason = await graded.catch((error) => error.name);
  assertEquals(reason, "AbortError");
  assertEquals(await processesNaming(course.folder), []);
});

/** The command lines of running processes that name a folder. */
async function processesNaming(folder: string): Promise<string[]> {
  const { stdout } = await new Deno.Command("ps", { args: ["-eo", "args"] })
    .output();
  return new TextDecoder().decode(stdout).split("\n")
    .filter((line) => line.includes(folder));
}

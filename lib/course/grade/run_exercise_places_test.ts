import { assertEquals, assertMatch } from "@std/assert";
import { fakeCourse, graderText } from "./course_for_tests.ts";
import { gradeExercises } from "./grade_exercises.ts";
import { readExercises } from "./read_exercises.ts";

const RIGHT = "export const double = (n: number) => 2 * n;";
const GRADER = graderText(
  "01-1_x",
  'ex.test("five", ({ double }) => assertEquals(double(5), 10));',
);

Deno.test({
  name: "runExercise: a right answer passes wherever it lies",
  // Links need a right there, and names cannot have these characters
  ignore: Deno.build.os === "windows",
  async fn() {
    await using course = await fakeCourse({
      "elsewhere.ts": RIGHT,
      "exercises/01-1_x_test.ts": GRADER,
    });
    const { folder, exercises } = course;
    const grade = async (place: string) => {
      const read = await readExercises(place);
      const [result] = await gradeExercises(read, place);
      return [result!.status, result!.sentence];
    };
    await Deno.symlink(`${folder}/elsewhere.ts`, `${exercises}/01-1_x.ts`);
    assertEquals(await grade(exercises), ["passed", undefined]);
    await Deno.symlink(exercises, `${folder}/link`);
    assertEquals(await grade(`${folder}/link`), ["passed", undefined]);
    const odd = `${folder}/what? #1, 100%25`;
    await Deno.rename(exercises, odd);
    assertEquals(await grade(odd), ["passed", undefined]);
  },
});

Deno.test("runExercise does not blame the answer when the runner cannot start", async () => {
  await using course = await fakeCourse({
    "exercises/01-1_x.ts": RIGHT,
    "exercises/01-1_x_test.ts": GRADER,
  });
  const read = await course.read();
  await Deno.writeTextFile(
    `${course.exercises}/01-1_x_test.ts`,
    'import "./gone.ts";',
  );
  const [result] = await gradeExercises(read, course.exercises);
  assertMatch(
    result!.sentence!,
    /^The tests did not start, which need not be your fault: Module not found/,
  );
});

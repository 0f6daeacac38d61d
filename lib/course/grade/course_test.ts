// The course's own exercises. `deno task prove` shows more, and takes longer.
import { assertEquals } from "@std/assert";
import { courseFolder } from "../course_folder.ts";
import { chooseExercises } from "./choose_exercises.ts";
import { inParallel } from "../in_parallel.ts";
import { readExercises } from "./read_exercises.ts";
import { runExercise } from "./run_exercise.ts";
import { stubOf } from "./stub_of.ts";
import { untouched } from "./untouched.ts";

const EXERCISES = `${courseFolder()}/exercises`;
const SOLUTIONS = `${courseFolder()}/solutions`;

Deno.test("every exercise has a solution, and each is its stub", async () => {
  const names = await chooseExercises(EXERCISES, "_test.ts", []);
  assertEquals(names, await chooseExercises(SOLUTIONS, ".ts", []));
  for (const name of names) {
    const solution = await Deno.readTextFile(`${SOLUTIONS}/${name}.ts`);
    const stub = await Deno.readTextFile(`${EXERCISES}/${name}.ts`);
    assertEquals(stub, stubOf(solution), name);
    assertEquals(untouched(stub, name.split("_")[0]!), true, name);
  }
});

Deno.test("every solution earns all points", async () => {
  const exercises = await readExercises(EXERCISES);
  const results = await inParallel(exercises, async (exercise) => {
    const path = `${SOLUTIONS}/${exercise.name}.ts`;
    return await runExercise(exercise, await Deno.readTextFile(path));
  });
  const failed = results.filter(({ status }) => status !== "passed")
    .map(({ id, sentence }) => `${id}: ${sentence}`);
  assertEquals(failed, []);
});

Deno.test("the course says the same points as its files", async () => {
  for (const { name, points } of await readExercises(EXERCISES)) {
    const stub = await Deno.readTextFile(`${EXERCISES}/${name}.ts`);
    const said = /\b(\d+) points?\b/.exec(stub)?.[1] ?? "nothing";
    assertEquals([name, said], [name, String(points)]);
  }
});

import { assertEquals, assertRejects } from "@std/assert";
import { UsageError } from "../usage_error.ts";
import { fakeCourse } from "./course_for_tests.ts";
import { reset } from "./reset.ts";

const NAME = "01-1_x";
const STUB = "export const x = 1;\n";
const SOLUTION = "// BEGIN SOLUTION: export const x = 1;\n// END SOLUTION\n";

function courseWith(files: Record<string, string>) {
  return fakeCourse({ [`solutions/${NAME}.ts`]: SOLUTION, ...files });
}

function foldersOf(folder: string) {
  return {
    exercises: `${folder}/exercises`,
    solutions: `${folder}/solutions`,
  };
}

Deno.test("reset() keeps every byte of a file that is not UTF-8, and its mode", async () => {
  await using course = await courseWith({ [`exercises/${NAME}.ts`]: "" });
  const path = `${course.exercises}/${NAME}.ts`;
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x63, 0xe9, 0xff, 0x0a]);
  await Deno.writeFile(path, bytes);
  if (Deno.build.os !== "windows") await Deno.chmod(path, 0o640);
  const { mode } = await Deno.stat(path);
  await reset(NAME, foldersOf(course.folder), () => true);
  assertEquals(await Deno.readFile(`${path}.bak`), bytes);
  assertEquals(await Deno.readTextFile(path), STUB);
  assertEquals((await Deno.stat(`${path}.bak`)).mode, mode);
  assertEquals((await Deno.stat(path)).mode, mode);
});

Deno.test("reset() leaves a folder of the exercise's name alone", async () => {
  await using course = await courseWith({
    [`exercises/${NAME}.ts/mine`]: "precious",
  });
  await assertRejects(
    () => reset(NAME, foldersOf(course.folder), () => true),
    UsageError,
    `exercises/${NAME}.ts is not a file: move it away`,
  );
});

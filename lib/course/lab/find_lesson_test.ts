import { assertEquals, assertRejects } from "@std/assert";
import { join } from "node:path";
import { findLesson } from "./find_lesson.ts";
import { Problem } from "./problem.ts";

async function withLessons(test: (course: string) => Promise<void>) {
  const course = await Deno.makeTempDir();
  try {
    await Deno.mkdir(join(course, "lessons"));
    for (const name of ["10-scale.ipynb", "01-parse.ipynb", "notes.txt"]) {
      await Deno.writeTextFile(join(course, "lessons", name), "");
    }
    await test(course);
  } finally {
    await Deno.remove(course, { recursive: true });
  }
}

Deno.test("findLesson() finds a lesson by its number", () =>
  withLessons(async (course) => {
    assertEquals(await findLesson(course, "1"), "lessons/01-parse.ipynb");
    assertEquals(await findLesson(course, "01"), "lessons/01-parse.ipynb");
    assertEquals(await findLesson(course, "10"), "lessons/10-scale.ipynb");
  }));

Deno.test("findLesson() lists the lessons when the number is wrong", () =>
  withLessons(async (course) => {
    await assertRejects(
      () => findLesson(course, "0"),
      Problem,
      "There is no lesson 0. The lessons are: 01 10",
    );
  }));

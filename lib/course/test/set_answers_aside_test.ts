import { assertEquals } from "@std/assert";
import { join } from "node:path";
import { answered, setAnswersAside } from "./set_answers_aside.ts";

const SOLUTION = `
export function double(n: number): number {
  // BEGIN SOLUTION: return todo("01-1");
  return 2 * n;
  // END SOLUTION
}
`;
const STUB = `
export function double(n: number): number {
  return todo("01-1");
}
`.trimStart();
const ANSWER = STUB.replace('todo("01-1")', "n + n");

/** A course with two exercises, of which the second is answered. */
async function withAnswer(test: (course: string) => Promise<void>) {
  const course = await Deno.makeTempDir();
  const files = {
    "solutions/01-1_double.ts": SOLUTION,
    "solutions/01-2_again.ts": SOLUTION,
    "exercises/01-1_double.ts": STUB,
    "exercises/01-2_again.ts": ANSWER,
    ".venv/marker": "ready",
  };
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.mkdir(join(course, name, ".."), { recursive: true });
      await Deno.writeTextFile(join(course, name), text);
    }
    await test(course);
  } finally {
    await Deno.remove(course, { recursive: true });
  }
}

Deno.test("answered() names the exercises that are not as they came", () =>
  withAnswer(async (course) => {
    assertEquals(await answered(course), ["01-2_again"]);
    await Deno.writeTextFile(join(course, "exercises/01-2_again.ts"), STUB);
    assertEquals(await answered(course), []);
    await Deno.remove(join(course, "exercises/01-1_double.ts"));
    assertEquals(await answered(course), ["01-1_double"]);
  }));

Deno.test("setAnswersAside() copies the course without the answers", () =>
  withAnswer(async (course) => {
    const copy = await Deno.makeTempDir();
    try {
      await setAnswersAside(course, copy, ["01-2_again"]);
      const read = (file: string) => Deno.readTextFile(join(copy, file));
      assertEquals(await read("exercises/01-2_again.ts"), STUB);
      assertEquals(await read("solutions/01-2_again.ts"), SOLUTION);
      assertEquals(await read(".venv/marker"), "ready");
      // Only the copy is changed.
      const original = join(course, "exercises/01-2_again.ts");
      assertEquals(await Deno.readTextFile(original), ANSWER);
    } finally {
      await Deno.remove(copy, { recursive: true });
    }
    assertEquals(
      await Deno.readTextFile(join(course, ".venv/marker")),
      "ready",
    );
  }));

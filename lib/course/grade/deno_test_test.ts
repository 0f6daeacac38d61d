import { assert, assertEquals, assertMatch } from "@std/assert";
import { courseFolder } from "../course_folder.ts";
import { fakeCourse, graderText } from "./course_for_tests.ts";

/** What a learner sees after `deno test` alone: types are checked as well. */
async function denoTest(folder: string): Promise<string> {
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["test", `--config=${courseFolder()}/deno.json`, folder],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  const decoder = new TextDecoder();
  return decoder.decode(stdout) + decoder.decode(stderr);
}

const TEST = 'ex.test("five", ({ double }) => assertEquals(double(5), 10));\n' +
  'ex.test("two", ({ double }) => assertEquals(double(2), 4));';

Deno.test("deno test alone prints sentences, and no stack", async () => {
  const answers = {
    "01-1_right": "export const double = (n: number): number => 2 * n;",
    "01-2_wrong": "export const double = (n: number): number => n + 2;",
    "01-3_mistyped": "export const double = (n: number): string => 2 * n;",
    "01-4_broken": "export const double = (n: number) => 2 * ;",
    "01-5_throws": "export function double() {\n  throw new Error('oh no');\n}",
    "01-6_todo": 'import { todo } from "chunking/exercise";\n' +
      'export const double = (): number => todo("01-6");',
    "01-7_loops": "export const double = () => { while (true) {} };",
  };
  await using course = await fakeCourse(Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => [
      [`exercises/${name}.ts`, answer],
      [`exercises/${name}_test.ts`, graderText(name, TEST, "limit: 500")],
    ]),
  ));
  const printed = await denoTest(course.exercises);
  for (
    const line of [
      "01-1 Title of 01-1: five ... ok",
      "01-2 Title of 01-2: two ... ok",
      "error: Given double(5), expected 10, got 7.\n\n" +
      "Next: deno task grade 01-2 --hint\n",
      "01-3 Title of 01-3: five ... ok",
      "error: exercises/01-4_broken.ts:1:42 has a syntax error: Expression " +
      "expected.\n\nNext: deno task grade 01-4 --hint\n",
      "error: Given double(5), expected no error, got Error: oh no " +
      "(exercises/01-5_throws.ts:2:9).\n",
      "01-6 Title of 01-6 ... ignored",
      "01-7 Title of 01-7: five ... FAILED",
      "error: Test timed out after 500ms.",
    ]
  ) assert(printed.includes(line), `${line}\nis not in\n${printed}`);
  assertMatch(printed, /01-2 Title of 01-2: five => \S*01-2_wrong\.ts:/);
  assertEquals(printed.match(/^ +at .*/gm), null);
  assert(!printed.includes("lib/course"), printed);
});

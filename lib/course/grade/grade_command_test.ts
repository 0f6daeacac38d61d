import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { courseFolder } from "../course_folder.ts";
import { type FakeCourse, fakeCourse, graderText } from "./course_for_tests.ts";

const SOLUTION = `// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION
export function double(n: number): number {
  // BEGIN SOLUTION: return todo("01-1");
  return 2 * n; // because
  // END SOLUTION
}
`;
const STUB = `import { todo } from "chunking/exercise";
export function double(n: number): number {
  return todo("01-1");
}
`;
const RIGHT = "export const double = (n: number) => 2 * n;\n";
const WRONG = "export const double = (n: number) => n + 2;\n";
const GRADER = graderText(
  "01-1_double",
  'ex.test("five", ({ double }) => assertEquals(double(5), 10));',
);

function courseWith(answer: string): Promise<FakeCourse> {
  return fakeCourse({
    "exercises/01-1_double.ts": answer,
    "exercises/01-1_double_test.ts": GRADER,
    "exercises/02-1_other.ts": RIGHT,
    "exercises/02-1_other_test.ts": GRADER.replaceAll("01-1", "02-1")
      .replace("02-1_double", "02-1_other"),
    "solutions/01-1_double.ts": SOLUTION,
  });
}

function command({ folder }: FakeCourse, ...args: string[]): Deno.Command {
  const main = `${courseFolder()}/lib/course/main.ts`;
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", main, "grade", `--course=${folder}`, ...args],
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
}

async function run(course: FakeCourse, ...args: string[]) {
  const { code, stdout, stderr } = await command(course, ...args).output();
  const decoder = new TextDecoder();
  return { code, out: decoder.decode(stdout), err: decoder.decode(stderr) };
}

Deno.test("grade shows points, a line an exercise and what is wrong", async () => {
  await using course = await courseWith(WRONG);
  assertEquals(await run(course), {
    code: 1,
    out: `Lesson 01: 0 of 2 points
  01-1  Title of 01-1  0/2  not yet
        Given double(5), expected 10, got 7.
Lesson 02: 2 of 2 points
  02-1  Title of 02-1  2/2  passed
Total: 2 of 4 points
Next: deno task grade 01-1 --hint
`,
    err: "",
  });
  assertEquals(await run(course, "2"), {
    code: 0,
    out: `Lesson 02: 2 of 2 points
  02-1  Title of 02-1  2/2  passed
Total: 2 of 2 points
`,
    err: "",
  });
});

Deno.test("grade reports a missing exercise and grades the others", async () => {
  await using course = await courseWith(RIGHT);
  const path = `${course.exercises}/01-1_double.ts`;
  const expected = {
    code: 1,
    out: `Lesson 01: 0 of 2 points
  01-1  Title of 01-1  0/2  not yet
        There is no file exercises/01-1_double.ts: type "deno task grade 01-1 --reset".
Lesson 02: 2 of 2 points
  02-1  Title of 02-1  2/2  passed
Total: 2 of 4 points
Next: deno task grade 01-1 --hint
`,
    err: "",
  };
  await Deno.remove(path);
  assertEquals(await run(course), expected);
  await Deno.mkdir(path);
  assertEquals(await run(course), expected);
});

Deno.test("grade names the file to open next", async () => {
  await using course = await courseWith(STUB);
  const { code, out } = await run(course, "01");
  assertEquals(code, 0);
  assertEquals(
    out,
    `Lesson 01: 0 of 2 points
  01-1  Title of 01-1  0/2  to do
Total: 0 of 2 points
Next: open exercises/01-1_double.ts
`,
  );
});

Deno.test("grade says how much of a half-done exercise is left", async () => {
  const part = (name: string) =>
    `  // BEGIN SOLUTION: ${name}: () => todo("01-1"),\n` +
    `  ${name}: () => 1,\n  // END SOLUTION\n`;
  await using course = await courseWith("");
  const status = async (todos: number) => {
    const calls = Array(todos).fill('() => todo("01-1")').join(", ");
    const answer = `import { todo } from "chunking/exercise";\n` +
      `export const f = [${calls}];\n`;
    await Deno.writeTextFile(`${course.exercises}/01-1_double.ts`, answer);
    return (await run(course, "01-1")).out.split("\n")[1]!.slice(28);
  };
  assertEquals(await status(1), "to do");
  await Deno.writeTextFile(
    `${course.folder}/solutions/01-1_double.ts`,
    `export const f = {\n${part("a")}${part("b")}${part("c")}};\n`,
  );
  assertEquals(await status(3), "to do");
  assertEquals(await status(2), "to do: 2 of 3 parts are left");
  assertEquals(await status(1), "to do: 1 of 3 parts is left");
  await Deno.remove(`${course.folder}/solutions`, { recursive: true });
  assertEquals(await status(1), "to do");
});

Deno.test("grade --json tells programs the same", async () => {
  await using course = await courseWith(STUB);
  const { out, code } = await run(course, "--json");
  const { exercises, ...sums } = JSON.parse(out);
  assertEquals(code, 0);
  assertEquals(sums, {
    earned: 2,
    points: 4,
    lessons: [
      { lesson: "01", earned: 0, points: 2 },
      { lesson: "02", earned: 2, points: 2 },
    ],
  });
  assertEquals(exercises[0].status, "to do");
  assertEquals(exercises[1].tests, [
    { name: "five", status: "passed" },
  ]);
});

Deno.test("grade refuses what it does not know, and says what there is", async () => {
  await using course = await courseWith(STUB);
  const cases: [args: string[], message: string][] = [
    [["07-1"], 'no exercise "07-1": there are\n  01-1_double\n  02-1_other'],
    [["--hnt"], 'no option --hnt: see "deno task grade --help"'],
    [["--hint"], '--hint is for one exercise: type "deno task grade 02-1'],
  ];
  for (const [args, message] of cases) {
    const { code, err } = await run(course, ...args);
    assertEquals(code, 1);
    assertStringIncludes(err, `error: ${message}`);
  }
  await Deno.remove(`${course.exercises}/01-1_double.ts`);
  const { err } = await run(course, "01-1", "--hint");
  assertStringIncludes(
    err,
    'there is no exercises/01-1_double.ts: type "deno task grade 01-1 --reset"',
  );
});

Deno.test("grade --hint shows one hint, then both", async () => {
  await using course = await courseWith(WRONG);
  const hints = async () => (await run(course, "01-1", "--hint")).out;
  const first = await hints();
  assertEquals(
    first,
    "01-1 Title of 01-1\nHint 1: Nudge.\n" +
      "For the other hint: deno task grade 01-1 --hint\n",
  );
  const both = "01-1 Title of 01-1\nHint 1: Nudge.\nHint 2: Way.\n" +
    "That is all.\n";
  assertEquals(await hints(), both);
  assertEquals(await hints(), both);
  await Deno.writeTextFile(`${course.folder}/.hints.json`, "{ spoilt");
  assertEquals(await hints(), first);
  await Deno.remove(`${course.folder}/.hints.json`);
  await Deno.mkdir(`${course.folder}/.hints.json`);
  const { err } = await run(course, "01-1", "--hint");
  assertMatch(err, /^error: .*\.hints\.json is a folder, .*\n$/);
});

Deno.test("grade --reset gives an exercise back and loses nothing", async () => {
  await using course = await courseWith(WRONG);
  const path = `${course.exercises}/01-1_double.ts`;
  const reset = (...more: string[]) => run(course, "01-1", "--reset", ...more);

  const { code, err } = await reset();
  assertEquals(code, 1);
  assertStringIncludes(err, '"deno task grade 01-1 --reset --yes"');
  assertEquals(await Deno.readTextFile(path), WRONG);

  const { out } = await reset("--yes");
  assertStringIncludes(out, "your text is in exercises/01-1_double.ts.bak.");
  assertEquals(await Deno.readTextFile(path), STUB);
  assertEquals(await Deno.readTextFile(`${path}.bak`), WRONG);

  assertEquals((await reset()).out, "exercises/01-1_double.ts is as it was.\n");

  await Deno.writeTextFile(path, RIGHT);
  await reset("--yes");
  assertEquals(await Deno.readTextFile(`${path}.bak`), WRONG);
  assertEquals(await Deno.readTextFile(`${path}.bak2`), RIGHT);

  await Deno.remove(path);
  assertEquals((await reset()).out, "exercises/01-1_double.ts is back.\n");
  assertEquals(await Deno.readTextFile(path), STUB);
});

Deno.test({
  name: "grade --watch grades again on save, and Ctrl-C leaves nothing behind",
  ignore: Deno.build.os === "windows",
  async fn() {
    await using course = await courseWith(WRONG);
    const child = command(course, "--watch").spawn();
    let printed = "";
    const reading = (async () => {
      const stream = child.stdout.pipeThrough(new TextDecoderStream());
      for await (const text of stream) printed += text;
    })();
    const until = async (text: string) => {
      for (let i = 0; i < 400; i++) {
        if (printed.includes(text)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${text} does not come in ${printed}`);
    };
    try {
      await until("Watching exercises/, Ctrl-C ends.");
      assertStringIncludes(printed, "got 7.");
      printed = "";
      // As some editors save: in steps, and by renaming
      await Deno.writeTextFile(`${course.exercises}/01-1_double.ts`, "");
      await Deno.writeTextFile(`${course.exercises}/x.tmp`, RIGHT);
      await Deno.rename(
        `${course.exercises}/x.tmp`,
        `${course.exercises}/01-1_double.ts`,
      );
      await until("2/2  passed");
      await until("Total");
      assert(!printed.includes("02-1"), printed);
      // The grader may change too
      await Deno.writeTextFile(
        `${course.exercises}/01-1_double_test.ts`,
        GRADER.replace("10", "11"),
      );
      await until("expected 11, got 10.");
      // In the middle of a loop
      await Deno.writeTextFile(
        `${course.exercises}/01-1_double.ts`,
        "export const double = () => { while (true) {} };",
      );
      await new Promise((resolve) => setTimeout(resolve, 800));
    } finally {
      child.kill("SIGINT");
    }
    const { code } = await child.status;
    await Promise.all([reading, child.stderr.cancel()]);
    assertEquals(code, 130);
    const { stdout } = await new Deno.Command("ps", { args: ["-eo", "args"] })
      .output();
    const left = new TextDecoder().decode(stdout).split("\n")
      .filter((line) => line.includes(course.folder));
    assertEquals(left, []);
  },
});

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { formatNotebook } from "./format_notebook.ts";
import { code, expects, TryLessons } from "./lessons_for_tests.ts";

// Cells here import nothing: their folder lies outside the course.

const R1 = `for (const line of ["0 'ABCDEFGHIJ'", "1 'HIJKLMNOPQ'",
  "2 'OPQRST'"]) console.log(line);`;

Deno.test("regen writes what check finds as expected, twice the same", async () => {
  using lessons = new TryLessons({
    "01-first": [
      code("quiet", "const a=1"),
      code("says", "console.log(a, Deno.cwd()); a"),
      code("alphabet", R1, { figure: "R1" }),
      code("throws", 'throw new RangeError("too big")', { throws: true }),
      expects("deleted", "old"),
    ],
    "02-second": [code("again", "typeof a")],
  });
  const before = await lessons.run("check");
  assertEquals(before.code, 1);
  assertStringIncludes(before.stdout, 'cell "says": shows something');
  assertStringIncludes(before.stdout, '"deleted-expect" belongs to no cell');

  const regen = await lessons.run("regen");
  assertEquals(regen.code, 0, regen.stdout);
  assertEquals(regen.stdout.match(/rewritten$/gm)?.length, 2);
  const text = lessons.read("01-first");
  assertEquals(
    JSON.parse(text).cells.map((cell: { id: string }) => cell.id),
    [
      "quiet",
      "says",
      "says-expect",
      "alphabet",
      "alphabet-expect",
      "throws",
      "throws-expect",
    ],
  );
  assertStringIncludes(text, '"const a = 1;"');
  assertStringIncludes(text, '"RangeError: too big\\n"');
  // Or else JupyterLab runs no cell after it
  assertStringIncludes(text, '"tags": [\n     "raises-exception"\n    ]');
  // A lesson's kernel is its own: the first lesson's name is unknown here.
  assertStringIncludes(lessons.read("02-second"), "undefined");

  const check = await lessons.run("check");
  assertEquals(check.code, 0, check.stdout);
  assertStringIncludes(check.stdout, "2 lessons, 4 outputs, no problem");
  const again = await lessons.run("regen");
  assertEquals(again.stdout.match(/unchanged$/gm)?.length, 2);
  assertEquals(lessons.read("01-first"), text);
  assertEquals(await formatNotebook(text, "."), text);
});

Deno.test("each way to go wrong is told, and nothing is written", async () => {
  using lessons = new TryLessons({
    "01-boom": [
      code("good", 'console.log("before")'),
      code("bad", "const x = 1;\nthrow new TypeError(`boom`);"),
      code("pinned", R1, { figure: "R1" }),
    ],
    "02-loop": [code("spin", "for (;;);", { limit: 1 })],
    "03-wait": [code("hang", "await new Promise(() => {})", { limit: 1 })],
    "04-exit": [code("leave", "Deno.exit(7)")],
    "05-flood": [code("pour", 'for (;;) console.log("x".repeat(1000))')],
    "06-syntax": [code("broken", "const x = ;")],
    "07-calm": [code("calm", "1", { throws: true })],
    "08-drift": [code("drift", 'console.log("0")', { figure: ["R1"] })],
    "09-torn": '{"cells": [',
    "10-good": [code("good", "42")],
    "11-lost": [
      code("lost", 'Promise.reject(new Error("lost")); console.log(1)'),
      code("next", "2"),
    ],
    "12-late": [
      code("sets", "let lose; const lost = new Promise((_, no) => lose = no)"),
      code("loses", "lose(404)"),
    ],
    "13-caught": [
      code("catches", 'await Promise.reject(new Error("x")).catch(() => 1)'),
      code("throws", 'await Promise.reject(new Error("x"))', {
        throws: true,
      }),
    ],
  });
  const names = [...Deno.readDirSync(lessons.folder)]
    .map(({ name }) => name.slice(0, -6)).sort();
  const before = names.map((name) => lessons.read(name));
  const { code: exit, stdout } = await lessons.run("regen", "--json");
  assertEquals(exit, 1);
  const report = JSON.parse(stdout);
  assertEquals(report.command, "regen");
  assertEquals(report.ok, false);
  assertEquals(report.kernel, { deno: Deno.version.deno });
  assert(report.seconds > 1);
  type Problem = { kind: string; cell?: string; message: string };
  const told = report.lessons.map((
    { lesson, ok, problems }: {
      lesson: string;
      ok: boolean;
      problems: Problem[];
    },
  ) => [
    lesson,
    ok,
    ...problems.flatMap(({ kind, cell = "-" }) => [kind, cell]),
  ]);
  assertEquals(told, [
    ["01", false, "error", "bad"],
    ["02", false, "timeout", "spin"],
    ["03", false, "timeout", "hang"],
    ["04", false, "died", "leave"],
    ["05", false, "flood", "pour"],
    ["06", false, "error", "broken"],
    ["07", false, "no-throw", "calm"],
    ["08", false, "figure", "drift"],
    ["09", false, "notebook", "-"],
    ["10", true],
    ["11", false, "stray", "lost"],
    ["12", false, "stray", "loses"],
    ["13", true],
  ]);
  assertEquals(
    report.lessons[10].problems[0].message,
    "left an error that nothing awaits or catches: Error: lost",
  );
  const { file, seconds, cells, outputs, problems: [boom] } = report.lessons[0];
  assert(seconds >= 0 && file.endsWith("/01-boom.ipynb"));
  assertEquals([cells, outputs], [1, 1]);
  assertEquals(boom, {
    kind: "error",
    cell: "bad",
    message: "threw TypeError: boom",
    source: "const x = 1;\nthrow new TypeError(`boom`);",
    notRun: 1,
    figures: ["R1"],
  });
  assertStringIncludes(report.lessons[5].problems[0].message, "SyntaxError");

  const after = names.map((name) => lessons.read(name));
  assertEquals(after.slice(0, 9), before.slice(0, 9));
  assertEquals(after.slice(10, 12), before.slice(10, 12));
  assertStringIncludes(after[9]!, '"42\\n"');
  const left = [...Deno.readDirSync(lessons.folder)].map(({ name }) => name);
  assertEquals(left.length, names.length, "a temporary file is left");
});

Deno.test("a problem names lesson, cell and source", async () => {
  using lessons = new TryLessons({
    "03-x": [
      code("bad", "const a = 1;\nmissing();", { figure: "K2" }),
      code("next", "2"),
    ],
  });
  const { stdout } = await lessons.run("check", "3");
  const file = lessons.folder.split("/").at(-1) + "/03-x.ipynb";
  assertStringIncludes(
    stdout,
    `${file}, cell "bad": threw ReferenceError: missing is not defined
   1 | const a = 1;
   2 | missing();
  1 cell after it not run
  figures not reached: K2
`,
  );
});

Deno.test("one letter in an expectation is a difference", async () => {
  using lessons = new TryLessons({ "01-x": [code("a", '"shorter"')] });
  await lessons.run("regen");
  const text = lessons.read("01-x");
  lessons.write(
    "01-x",
    text.replace('"\\"shorter\\"\\n"', '"\\"Shorter\\"\\n"'),
  );
  const { code: exit, stdout } = await lessons.run("check");
  assertEquals(exit, 1);
  assertStringIncludes(stdout, '  -"Shorter"\n  +"shorter"\n');
  await lessons.run("regen");
  assertEquals(lessons.read("01-x"), text);
});

Deno.test("what was typed wrong is told with what there is", async () => {
  using lessons = new TryLessons({
    "01-one": [code("a", "1")],
    "02-two": [code("a", "1")],
  });
  for (
    const [args, says] of [
      [["check", "7"], 'no lesson "7": there are\n  01-one\n  02-two'],
      [["regen", "--jason"], "no option --jason"],
      [["chekc"], 'no command "chekc": there are\n  bench '],
    ] as const
  ) {
    const [command, ...rest] = args;
    const { code: exit, stderr } = await lessons.run(command, ...rest);
    assertEquals(exit, 1);
    assertStringIncludes(stderr, `error: ${says}`);
    assert(!stderr.includes("    at "), "a stack is shown");
  }
  const { code: exit, stdout } = await lessons.run("check", "--help");
  assertEquals(exit, 0);
  assertStringIncludes(stdout, "Usage: deno task check [NN…]");
});

Deno.test("a notebook that changes while it runs is not written over", async () => {
  // The cell says that it runs, then waits until the file has been changed.
  const source = `Deno.writeTextFileSync("running", "");
while (!Deno.readTextFileSync("01-x.ipynb").includes("by" + " hand")) {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
"shown"`;
  using lessons = new TryLessons({ "01-x": [code("a", source)] });
  const run = lessons.run("regen");
  await appears(`${lessons.folder}/running`);
  lessons.write("01-x", [code("b", '"by hand"')]);
  const mine = lessons.read("01-x");
  const { code: exit, stdout } = await run;
  assertEquals(exit, 1);
  assertStringIncludes(stdout, "was changed while it ran: run regen again");
  assertEquals(lessons.read("01-x"), mine);
});

Deno.test("a notebook that cannot be rewritten does not end the others", async () => {
  // The file beside it that is to be renamed has too long a name for any disk.
  const long = `02-${"x".repeat(240)}`;
  using lessons = new TryLessons({
    "01-gone": [code("a", 'Deno.removeSync("01-gone.ipynb"); 1')],
    [long]: [code("a", "2")],
    "03-good": [code("a", "3")],
  });
  const { code: exit, stdout, stderr } = await lessons.run("regen", "--json");
  assertEquals(exit, 1, stderr);
  const { lessons: told } = JSON.parse(stdout);
  const [gone, unwritten, good] = told;
  assertEquals([gone.ok, unwritten.ok, good.ok], [false, false, true]);
  for (const { done, problems: [problem] } of [gone, unwritten]) {
    assertEquals([done, problem.kind], ["not rewritten", "notebook"]);
    assertStringIncludes(problem.message, "cannot be rewritten: ");
  }
  assertStringIncludes(lessons.read("03-good"), '"3\\n"');
});

Deno.test({
  name: "Ctrl-C leaves no process and no change behind",
  ignore: Deno.build.os === "windows",
  async fn() {
    using lessons = new TryLessons({
      "01-x": [
        code(
          "a",
          'Deno.writeTextFileSync("pid.tmp", `${Deno.pid}`); Deno.renameSync("pid.tmp", "pid"); for(;;);',
        ),
      ],
      "02-x": [code("a", "await new Promise(() => {})")],
    });
    const before = lessons.read("01-x");
    const child = lessons.command("regen").spawn();
    const output = child.output();
    const pid = await appears(`${lessons.folder}/pid`);
    child.kill("SIGINT");
    const { code: exit, stderr } = await output;
    assertEquals(exit, 130);
    assertEquals(new TextDecoder().decode(stderr), "stopped\n");
    // Signal 0 only asks whether the process is there.
    const { success } = await new Deno.Command("kill", {
      args: ["-0", pid],
      stderr: "null",
    }).output();
    assert(!success, "the kernel still runs");
    assertEquals(lessons.read("01-x"), before);
  },
});

/** Waits for a file that a cell writes, and reads it. */
async function appears(path: string): Promise<string> {
  for (;;) {
    try {
      return await Deno.readTextFile(path);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

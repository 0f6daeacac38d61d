import { assert, assertEquals, assertRejects } from "@std/assert";
import { Kernel } from "./kernel.ts";
import type { Output } from "./outputs.ts";
import { until } from "./processes_for_tests.ts";
import { pause } from "./pause.ts";

const cwd = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => {
  Deno.removeSync(cwd, { recursive: true });
});

/** The text of a stream, or the plain text of a result. */
function plain(output?: Output): string {
  assert(output);
  if (output.output_type === "stream") return output.text;
  assert(output.output_type !== "error");
  return String(output.data["text/plain"]);
}

Deno.test("Kernel runs cells and shapes their outputs as nbformat does", async (t) => {
  await using kernel = await Kernel.start({ cwd });

  await t.step("streams, joined by name, and a result", async () => {
    const { status, outputs, executionCount, error } = await kernel.execute(
      `console.log("a"); console.log("b"); console.error("c"); "é😀"`,
    );
    assertEquals(status, "ok");
    assertEquals(error, undefined);
    assertEquals(executionCount, 1);
    assertEquals(outputs, [
      { output_type: "stream", name: "stdout", text: "a\nb\n" },
      { output_type: "stream", name: "stderr", text: "c\n" },
      {
        output_type: "execute_result",
        data: { "text/plain": `"é😀"` },
        metadata: {},
        execution_count: 1,
      },
    ]);
  });

  await t.step("a display bundle as given", async () => {
    const data = { "text/plain": "t", "application/vnd.vegalite.v5+json": {} };
    const { outputs } = await kernel.execute(
      `({ [Symbol.for("Jupyter.display")]: () => (${JSON.stringify(data)}) })`,
    );
    assertEquals(outputs.map((o) => "data" in o && o.data), [data]);
  });

  await t.step("no output", async () => {
    assertEquals((await kernel.execute("const quiet = 1")).outputs, []);
    assertEquals((await kernel.execute("")).outputs, []);
  });

  await t.step("an error keeps what came before it", async () => {
    const { status, outputs, error } = await kernel.execute(
      `console.log("before"); throw new RangeError("boom")`,
    );
    assertEquals(status, "error");
    assertEquals(plain(outputs[0]), "before\n");
    assertEquals(outputs[1]?.output_type, "error");
    assertEquals(error?.ename, "RangeError");
    assertEquals(error?.evalue, "boom");
    assertEquals(error?.traceback[0], "RangeError: boom");
  });

  await t.step("a syntax error says what and where", async () => {
    const { status, outputs, error } = await kernel.execute(
      `const fine = 1;\nconsole.log("a" + );`,
    );
    assertEquals(status, "error");
    assertEquals(error, {
      ename: "SyntaxError",
      evalue: "Expression expected",
      traceback: [
        "SyntaxError: Expression expected",
        "  |",
        `2 | console.log("a" + );`,
        "  |                   ~",
        "    at 2:19",
      ],
    });
    assertEquals(outputs.map((o) => o.output_type), ["error"]);
  });

  await t.step("cells share declarations and the folder", async () => {
    await Deno.writeTextFile(`${cwd}/beside.txt`, "beside");
    const { outputs } = await kernel.execute(
      `quiet + await Deno.readTextFile("beside.txt")`,
    );
    assertEquals(outputs.map(plain), [`"1beside"`]);
  });

  await t.step("onOutput hears each piece", async () => {
    const heard: string[] = [];
    const { outputs } = await kernel.execute(
      `for (const x of "abc") console.log(x)`,
      { onOutput: (output) => heard.push(plain(output)) },
    );
    assertEquals(heard.join(""), "a\nb\nc\n");
    assertEquals(outputs.map(plain), ["a\nb\nc\n"]);
  });

  await t.step(
    "clear_output and update_display_data are followed",
    async () => {
      const send = (type: string, content: unknown) =>
        `await Deno.jupyter.broadcast("${type}", ${JSON.stringify(content)});`;
      const display = (text: string) => ({
        data: { "text/plain": text },
        metadata: {},
        transient: { display_id: "d" },
      });
      const { outputs } = await kernel.execute([
        send("display_data", display("gone")),
        send("clear_output", { wait: true }),
        send("display_data", display("one")),
        send("update_display_data", display("two")),
      ].join("\n"));
      assertEquals(outputs.map(plain), ["two"]);
    },
  );

  await t.step("a second cell at the same time is refused", async () => {
    const running = kernel.execute("1");
    await assertRejects(() => kernel.execute("2"), Error, "running already");
    assertEquals((await running).status, "ok");
  });

  await t.step(
    "a loop over its limit is interrupted, and the kernel goes on",
    async () => {
      const { status, error, outputs } = await kernel.execute(
        `console.log("in"); for (;;);`,
        { timeoutMs: 300 },
      );
      assertEquals(status, "timeout");
      assertEquals(error?.evalue, "The cell ran over 0.3 s");
      assertEquals(plain(outputs[0]), "in\n");
      assertEquals(kernel.alive, true);
      assertEquals((await kernel.execute("1 + 1")).outputs.map(plain), ["2"]);
    },
  );

  await t.step("interrupt() ends a cell with an error", async () => {
    const running = kernel.execute("for (;;);");
    await pause(100);
    kernel.interrupt();
    const { status, error } = await running;
    assertEquals(status, "error");
    assertEquals(error?.ename, "Interrupted");
  });

  await t.step(
    "what a timer prints between cells is nobody's output",
    async () => {
      const { outputs } = await kernel.execute(
        `setTimeout(() => console.log("late"), 300); 1`,
      );
      assertEquals(outputs.map(plain), ["1"]);
      await until(() => kernel.stray.length > 0, "the late output");
      assertEquals(kernel.stray.map(plain), ["late\n"]);
      assertEquals((await kernel.execute("2")).outputs.map(plain), ["2"]);
    },
  );

  await t.step("unawaited promises and rejections do not hurt", async () => {
    const { status } = await kernel.execute(
      `Promise.reject(new Error("x")); setInterval(() => {}, 1000); void 0`,
    );
    assertEquals(status, "ok");
    assertEquals((await kernel.execute("3")).outputs.map(plain), ["3"]);
  });

  await t.step("a cell that hides Deno ends all the same", async () => {
    assertEquals((await kernel.execute("const Deno = {};")).status, "ok");
    const { status } = await kernel.execute(`throw new Error("after")`);
    assertEquals(status, "error");
  });
});

Deno.test("Kernel loses no output of 100 printing cells", async () => {
  await using kernel = await Kernel.start({ cwd });
  for (let i = 0; i < 100; i++) {
    const { outputs } = await kernel.execute(
      `for (let n = 0; n < 5; n++) console.log(${i}, n); "r${i}"`,
    );
    const lines = [0, 1, 2, 3, 4].map((n) => `${i} ${n}\n`).join("");
    assertEquals(outputs.map(plain), [lines, `"r${i}"`]);
  }
  assertEquals(kernel.stray, []);
});

Deno.test("a cell that awaits for ever costs the kernel", async () => {
  await using kernel = await Kernel.start({ cwd });
  const { status } = await kernel.execute("await new Promise(() => {})", {
    timeoutMs: 100,
    graceMs: 100,
  });
  assertEquals(status, "timeout");
  assertEquals(kernel.alive, false);
  assertEquals((await kernel.execute("1")).status, "died");
});

Deno.test("a cell that exits is told with its code and what it wrote", async () => {
  await using kernel = await Kernel.start({ cwd });
  const { status, error, executionCount } = await kernel.execute(
    `console.log("last words"); await new Promise((r) => setTimeout(r, 100)); Deno.exit(3)`,
  );
  assertEquals(status, "died");
  assertEquals(error?.evalue, "The kernel ended with code 3");
  assertEquals(executionCount, null);
  assertEquals(kernel.alive, false);
});

Deno.test("a cell that floods is stopped at the limit", async () => {
  await using kernel = await Kernel.start({ cwd });
  const { status, outputs, error } = await kernel.execute(
    `for (;;) console.log("x".repeat(1000))`,
    { maxOutputBytes: 50_000, graceMs: 100, timeoutMs: 20_000 },
  );
  assertEquals(status, "flood");
  assertEquals(error?.evalue, "The cell wrote over 50000 bytes");
  const kept = outputs.filter((o) => o.output_type === "stream").map(plain);
  assert(kept.join("").length <= 50_000);
  assert(kept.join("").length >= 40_000);
});

Deno.test("one output over the limit is not kept", async () => {
  await using kernel = await Kernel.start({ cwd });
  const { status, outputs } = await kernel.execute(
    `console.log("small"); console.log("x".repeat(200_000))`,
    { maxOutputBytes: 100_000 },
  );
  assertEquals(status, "flood");
  assertEquals(outputs.filter((o) => o.output_type === "stream").map(plain), [
    "small\n",
  ]);
});

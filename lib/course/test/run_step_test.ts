import { assertEquals } from "@std/assert";
import { join } from "node:path";
import { runStep } from "./run_step.ts";

/** Runs `deno test` on files with the given contents, as a step that expects all of them to report. */
async function tallyOf(contents: Record<string, string>) {
  const folder = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(contents)) {
      await Deno.writeTextFile(join(folder, name), text);
    }
    return await runStep(
      { name: "tests", args: ["test", "."], files: Object.keys(contents) },
      folder,
      "null",
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("runStep() counts what passed, failed and was ignored", async () => {
  const tally = await tallyOf({
    "a_test.ts": `
      Deno.test("one", () => {});
      Deno.test("needs <failure> in a name", () => {});
      Deno.test("two", () => { throw new Error("<skipped/>"); });
      Deno.test({ name: "three", ignore: true, fn() {} });`,
  });
  assertEquals(tally, { passed: 2, failed: 1, skipped: 1 });
});

Deno.test("runStep() counts a test file that ends early as a failure", async () => {
  const tally = await tallyOf({
    "a_test.ts": `Deno.test("one", () => {});`,
    "b_test.ts": `Deno.exit(0);`,
  });
  assertEquals(tally, { passed: 1, failed: 1, skipped: 0 });
});

Deno.test("runStep() counts code that does not compile as a failure", async () => {
  const tally = await tallyOf({
    "a_test.ts": `Deno.test("one", () => { const n: number = "1"; });`,
  });
  assertEquals(tally, { passed: 0, failed: 1, skipped: 0 });
});

Deno.test("runStep() counts any other command as one test", async () => {
  const run = (code: string) =>
    runStep({ name: "eval", args: ["eval", code] }, ".", "null");
  assertEquals(await run("Deno.exit(0)"), {
    passed: 1,
    failed: 0,
    skipped: 0,
  });
  assertEquals(await run("Deno.exit(3)"), {
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

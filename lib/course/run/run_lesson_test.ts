import { assertEquals, assertStringIncludes } from "@std/assert";
import type { CellResult } from "../kernel/mod.ts";
import { differences } from "./differences.ts";
import { type LessonKernel, runLesson } from "./run_lesson.ts";
import { code, expects } from "./lessons_for_tests.ts";

/** A kernel that gives the same result for every cell. */
function stub(result: Partial<CellResult>): LessonKernel {
  const exit = { code: 0, signal: null };
  const whole: CellResult = {
    status: "ok",
    outputs: [],
    executionCount: 1,
    ms: 1,
  };
  return {
    execute: () => Promise.resolve({ ...whole, ...result }),
    kill: () => Promise.resolve(exit),
  };
}
const kinds = (problems: { kind: string; cell?: string }[]) =>
  problems.map(({ kind, cell }) => `${kind} ${cell ?? ""}`.trim());

Deno.test("a kernel that answers ok and shows nothing does not pass", async () => {
  const notebook = {
    cells: [code("a", "const a = 1;"), code("b", "b"), expects("b", "before")],
  };
  const run = await runLesson(notebook, stub({}));
  assertEquals(kinds(run.problems), []);
  assertEquals(kinds(differences(notebook, run.runs)), ["difference b"]);
});

Deno.test("an ok with an error among the outputs is an error", async () => {
  const error = { ename: "Error", evalue: "boom", traceback: [] };
  const outputs = [{ output_type: "error" as const, ...error }];
  const notebook = { cells: [code("a", "x"), code("b", "y")] };
  const run = await runLesson(notebook, stub({ outputs }));
  assertEquals(kinds(run.problems), ["error a"]);
  assertEquals(run.problems[0]!.notRun, 1);
});

Deno.test("a cell that is meant to throw needs a status and an error", async () => {
  const error = { ename: "Error", evalue: "boom", traceback: [] };
  const outputs = [{ output_type: "error" as const, ...error }];
  const notebook = { cells: [code("a", "x", { throws: true })] };
  for (
    const [result, expected] of [
      [{ status: "error", error, outputs }, []],
      [{ status: "error", error }, ["no-throw a"]],
      [{ status: "ok", outputs }, ["no-throw a"]],
      [{ status: "ok" }, ["no-throw a"]],
      [{ status: "timeout" }, ["timeout a"]],
    ] as const
  ) {
    const run = await runLesson(notebook, stub(result as Partial<CellResult>));
    assertEquals(kinds(run.problems), [...expected]);
  }
});

Deno.test("a cell that varies is run and has no expectation", async () => {
  const outputs: CellResult["outputs"] = [
    { output_type: "stream", name: "stdout", text: "1" },
  ];
  for (const varies of [true, false]) {
    const notebook = { cells: [code("a", "x", { varies })] };
    const run = await runLesson(notebook, stub({ status: "ok", outputs }));
    assertEquals(run.problems, []);
    assertEquals(run.runs[0]!.expectation === undefined, varies);
  }
});

Deno.test("a chart must bring the table of its numbers, and be drawable", async () => {
  const type = "application/vnd.vegalite.v5+json";
  const bar = { mark: "bar", data: { values: [] }, encoding: {} };
  for (
    const [data, says] of [
      [{ [type]: bar }, "cannot be drawn: a chart needs the table"],
      [{ [type]: { mark: "no" }, "text/plain": "1" }, "cannot be drawn: "],
      [{ [type]: bar, "text/plain": "1" }, undefined],
    ] as const
  ) {
    const outputs = [{
      output_type: "execute_result" as const,
      data: data as Record<string, unknown>,
      metadata: {},
      execution_count: 1,
    }];
    const run = await runLesson({ cells: [code("a", "x")] }, stub({ outputs }));
    assertEquals(kinds(run.problems), says ? ["chart a"] : []);
    assertStringIncludes(run.problems[0]?.message ?? "", says ?? "");
  }
});

Deno.test("what is printed after a cell's end is told", async () => {
  const late = { output_type: "stream", name: "stdout", text: "x" } as const;
  const kernel = { ...stub({}), stray: [late] };
  const run = await runLesson({ cells: [code("a", "x")] }, kernel);
  assertEquals(kinds(run.problems), ["stray"]);
});

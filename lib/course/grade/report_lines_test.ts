import { assertEquals } from "@std/assert";
import { reportLines } from "./report_lines.ts";
import type { ExerciseResult } from "./run_exercise.ts";

Deno.test("reportLines sends a reader of a notebook to a terminal", () => {
  const result: ExerciseResult = {
    id: "02-1",
    name: "02-1_x",
    title: "X",
    status: "not yet",
    earned: 0,
    points: 2,
    tests: [],
  };
  assertEquals(
    reportLines([result], { notebook: true }).at(-1),
    "Next, in a terminal: deno task grade 02-1 --hint",
  );
  assertEquals(
    reportLines([result]).at(-1),
    "Next: deno task grade 02-1 --hint",
  );
});

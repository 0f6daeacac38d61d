import { assertEquals, assertThrows } from "@std/assert";
import { UsageError } from "../usage_error.ts";
import { readPlan } from "./bench.ts";
import { BENCH_FOLDER } from "./install.ts";

const ALL = ["speed", "growth", "memory", "hostile", "stream", "langchain"];

Deno.test("readPlan: everything once, if nothing is said", () => {
  assertEquals(readPlan([]), {
    parts: ALL,
    runs: 1,
    settings: { rounds: 7, only: "", record: false },
    folder: BENCH_FOLDER,
  });
});

Deno.test("readPlan: parts, runs and rounds; what is partial is not written", () => {
  assertEquals(
    readPlan(["growth", "speed", "growth", "--runs", "3", "--rounds=2"]),
    {
      parts: ["growth", "speed"],
      runs: 3,
      settings: { rounds: 2, only: "", record: false },
      folder: BENCH_FOLDER,
    },
  );
  assertEquals(
    readPlan(["speed", "--only", "recursive, 300"])!.folder,
    undefined,
  );
});

Deno.test("readPlan: names what it does not know", () => {
  const wrong = [
    ["sped", 'no part "sped": there are speed, growth, memory, hostile'],
    ["toString", 'no part "toString"'],
    ["--runs=0", '--runs must be a whole number, got "0"'],
    ["--runs=1.5", '--runs must be a whole number, got "1.5"'],
    ["--rounds=many", '--rounds must be a whole number, got "many"'],
    ["--rounds=", '--rounds must be a whole number, got ""'],
    ["--fast", "no option --fast"],
  ];
  for (const [flag, message] of wrong) {
    assertThrows(() => readPlan([flag!]), UsageError, message);
  }
});

import { assert, assertEquals } from "@std/assert";
import { findingOf, isClear } from "./hostile.ts";
import { HOSTILE_TEXTS } from "./hostile_texts.ts";

Deno.test("isClear: a refusal is clear, a crash is not", () => {
  assert(isClear("RangeError: lists are nested deeper than 100 levels"));
  assert(isClear("TypeError: text must be a string, got 7"));
  assert(!isClear("RangeError: Maximum call stack size exceeded"));
  assert(!isClear("RangeError: Invalid string length"));
  assert(!isClear("RangeError: Invalid array length"));
  assert(!isClear("TypeError: Cannot read properties of undefined"));
  assert(!isClear("InternalError: too much recursion"));
  assert(!isClear("Uncaught something"));
});

Deno.test("findingOf: the slowest counts, and a crash whatever it took", () => {
  const quick = { text: "a", milliseconds: 9, error: "RangeError: too deep" };
  const slow = { text: "b", milliseconds: 1_001 };
  const crash = { text: "c", milliseconds: 3, error: "RangeError: call stack" };
  const { what, error, ...rest } = findingOf(["cut", [quick, slow]]);
  assertEquals(what, "hostile: cut, the slowest of 2 texts");
  assertEquals(rest, { value: 1_001, unit: "ms", atMost: 1_000 });
  assertEquals(error, "b");
  assertEquals(findingOf(["cut", [quick]]).error, undefined);
  assertEquals(
    findingOf(["cut", [quick, crash]]).error,
    "c: RangeError: call stack",
  );
});

Deno.test("the hostile texts are a megabyte, or as named", () => {
  for (const [name, make] of Object.entries(HOSTILE_TEXTS)) {
    const { length } = make();
    if (name.startsWith("1 MB of ")) {
      assert(length > 999_900 && length <= 1_000_000, `${name}: ${length}`);
    }
  }
  assertEquals(HOSTILE_TEXTS["a word of 5 MB"]!().length, 5_000_000);
  const lines = HOSTILE_TEXTS["list, 400 deep"]!().split("\n");
  assertEquals(lines.length, 400);
  assertEquals(lines.at(-1), " ".repeat(2 * 399) + "- a");
});

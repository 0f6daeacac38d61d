import { assertEquals, AssertionError, assertThrows } from "@std/assert";
import { parseArgs } from "@std/cli";

Deno.test("the standard library answers behind its own names", () => {
  assertThrows(
    () => assertEquals(1, 2),
    AssertionError,
    "Values are not equal",
  );
  const args = parseArgs(["check", "02", "--json"], {
    boolean: ["json"],
    string: ["_"],
  });
  assertEquals(args._, ["check", "02"]);
  assertEquals(args.json, true);
});

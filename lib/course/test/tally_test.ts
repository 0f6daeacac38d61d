import { assertEquals } from "@std/assert";
import { closingLine, sumTallies } from "./tally.ts";

Deno.test("closingLine() is the plain line, with skipped tests only when there are any", () => {
  assertEquals(
    closingLine({ passed: 12, failed: 0, skipped: 0 }),
    "12 passed, 0 failed",
  );
  assertEquals(
    closingLine({ passed: 1, failed: 2, skipped: 3 }),
    "1 passed, 2 failed, 3 skipped",
  );
});

Deno.test("sumTallies() adds each count by itself", () => {
  assertEquals(
    sumTallies([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]),
    { passed: 11, failed: 22, skipped: 33 },
  );
});

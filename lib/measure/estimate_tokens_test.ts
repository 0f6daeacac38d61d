import { assertEquals, assertThrows } from "@std/assert";
import { estimateTokens } from "./estimate_tokens.ts";

Deno.test("estimateTokens() gives the published figures", () => {
  assertEquals(estimateTokens(879), 220);
  assertEquals(estimateTokens(900), 225);
  assertEquals(estimateTokens(36), 9);
  assertEquals(estimateTokens(0), 0);
});

Deno.test("estimateTokens() refuses what is not a count", () => {
  for (const bad of [-1, NaN, Infinity]) {
    assertThrows(
      () => estimateTokens(bad),
      RangeError,
      `characters must be a number of at least 0, got ${bad}`,
    );
  }
});

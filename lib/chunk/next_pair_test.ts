import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { hostileText } from "./hostile_text_for_tests.ts";
import { isFirstHalf, isSecondHalf, nextPair } from "./next_pair.ts";

/** The short form. */
function plainNext(text: string, at: number): number {
  while (at < text.length && !/[\ud800-\udbff]/.test(text[at]!)) at++;
  return at;
}

Deno.test("nextPair finds what a loop finds, from everywhere", () => {
  fc.assert(fc.property(hostileText, (text) => {
    for (let at = 0; at <= text.length; at++) {
      assertEquals(nextPair(text, at), plainNext(text, at));
    }
  }));
});

Deno.test("nextPair finds a pair at each place in a long run, or none", () => {
  for (const letter of ["a", "–"]) {
    for (let n = 0; n < 200; n++) {
      const run = letter.repeat(n);
      assertEquals(nextPair(run, 0), n);
      assertEquals(nextPair(run + "\u{1f600}" + run, 0), n);
      assertEquals(nextPair("\u{1f600}" + run, 1), n + 2);
    }
  }
});

Deno.test("the halves of a pair are told from all else", () => {
  for (let code = 0; code <= 0xffff; code++) {
    const unit = String.fromCharCode(code);
    assertEquals(isFirstHalf(unit, 0), code >= 0xd800 && code <= 0xdbff);
    assertEquals(isSecondHalf(unit, 0), code >= 0xdc00 && code <= 0xdfff);
  }
  assertEquals([isFirstHalf("", 0), isSecondHalf("", 0)], [false, false]);
});

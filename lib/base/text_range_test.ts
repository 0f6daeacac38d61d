import { assertEquals } from "@std/assert";
import { trimRange } from "./text_range.ts";

Deno.test("trimRange takes off what trim takes off", () => {
  for (let code = 0; code <= 0xffff; code++) {
    const text = `x${String.fromCharCode(code)}y`;
    const { start, end } = trimRange(text, 1, 2);
    assertEquals(text.slice(start, end), text.slice(1, 2).trim());
  }
});

Deno.test("trimRange stays inside the range", () => {
  assertEquals(trimRange(" a  b ", 2, 4), { start: 2, end: 2 });
  assertEquals(trimRange(" a  b ", 0, 6), { start: 1, end: 5 });
  assertEquals(trimRange(" a  b ", 3, 3), { start: 3, end: 3 });
});

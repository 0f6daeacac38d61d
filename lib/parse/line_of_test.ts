import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { lineFinder, lineOf } from "./line_of.ts";

Deno.test("lineOf counts lines and columns from 1", () => {
  const source = "ab\n\ncd";
  const places = [..."ab\n\ncd", ""].map((_, i) => lineOf(source, i));
  assertEquals(places.map(({ line }) => line), [1, 1, 1, 2, 3, 3, 3]);
  assertEquals(places.map(({ column }) => column), [1, 2, 3, 1, 1, 2, 3]);
});

Deno.test("lineOf takes CRLF for one line end, and CR for one too", () => {
  const source = "a\r\nb\rc\n\r\r\nd";
  const at = (letter: string) => lineOf(source, source.indexOf(letter));
  assertEquals(at("b"), { line: 2, column: 1 });
  assertEquals(at("c"), { line: 3, column: 1 });
  assertEquals(at("d"), { line: 6, column: 1 });
});

Deno.test("lineOf puts the line end at the end of its line", () => {
  assertEquals(lineOf("a\r\nb", 1), { line: 1, column: 2 });
  assertEquals(lineOf("a\r\nb", 2), { line: 1, column: 3 });
});

Deno.test("lineOf does not count a byte order mark", () => {
  const source = "\ufeff# Rules\r\nQuiet.";
  assertEquals(lineOf(source, 0), { line: 1, column: 1 });
  assertEquals(lineOf(source, 1), { line: 1, column: 1 });
  assertEquals(lineOf(source, 3), { line: 1, column: 3 });
  assertEquals(lineOf(source, 10), { line: 2, column: 1 });
});

Deno.test("lineOf counts UTF-16 units in a line", () => {
  assertEquals(lineOf("\u{1f600}x", 2), { line: 1, column: 3 });
});

Deno.test("lineOf of an empty file", () => {
  assertEquals(lineOf("", 0), { line: 1, column: 1 });
});

Deno.test("lineOf refuses a position outside of the source", () => {
  for (const position of [-1, 4, 1.5, NaN, Infinity]) {
    assertThrows(
      () => lineOf("abc", position),
      RangeError,
      `position must lie in a source of 3, got ${position}`,
    );
  }
});

Deno.test("lineOf agrees with counting by hand, on random texts", () => {
  const piece = fc.constantFrom("a", "b c", "\r", "\n", "\r\n", "\u{1f600}");
  fc.assert(fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
    const source = pieces.join("");
    const find = lineFinder(source);
    let line = 1;
    let column = 1;
    for (let at = 0; at <= source.length; at++) {
      assertEquals(find(at), { line, column });
      const isEnd = source[at] === "\n" ||
        source[at] === "\r" && source[at + 1] !== "\n";
      if (isEnd) line++;
      column = isEnd ? 1 : column + 1;
    }
  }));
});

Deno.test("a line finder looks for the lines of a long file once", () => {
  const source = "a line\n".repeat(100_000);
  const find = lineFinder(source);
  const start = performance.now();
  for (let at = 0; at < source.length; at += 7) find(at);
  assertEquals(performance.now() - start < 2_000, true);
});

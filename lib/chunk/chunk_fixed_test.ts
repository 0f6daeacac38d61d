import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { chunkFixed } from "./chunk_fixed.ts";
import { hostileText } from "./hostile_text_for_tests.ts";

Deno.test("chunkFixed says where each chunk is and what it repeats", () => {
  assertEquals(chunkFixed("0123456789", { size: 4, overlap: 1 }), [
    { text: "0123", start: 0, end: 4, cut: "size" },
    { text: "3456", start: 3, end: 7, overlap: 1, cut: "size" },
    { text: "6789", start: 6, end: 10, overlap: 1, cut: "end" },
  ]);
});

Deno.test("chunkFixed strips the text first, then each window", () => {
  const text = "  ab cd ef  ";
  assertEquals(chunkFixed(text, { size: 3, overlap: 0 }), [
    { text: "ab", start: 2, end: 4, cut: "size" },
    { text: "cd", start: 5, end: 7, cut: "size" },
    { text: "ef", start: 8, end: 10, cut: "end" },
  ]);
});

Deno.test("chunkFixed leaves windows as they are, if not to trim", () => {
  const options = { size: 3, overlap: 0, trim: false };
  const chunks = chunkFixed("  ab cd   \n ef", options);
  assertEquals(chunks.map((chunk) => chunk.text), ["  a", "b c", "d  ", "ef"]);
  assertEquals(chunks.at(-1), { text: "ef", start: 12, end: 14, cut: "end" });
});

Deno.test("chunkFixed counts the repeated characters after trimming", () => {
  // Windows "abc de" and "de fgh": they share "de", and the space between.
  const chunks = chunkFixed("abc def gh", { size: 6, overlap: 3 });
  assertEquals(chunks.map((chunk) => [chunk.text, chunk.overlap]), [
    ["abc de", undefined],
    ["def g", 2],
    ["f gh", 3],
  ]);
});

Deno.test("chunkFixed counts an emoji as one character", () => {
  const chunks = chunkFixed("\u{1f600}b\u{1f600}d", { size: 3, overlap: 2 });
  assertEquals(chunks, [
    { text: "\u{1f600}b\u{1f600}", start: 0, end: 5, cut: "size" },
    { text: "b\u{1f600}d", start: 2, end: 6, overlap: 2, cut: "end" },
  ]);
});

Deno.test("chunkFixed measures in another unit", () => {
  const length = (text: string) => text.match(/\w+/g)?.length ?? 0;
  const text = "one two three four five six seven";
  const chunks = chunkFixed(text, { size: 3, overlap: 1, length });
  assertEquals(chunks.map((chunk) => chunk.text), [
    "one two three",
    "three four five",
    "five six seven",
  ]);
  assertEquals(chunks[1]?.overlap, "three".length);
});

Deno.test("chunkFixed goes without an overlap that leaves no room", () => {
  // "bbb" alone is as long as the size, so it cannot repeat the "a".
  const length = (text: string) =>
    text.length + 2 * (text.match(/b/g) ?? []).length;
  const chunks = chunkFixed("aabaa", { size: 3, overlap: 2, length });
  assertEquals(chunks.map((chunk) => chunk.text), ["aa", "b", "aa"]);
});

Deno.test("chunkFixed cuts the same windows when length counts characters", () => {
  const length = (text: string) => Array.from(text).length;
  const text = "One two three. Four five six. Seven eight.";
  const cut = chunkFixed(text, { size: 8, overlap: 2, length });
  assertEquals(cut.slice(0, 3).map((chunk) => chunk.text), [
    "One two",
    "o three.",
    "e. Four",
  ]);
  const size = fc.integer({ min: 1, max: 40 });
  const share = fc.nat({ max: 99 });
  fc.assert(
    fc.property(
      hostileText,
      size,
      share,
      fc.boolean(),
      (text, size, share, trim) => {
        const overlap = Math.floor(size * share / 100);
        const options = { size, overlap, trim };
        assertEquals(
          chunkFixed(text, { ...options, length }),
          chunkFixed(text, options),
        );
      },
    ),
  );
});

Deno.test("chunkFixed says that the overlap is its own, if none was given", () => {
  const message =
    "overlap must be smaller than size, or the window never advances";
  const messageOf = (options: { size: number; overlap?: number }) =>
    assertThrows(() => chunkFixed("text", options), RangeError).message;
  assertEquals(messageOf({ size: 30, overlap: 30 }), message);
  assertEquals(
    messageOf({ size: 30 }),
    `${message}: the default is 50, so give one for size 30`,
  );
});

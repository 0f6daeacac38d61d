import { assertEquals } from "@std/assert";
import {
  chunkRecursive,
  type ChunkRecursiveOptions,
} from "./chunk_recursive.ts";

const cut = (text: string, options: ChunkRecursiveOptions) =>
  chunkRecursive(text, options).map((chunk) => chunk.text);

Deno.test("chunkRecursive says what it cut at", () => {
  const text = "One. Two.\n\nThree four\nfive\n\nabcdefghijkl";
  assertEquals(chunkRecursive(text, { size: 10 }), [
    { text: "One. Two.", start: 0, end: 9, cut: "paragraph" },
    { text: "Three four", start: 11, end: 21, cut: "line" },
    { text: "five", start: 22, end: 26, cut: "paragraph" },
    { text: "abcdefghij", start: 28, end: 38, cut: "size" },
    { text: "kl", start: 38, end: 40, cut: "end" },
  ]);
  assertEquals(
    chunkRecursive("One. Two three", { size: 5 }).map((chunk) => chunk.cut),
    ["sentence", "word", "end"],
  );
});

Deno.test("chunkRecursive says what the last merged or cut piece ended at", () => {
  const cuts = (text: string, size: number) =>
    chunkRecursive(text, { size }).map(({ text, cut }) => [text, cut]);
  assertEquals(cuts("Aaaaaa. B. C.\nDddddddd \n", 8), [
    ["Aaaaaa.", "sentence"],
    ["B. C.", "line"],
    ["Dddddddd", "end"],
  ]);
  assertEquals(cuts("abcdefghijkl\nmn", 10), [
    ["abcdefghij", "size"],
    ["kl", "line"],
    ["mn", "end"],
  ]);
});

Deno.test("chunkRecursive merges lines again, but not across a split", () => {
  const text = "aa\nbb\ncc dd ee ff gg\nhh\nii";
  assertEquals(cut(text, { size: 8 }), [
    "aa\nbb",
    "cc dd ee",
    "ff gg",
    "hh\nii",
  ]);
});

Deno.test("chunkRecursive merges across a split, if asked to", () => {
  const text = "aa\nbb cc dd ee\nff";
  assertEquals(cut(text, { size: 8 }), ["aa", "bb cc dd", "ee", "ff"]);
  assertEquals(cut(text, { size: 8, mergeNeighbours: true }), [
    "aa",
    "bb cc dd",
    "ee\nff",
  ]);
  assertEquals(cut("aa\nb ccc dd ee", { size: 4, mergeNeighbours: true }), [
    "aa\nb",
    "ccc",
    "dd",
    "ee",
  ]);
});

Deno.test("chunkRecursive counts separators, if asked to", () => {
  const text = "ping pong. ping pong. ping pong.";
  assertEquals(cut(text, { size: 10 }), Array(3).fill("ping pong."));
  assertEquals(cut(text, { size: 10, countSeparators: true }), [
    "ping",
    "pong.",
    "ping",
    "pong.",
    "ping pong.",
  ]);
});

Deno.test("chunkRecursive puts a small piece with the next one", () => {
  const text = "# Title\nFirst sentence here. Second sentence here. Third.";
  assertEquals(cut(text, { size: 30 }), [
    "# Title",
    "First sentence here.",
    "Second sentence here. Third.",
  ]);
  assertEquals(cut(text, { size: 30, minSize: 10 }), [
    "# Title\nFirst sentence here.",
    "Second sentence here. Third.",
  ]);
});

Deno.test("chunkRecursive takes no space that is trimmed off for a minimum", () => {
  const long = "The long paragraph goes on.";
  const gap = " ".repeat(12);
  const options = { size: 30, minSize: 10 };
  const whole = ["OK\n\nThe long", "paragraph goes on."];
  assertEquals(cut(`OK\n\n${long}`, options), whole);
  assertEquals(cut(`${gap}OK\n\n${long}`, options), whole);
  assertEquals(cut(`OK${gap}\n\n${long}`, options), [
    `OK${gap}\n\nThe`,
    "long paragraph goes on.",
  ]);
  assertEquals(cut(`${long}\n\n${gap}OK`, options), [
    "The long paragraph",
    `goes on.\n\n${gap}OK`,
  ]);
  // Where space counts, it is as good as any other text.
  assertEquals(
    cut(`${gap}OK\n\n${long}`, { ...options, countSeparators: true }),
    [
      "OK",
      long,
    ],
  );
});

Deno.test("chunkRecursive lowers a minimum that cannot be met", () => {
  // No two parts of these 24 characters have 15 each, but 9 and 14 can be had.
  const text = "aaaa bbbb cccc dddd eeee";
  assertEquals(cut(text, { size: 20 }), ["aaaa bbbb cccc dddd", "eeee"]);
  assertEquals(cut(text, { size: 20, minSize: 15 }), [
    "aaaa bbbb",
    "cccc dddd eeee",
  ]);
});

Deno.test("chunkRecursive cuts no word to reach the minimum", () => {
  const text = "ab\nabcdefghij";
  assertEquals(cut(text, { size: 10, minSize: 5 }), ["ab", "abcdefghij"]);
});

Deno.test("chunkRecursive repeats whole words", () => {
  const text = "one two three four five six seven";
  const chunks = chunkRecursive(text, { size: 14, overlap: 6 });
  assertEquals(chunks.map((chunk) => [chunk.text, chunk.overlap]), [
    ["one two", undefined],
    ["two three", 3],
    ["three four", 5],
    ["four five six", 4],
    ["six seven", 3],
  ]);
  for (const { text: body, start, end } of chunks) {
    assertEquals(body, text.slice(start, end));
  }
});

Deno.test("chunkRecursive repeats as much as fits, the gap not counted", () => {
  assertEquals(cut("aaaa bbbb cccc dddd", { size: 9, overlap: 4 }), [
    "aaaa",
    "aaaa bbbb",
    "bbbb cccc",
    "cccc dddd",
  ]);
  assertEquals(cut("aa bb\n\n\ncccc", { size: 9, overlap: 5 }), [
    "aa",
    "aa bb",
    "bb\n\n\ncccc",
  ]);
  assertEquals(cut("aaaa\n\n\n\n\n\nbbbb", { size: 9, overlap: 4 }), [
    "aaaa",
    "bbbb",
  ]);
});

Deno.test("chunkRecursive repeats the end of a word that is too long", () => {
  assertEquals(cut("abcdefgh ijkl mnop", { size: 9, overlap: 4 }), [
    "abcde",
    "bcdefgh",
    "efgh ijkl",
    "ijkl mnop",
  ]);
});

Deno.test("chunkRecursive repeats characters where there are no words", () => {
  const chunks = chunkRecursive("漢字漢字漢字漢字", { size: 5, overlap: 2 });
  assertEquals(chunks.map((chunk) => [chunk.text, chunk.overlap]), [
    ["漢字漢", undefined],
    ["字漢字漢字", 2],
    ["漢字漢字", 2],
  ]);
});

Deno.test("chunkRecursive needs no overlap for a text that fits", () => {
  assertEquals(cut("one two three\n", { size: 13, overlap: 9 }), [
    "one two three",
  ]);
  assertEquals(cut("one two three", { size: 13, overlap: 9 }), [
    "one two three",
  ]);
});

Deno.test("chunkRecursive finds paragraphs in a text with CRLF", () => {
  const text = "a b\r\nc d\r\n\r\ne f\r\ng h";
  assertEquals(
    chunkRecursive(text, { size: 9 }).map(({ text, cut }) => [text, cut]),
    [["a b\r\nc d", "paragraph"], ["e f\r\ng h", "end"]],
  );
});

Deno.test("chunkRecursive takes other separators, or none", () => {
  const text = "key=1;key=2;key=3";
  assertEquals(cut(text, { size: 12, separators: [";"] }), [
    "key=1;key=2;",
    "key=3",
  ]);
  assertEquals(cut(text, { size: 9, separators: [] }), [
    "key=1;key",
    "=2;key=3",
  ]);
});

Deno.test("chunkRecursive takes the first of two separators that overlap", () => {
  const text = "a;;bbbb;;;cccccccccc";
  for (const minSize of [0, 1]) { // the short cut, and the plain form
    assertEquals(cut(text, { size: 16, separators: [";;"], minSize }), [
      "a;;bbbb;;",
      ";cccccccccc",
    ]);
  }
});

Deno.test("chunkRecursive measures in another unit", () => {
  const length = (text: string) => text.match(/\w+/g)?.length ?? 0;
  const text = "One two. Three four.\n\nFive six seven. Eight nine.";
  assertEquals(cut(text, { size: 4, length }), [
    "One two. Three four.",
    "Five six seven.",
    "Eight nine.",
  ]);
});

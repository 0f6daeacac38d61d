import { assertEquals } from "@std/assert";
import { chunkBySentence } from "./chunk_by_sentence.ts";
import { segmentSentences } from "./segment_sentences.ts";

Deno.test("chunkBySentence joins with one space and says where it cut", () => {
  const text = " One two.\n\nThree.   Four five six. Seven.";
  assertEquals(chunkBySentence(text, { maxSize: 15 }), [
    { text: "One two. Three.", start: 1, end: 17, cut: "sentence" },
    { text: "Four five six.", start: 20, end: 34, cut: "sentence" },
    { text: "Seven.", start: 35, end: 41, cut: "end" },
  ]);
});

Deno.test("chunkBySentence fills a chunk to the last character", () => {
  const text = "Abc. Def. Ghi.";
  const count = (maxSize: number) => chunkBySentence(text, { maxSize }).length;
  assertEquals([14, 13, 9, 8].map(count), [1, 2, 2, 3]);
});

Deno.test("chunkBySentence keeps a sentence that is too long whole", () => {
  const text = "Short one. This one is far too long for that. Ok.";
  assertEquals(
    chunkBySentence(text, { maxSize: 12 }).map((chunk) => chunk.text),
    ["Short one.", "This one is far too long for that.", "Ok."],
  );
});

Deno.test("chunkBySentence keeps the text as it is with a segmenter", () => {
  const text = "One two.\n\nThree.   Four five six. Seven.";
  const segmenter = segmentSentences;
  assertEquals(chunkBySentence(text, { maxSize: 16, segmenter }), [
    { text: "One two.\n\nThree.", start: 0, end: 16, cut: "sentence" },
    { text: "Four five six.", start: 19, end: 33, cut: "sentence" },
    { text: "Seven.", start: 34, end: 40, cut: "end" },
  ]);
  // The gap of two line breaks counts: with a space it would have fitted.
  assertEquals(chunkBySentence(text, { maxSize: 15, segmenter }).length, 4);
});

Deno.test("chunkBySentence adds up another unit", () => {
  const length = (text: string) => text.match(/\w+/g)?.length ?? 0;
  const text = "One two. Three four. Five six seven eight nine. Ten.";
  assertEquals(
    chunkBySentence(text, { maxSize: 4, length }).map((chunk) => chunk.text),
    ["One two. Three four.", "Five six seven eight nine.", "Ten."],
  );
});

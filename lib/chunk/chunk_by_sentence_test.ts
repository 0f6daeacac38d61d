import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { chunkBySentence } from "./chunk_by_sentence.ts";
import { segmentLines } from "./segment_lines.ts";
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

Deno.test("chunkBySentence measures joined texts, not their sum", () => {
  // A model that takes two tokens for the start and the end of every text.
  const length = (text: string) => (text.match(/\w+/g)?.length ?? 0) + 2;
  const text = "A. B. C. D. E. F. G. H. I. J.";
  const joined = ["A. B. C. D. E. F. G. H.", "I. J."];
  for (const options of [{}, { segmenter: segmentLines }]) {
    assertEquals(
      chunkBySentence(text, { maxSize: 10, length, ...options })
        .map((chunk) => chunk.text),
      joined,
    );
  }
});

Deno.test("chunkBySentence fills each chunk in any unit that never falls", () => {
  const words = fc.constantFrom("A", "bb", "ccc dd", "e f g");
  const sentences = fc.array(words, { minLength: 1, maxLength: 40 })
    .map((starts) => starts.map((start) => `X ${start}.`));
  const cost = fc.nat({ max: 9 });
  const size = fc.integer({ min: 1, max: 60 });
  fc.assert(fc.property(sentences, cost, size, (sentences, cost, maxSize) => {
    const length = (text: string) => cost + text.split(" ").length;
    // One by one: each sentence goes in, if the text with it still fits.
    const packed: string[] = [];
    for (const sentence of sentences) {
      const longer = `${packed.at(-1)} ${sentence}`;
      const fits = packed.length > 0 && length(longer) <= maxSize;
      if (fits) packed[packed.length - 1] = longer;
      else packed.push(sentence);
    }
    assertEquals(
      chunkBySentence(sentences.join(" "), { maxSize, length })
        .map((chunk) => chunk.text),
      packed,
    );
  }));
});

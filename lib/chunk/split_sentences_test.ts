import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { standIn } from "../search/embedder.ts";
import { chunkBySentence } from "./chunk_by_sentence.ts";
import { chunkFixed } from "./chunk_fixed.ts";
import { chunkSemantic } from "./chunk_semantic.ts";
import { plainSentences } from "./plain_forms_for_tests.ts";
import { type Segmenter, splitSentences } from "./split_sentences.ts";

Deno.test("splitSentences splits before a capital, a bracket or a backtick", () => {
  assertEquals(
    splitSentences("One.  Two!\nThree? (Four.) `five` is. six. 7. Éa."),
    ["One.", "Two!", "Three?", "(Four.) `five` is. six. 7. Éa."],
  );
  assertEquals(splitSentences("See. `code` now"), ["See.", "`code` now"]);
});

Deno.test("splitSentences opens a sentence where the pattern does", () => {
  for (let code = 0; code < 0x180; code++) {
    const text = `One. ${String.fromCharCode(code)}wo`;
    assertEquals(splitSentences(text), plainSentences(text));
  }
});

Deno.test("splitSentences strips white space and drops blank sentences", () => {
  assertEquals(splitSentences("  One.\t\n Two.  "), ["One.", "Two."]);
  assertEquals(splitSentences(" \n "), []);
});

Deno.test("splitSentences takes any segmenter, such as the platform's", () => {
  const segmenter: Segmenter = (text) =>
    Array.from(
      new Intl.Segmenter("en", { granularity: "sentence" }).segment(text),
      ({ index, segment }) => ({ start: index, end: index + segment.length }),
    );
  assertEquals(splitSentences("Is it? yes. No.", { segmenter }), [
    "Is it?",
    "yes.",
    "No.",
  ]);
});

Deno.test("a segmenter may give blank ranges, and empty ones", () => {
  const ranges = [[0, 0], [0, 4], [4, 4], [4, 5], [5, 9], [9, 9]];
  const segmenter: Segmenter = () =>
    ranges.map(([start, end]) => ({ start: start!, end: end! }));
  assertEquals(splitSentences("One. Two.", { segmenter }), ["One.", "Two."]);
});

Deno.test("a segmenter is not believed", async () => {
  const range = (start: unknown, end: unknown) => ({ start, end });
  const wrong: [unknown, typeof Error, string][] = [
    ["pattern", TypeError, 'segmenter must be a function, got "pattern"'],
    [null, TypeError, "segmenter must be a function, got null"],
    [() => Promise.resolve([]), TypeError, "a list of ranges, got a promise"],
    [() => "One.", TypeError, 'a list of ranges, got "One."'],
    [() => ["One."], TypeError, "got undefined to undefined"],
    [() => [null], TypeError, "{ start: 0, end: 9 }, got null"],
    [() => [range("0", "4")], TypeError, 'got "0" to "4"'],
    [() => [range(-4, 4)], RangeError, "within 0 to 9, got -4 to 4"],
    [() => [range(0, 10)], RangeError, "got 0 to 10"],
    [() => [range(4, 0)], RangeError, "got 4 to 0"],
    [() => [range(0, NaN)], RangeError, "got 0 to NaN"],
    [() => [range(0, 3.5)], RangeError, "got 0 to 3.5"],
    [() => [range(0, 9), range(0, 4)], RangeError, "within 9 to 9, got 0 to 4"],
    [() => [range(0, 6), range(5, 9)], RangeError, "within 6 to 9, got 5 to 9"],
    [() => [range(5, 9)], RangeError, "but white space, not 0 to 5"],
    [() => [range(0, 4)], RangeError, "but white space, not 4 to 9"],
    [() => [range(0, 1), range(4, 9)], RangeError, "white space, not 1 to 4"],
    [() => [], RangeError, "but white space, not 0 to 9"],
    [
      () => [{ ...range(0, 9), cut: "page" }],
      RangeError,
      'or "topic", got "page"',
    ],
  ];
  for (const [given, type, message] of wrong) {
    const segmenter = given as Segmenter;
    const text = "One. Two.";
    const length = (text: string) => text.length;
    const options = { embedder: standIn, segmenter };
    const calls = [
      () => splitSentences(text, { segmenter }),
      () => chunkBySentence(text, { segmenter }),
      () => chunkBySentence(text, { segmenter, length }),
    ];
    for (const call of calls) assertThrows(call, type, message);
    await assertRejects(() => chunkSemantic(text, options), type, message);
  }
});

Deno.test("a segmenter must not cut a character", () => {
  const segmenter = () => [{ start: 0, end: 1 }, { start: 1, end: 3 }];
  assertThrows(
    () => chunkBySentence("\u{1f600}b", { segmenter }),
    RangeError,
    "segmenter must not cut a character, got 0 to 1",
  );
  // What is half a character in the text already has no other half.
  assertEquals(splitSentences("\ud83db ", { segmenter }), ["\ud83d", "b"]);
});

Deno.test("a chunker may be the segmenter of another", () => {
  const segmenter = (text: string) =>
    [0, 9].flatMap((from) =>
      chunkFixed(text.slice(from, from + 9), { size: 5, overlap: 0 })
        .map(({ start, end, cut }) => {
          return { start: start + from, end: end + from, cut };
        })
    );
  const chunks = chunkBySentence("abcdefghiabcdefghi", {
    segmenter,
    maxSize: 5,
  });
  assertEquals(chunks.map(({ text, cut }) => [text, cut]), [
    ["abcde", "size"],
    ["fghi", "sentence"],
    ["abcde", "size"],
    ["fghi", "end"],
  ]);
});

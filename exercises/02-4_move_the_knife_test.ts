import { assert, assertEquals } from "@std/assert";
import { parseMarkdown } from "chunking";
import { exercise } from "chunking/exercise";
import cancellation from "../corpus/reservo/cancellation-policy.md" with {
  type: "text",
};
import source from "./02-4_move_the_knife.ts" with { type: "text" };

const ex = exercise<{
  cutBetweenWords(text: string, size: number, overlap: number): string[];
}>({
  id: "02-4",
  title: "Move the knife",
  points: 4,
  source,
  hints: [
    "Keep a list of the words of the chunk you are filling. For each word, ask " +
    'whether [...words, word].join(" ") still fits.',
    "When it does not fit, the chunk is done: store it, and begin the next one " +
    "with the last words that fit into the overlap. Then ask again whether the " +
    "new word fits behind them.",
  ],
});

ex.test("words that fill a chunk to its last character", ({ cutBetweenWords }) => {
  assertEquals(cutBetweenWords("one two six ten", 7, 0), [
    "one two",
    "six ten",
  ]);
  assertEquals(cutBetweenWords("one two six ten", 8, 0), [
    "one two",
    "six ten",
  ]);
  assertEquals(cutBetweenWords("one two six ten", 6, 0), [
    "one",
    "two",
    "six",
    "ten",
  ]);
});

ex.test("white space of all kinds", ({ cutBetweenWords }) => {
  assertEquals(cutBetweenWords("  one\n\ntwo\tsix ", 7, 0), ["one two", "six"]);
  assertEquals(cutBetweenWords(" \n ", 7, 0), []);
  assertEquals(cutBetweenWords("", 7, 0), []);
});

ex.test("a word longer than the size", ({ cutBetweenWords }) => {
  assertEquals(cutBetweenWords("a cancellation is free", 7, 0), [
    "a",
    "cancellation",
    "is free",
  ]);
  assertEquals(cutBetweenWords("cancellation", 7, 6), ["cancellation"]);
});

ex.test("words repeated", ({ cutBetweenWords }) => {
  assertEquals(cutBetweenWords("one two six ten", 11, 3), [
    "one two six",
    "six ten",
  ]);
  assertEquals(cutBetweenWords("one two six ten", 11, 6), [
    "one two six",
    "six ten",
  ]);
  assertEquals(cutBetweenWords("one two six ten", 11, 7), [
    "one two six",
    "two six ten",
  ]);
});

ex.test("only the last words in a row", ({ cutBetweenWords }) => {
  assertEquals(cutBetweenWords("a bb ccc dd", 8, 5), ["a bb ccc", "ccc dd"]);
});

ex.test("no room to repeat", ({ cutBetweenWords }) => {
  assertEquals(cutBetweenWords("one two three six", 7, 3), [
    "one two",
    "three",
    "six",
  ]);
  assertEquals(cutBetweenWords("one two four", 7, 3), ["one two", "four"]);
  assertEquals(cutBetweenWords("aa bb ccc", 6, 5), ["aa bb", "ccc"]);
  assertEquals(cutBetweenWords("a cancellation is", 7, 6), [
    "a",
    "cancellation",
    "is",
  ]);
});

ex.test("an overlap as large as the size", ({ cutBetweenWords }) => {
  for (const overlap of [5, 6]) {
    let message = "";
    try {
      cutBetweenWords("one two", 5, overlap);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      message = error.message;
    }
    assert(
      message.includes("overlap"),
      `cutBetweenWords("one two", 5, ${overlap}) should throw a RangeError that ` +
        'says "overlap": it is not smaller than the size.',
    );
  }
});

ex.test("the cancellation policy at many sizes", ({ cutBetweenWords }) => {
  const text = parseMarkdown(cancellation).sections.map((section) =>
    section.text
  ).join(" ");
  const words = text.split(" ");
  for (let size = 20; size <= 400; size += 38) {
    const chunks = cutBetweenWords(text, size, 0);
    const call = `cutBetweenWords(policy, ${size}, 0)`;
    assert(
      chunks.every((chunk) => chunk.length <= size),
      `${call} gives a chunk of more than ${size} characters.`,
    );
    assert(
      chunks.join(" ") === words.join(" "),
      `${call} does not give back every word of the policy in order.`,
    );
    assert(
      chunks.slice(1).every((chunk, i) =>
        `${chunks[i]} ${chunk.split(" ")[0]}`.length > size
      ),
      `${call} ends a chunk although the next word would have fitted.`,
    );
  }
});

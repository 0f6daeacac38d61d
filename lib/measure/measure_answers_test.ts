import { assertEquals, assertThrows } from "@std/assert";
import { type Chunk, chunkFixed } from "../chunk/mod.ts";
import { indexChunks, type Retriever } from "../search/mod.ts";
import { holdsAnswer } from "./holds_answer.ts";
import { measureAnswers } from "./measure_answers.ts";

const entries = indexChunks(
  "doc",
  ["red one", "blue\n two", "green three", "white four"].map(
    (text): Chunk => ({ text, start: 0, end: text.length, cut: "end" }),
  ),
);

/** Ranks the entries in a given order. */
const ranking = (...order: number[]): Retriever => (_, entries) =>
  order.map((i) => ({ score: 1, entry: entries[i]! }));

Deno.test("rank 1, rank 3, rank 4, not ranked, nowhere", () => {
  const questions = ["four", "blue two", "red", "green", "black"]
    .map((answer) => ({ question: "?", answer }));
  const scores = measureAnswers(questions, entries, ranking(3, 3, 1, 0));
  assertEquals(
    scores.results.map(({ rank, intact }) => [rank, intact]),
    [[1, true], [3, true], [4, true], [Infinity, true], [Infinity, false]],
  );
  const { all, intact, top1, top3 } = scores;
  assertEquals({ all, intact, top1, top3 }, {
    all: 5,
    intact: 4,
    top1: 1,
    top3: 2,
  });
  assertEquals(scores.results[1]!.question, questions[1]!);
});

Deno.test("all ranks are asked for", () => {
  let asked: unknown;
  measureAnswers([{ question: "q", answer: "red" }], entries, (...all) => {
    asked = all;
    return [];
  });
  assertEquals(asked, ["q", entries, { topK: Infinity }]);
});

Deno.test("the stand-in searches if nothing else does", () => {
  const { top1 } = measureAnswers(
    [{ question: "is it white", answer: "white four" }],
    entries,
  );
  assertEquals(top1, 1);
});

Deno.test("half of an answer is none, and case counts", () => {
  const [chunk] = chunkFixed("The  code\n\nis 4711.");
  const holds = (answer: string) => holdsAnswer(chunk!, answer);
  assertEquals(holds("The code is 4711."), true);
  assertEquals(holds(" code\nis "), true);
  assertEquals(holds("code is 4711. Keep it."), false);
  assertEquals(holds("the code"), false);
});

Deno.test("a blank answer is refused: every chunk would hold it", () => {
  const measure = () =>
    measureAnswers([{ question: "q", answer: " \n" }], entries);
  assertThrows(measure, RangeError, "answer must not be blank");
  assertThrows(() => holdsAnswer({ text: "a" }, ""), RangeError);
});

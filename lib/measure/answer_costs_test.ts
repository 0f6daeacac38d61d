import { assertEquals, assertThrows } from "@std/assert";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { indexChunks, type Retriever, search } from "../search/mod.ts";
import { answerCosts } from "./answer_costs.ts";
import { chunksAt } from "./chunks_for_tests.ts";
import { placeOf } from "./place_of.ts";
import { random } from "./random_for_tests.ts";

const document = { name: "doc", text: "0123456789abcdefghij" };
const ask = (answer: string) => ({
  question: "?",
  place: placeOf(document, answer),
});
/** Ranks the entries in a given order. */
const ranking = (...order: number[]): Retriever => (_, entries, options) =>
  order.map((i) => ({ score: 1, entry: entries[i]! }))
    .slice(0, options?.topK);
const entries = indexChunks(
  "doc",
  chunksAt(document.text, [0, 8], [8, 20], [0, 20]),
);

Deno.test("tokens are those of all hits down to the one with the answer", () => {
  const costs = answerCosts(["89", "78"].map(ask), entries, {
    retriever: ranking(0, 1, 2),
  });
  // 8 + 12 characters; an answer across the edge needs the third hit.
  assertEquals(
    costs.map(({ rank, tokens, intact }) => [rank, tokens, intact]),
    [[2, 5, true], [3, 10, true]],
  );
});

Deno.test("an answer counts from its first to its last character", () => {
  const [first, last, all] = answerCosts(
    ["01234567", "89abcdefghij", document.text].map(ask),
    entries,
    { retriever: ranking(0, 1, 2) },
  );
  assertEquals([first?.rank, last?.rank, all?.rank], [1, 2, 3]);
});

Deno.test("not ranked, too far down, in no chunk", () => {
  const two = entries.slice(0, 2);
  const costs = (retriever: Retriever, topK?: number) =>
    answerCosts([ask("9")], two, { retriever, ...(topK && { topK }) })
      .map(({ rank, tokens, intact }) => [rank, tokens, intact]);
  assertEquals(costs(ranking(0)), [[Infinity, Infinity, true]]);
  assertEquals(costs(ranking(0, 1), 1), [[Infinity, Infinity, true]]);
  assertEquals(costs(ranking(0, 1), 2), [[2, 5, true]]);
  const [cut] = answerCosts([ask("78")], two, { retriever: ranking(0, 1) });
  assertEquals([cut?.rank, cut?.intact], [Infinity, false]);
});

Deno.test("the same text in another document is no answer", () => {
  const other = indexChunks("other", chunksAt(document.text, [0, 20]));
  const [cost] = answerCosts([ask("9")], [...other, ...entries], {
    retriever: ranking(0, 2),
  });
  assertEquals([cost?.rank, cost?.tokens], [2, 8]);
});

Deno.test("context and overlap cost as much as the body", () => {
  const [chunk] = chunksAt(document.text, [0, 20]);
  const text = "A title\n" + chunk!.text;
  const [cost] = answerCosts(
    [ask("9")],
    indexChunks("doc", [{ ...chunk!, text, context: "A title\n" }]),
    { retriever: ranking(0) },
  );
  assertEquals(cost?.tokens, 7);
});

Deno.test("a smaller budget never answers more", () => {
  const next = random(12);
  const names = ["cat", "dog", "owl", "fox"];
  const text = Array.from(
    { length: 400 },
    (_, i) => `${names[Math.floor(next() * 4)]}${i}`,
  ).join(" ");
  const doc = { name: "doc", text };
  const entries = indexChunks("doc", chunkFixed(text, { size: 90 }));
  const questions = [3, 99, 180, 301].map((i) => {
    const word = text.split(" ")[i]!;
    return { question: word, place: placeOf(doc, ` ${word} `) };
  });
  const costs = answerCosts(questions, entries);
  for (const { rank, tokens, question } of costs) {
    const hits = search(question.question, entries, { topK: rank });
    const characters = hits.reduce(
      (n, hit) => n + hit.entry.chunk.text.length,
      0,
    );
    if (rank < Infinity) assertEquals(tokens, Math.round(characters / 4));
  }
  const within = (budget: number) =>
    costs.filter(({ tokens }) => tokens <= budget).length;
  assertEquals(within(Infinity) >= within(100), true);
  assertEquals(within(0), 0);
});

Deno.test("a number of hits that cannot be meant", () => {
  assertThrows(
    () => answerCosts([ask("9")], entries, { topK: 0 }),
    RangeError,
    "topK must be",
  );
});

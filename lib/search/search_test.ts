import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Chunk } from "../chunk/chunk.ts";
import { random } from "../measure/random_for_tests.ts";
import type { Embedder } from "./embedder.ts";
import { type Entry, indexChunks } from "./index_chunks.ts";
import type { ParentIndex } from "./parent_index.ts";
import { search } from "./search.ts";
import { searchKeywords } from "./search_keywords.ts";
import { searchParents } from "./search_parents.ts";

const chunk = (text: string): Chunk => ({
  text,
  start: 0,
  end: text.length,
  cut: "end",
});
const entriesOf = (...texts: string[]) => indexChunks("doc", texts.map(chunk));

Deno.test("indexChunks() numbers from 1", () => {
  const entries = entriesOf("one", "two");
  assertEquals(entries.map((entry) => entry.id), ["doc#1", "doc#2"]);
  assertEquals(entries[1]?.document, "doc");
  assertEquals(entries[1]?.chunk.text, "two");
});

Deno.test("search() returns the best three, scores descending", () => {
  const entries = entriesOf("red", "blue", "red blue", "red red blue", "green");
  const hits = search("red", entries);
  assertEquals(hits.map((hit) => hit.entry.id), ["doc#1", "doc#4", "doc#3"]);
  assertEquals(hits.map((hit) => hit.score.toFixed(3)), [
    "1.000",
    "0.894",
    "0.707",
  ]);
});

Deno.test("search() keeps the corpus order among equal scores", () => {
  const entries = entriesOf("blue", "red one", "red", "grey", "the red", "sun");
  const hits = search("red", entries, { topK: 5 });
  assertEquals(hits.map((hit) => hit.entry.id), [
    "doc#2",
    "doc#3",
    "doc#5",
    "doc#1",
    "doc#4",
  ]);
});

Deno.test("search() gives all there is when topK is larger", () => {
  assertEquals(search("red", entriesOf("red", "blue"), { topK: 9 }).length, 2);
  assertEquals(
    search("red", entriesOf("red"), { topK: Infinity }).length,
    1,
  );
  assertEquals(search("red", []), []);
});

Deno.test("search() scores 0 for a question of stop words", () => {
  assertEquals(search("what is it?", entriesOf("red"))[0]?.score, 0);
});

Deno.test("search() refuses a topK that is not a whole number from 1", () => {
  for (const topK of [0, -1, 1.5, NaN, -Infinity]) {
    assertThrows(
      () => search("red", entriesOf("red"), { topK }),
      RangeError,
      `topK must be a whole number of at least 1, got ${topK}`,
    );
  }
});

Deno.test("search() takes another embedder, and asks it once a chunk", () => {
  const asked: string[] = [];
  const byLength: Embedder = {
    embed(text) {
      asked.push(text);
      return [1, text.length];
    },
  };
  const entries = entriesOf("a", "bbbbbbbb", "cc");
  const options = { embedder: byLength, topK: 1 };
  assertEquals(search("12345678", entries, options)[0]?.entry.id, "doc#2");
  assertEquals(search("1", entries, options)[0]?.entry.id, "doc#1");
  assertEquals(asked, ["12345678", "a", "bbbbbbbb", "cc", "1"]);
});

Deno.test("search() names the chunk whose vector is not a number", () => {
  const embedder: Embedder = { embed: (text) => [text === "b" ? NaN : 1] };
  assertThrows(
    () => search("a", entriesOf("a", "b"), { embedder }),
    RangeError,
    "the score of doc#2 is not a number",
  );
});

Deno.test("search() refuses what an embedder gives in a vector's place", () => {
  const late = (text: string) => Promise.resolve([text.length]);
  for (
    const [embed, message] of [
      [late, "embed gave a promise: use embedAhead"],
      [() => ({ a: 1 }), "a vector is a Map or a list of numbers, got an ob"],
      [(text: string) => text === "b" ? 5 : [1], "numbers, got 5"],
    ] as const
  ) {
    const embedder = { embed } as unknown as Embedder;
    assertThrows(
      () => search("a", entriesOf("a", "b"), { embedder }),
      TypeError,
      message,
    );
  }
});

Deno.test("search() leaves the entries as they were", () => {
  const entries = entriesOf("blue", "red");
  search("red", entries);
  assertEquals(entries.map((entry) => entry.id), ["doc#1", "doc#2"]);
});

Deno.test("search() of random chunks: sorted, stable, and a prefix", () => {
  const next = random(2);
  const colours = ["red", "blue", "green", "grey"];
  const draw = () =>
    Array.from(
      { length: Math.floor(next() * 4) },
      () => colours[Math.floor(next() * 4)],
    ).join(" ");
  for (let round = 0; round < 200; round++) {
    const entries = entriesOf(...Array.from({ length: 12 }, draw));
    const question = draw();
    const all = search(question, entries, { topK: Infinity });
    assertEquals(all.length, 12);
    for (let i = 1; i < all.length; i++) {
      const [a, b] = [all[i - 1]!, all[i]!];
      const before = entries.indexOf(a.entry) < entries.indexOf(b.entry);
      assert(a.score > b.score || (a.score === b.score && before));
    }
    assertEquals(search(question, entries, { topK: 4 }), all.slice(0, 4));
  }
});

Deno.test("search() and its kin say what they were not given", () => {
  // Notebooks have no compiler: any value can come in.
  const chunks = [chunk("red")] as unknown as Entry[];
  const none = undefined as unknown as string;
  const from = "entries must come from indexChunks()";
  const calls: [() => unknown, string][] = [
    [() => search("red", chunks), from],
    [() => search("red", none as unknown as Entry[]), from],
    [() => search(none, entriesOf("red")), "question must be a string"],
    [() => searchKeywords("red", chunks), from],
    [() => searchKeywords(none, entriesOf("red")), "question must be a string"],
    [
      () => searchParents("red", entriesOf("red") as unknown as ParentIndex),
      "index must come from parentIndex()",
    ],
    [
      () => indexChunks("doc", Promise.resolve([]) as unknown as Chunk[]),
      "chunks must be a list of chunks; is an await missing?",
    ],
    [() => indexChunks(none, []), "document must be a string, got undefined"],
  ];
  for (const [call, message] of calls) assertThrows(call, TypeError, message);
});

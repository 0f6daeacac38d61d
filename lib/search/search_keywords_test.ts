import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import * as fc from "fast-check";
import type { Chunk } from "../chunk/chunk.ts";
import { indexChunks } from "./index_chunks.ts";
import { KEYWORD_STOP_WORDS, keywords } from "./keywords.ts";
import { searchKeywords } from "./search_keywords.ts";

const entriesOf = (...texts: string[]) =>
  indexChunks(
    "doc",
    texts.map((text): Chunk => ({
      text,
      start: 0,
      end: text.length,
      cut: "end",
    })),
  );

/** The formula as corpus/brightline/README.md writes it, word by word. */
function score(question: string, texts: string[], k1 = 1.5, b = 0.75) {
  const chunks = texts.map(keywords);
  const N = chunks.length;
  const A = chunks.flat().length / N;
  return chunks.map((chunk) => {
    let sum = 0;
    for (const t of new Set(keywords(question))) {
      const n = chunks.filter((words) => words.includes(t)).length;
      const f = chunk.filter((word) => word === t).length;
      const L = chunk.length;
      sum += Math.log(1 + (N - n + 0.5) / (n + 0.5)) * f * (k1 + 1) /
        (f + k1 * (1 - b + b * L / A));
    }
    return sum;
  });
}

Deno.test("two chunks, worked out by hand", () => {
  // "light": in 1 of 2 chunks, so ln(1 + 1.5 / 1.5) = ln 2. It stands twice in
  // a chunk of 4 words, the mean is 3: 2 * 2.5 / (2 + 1.5 * (0.25 + 0.75 * 4/3))
  const entries = entriesOf("Light green. Light red.", "Paper clip");
  const [hit, ...more] = searchKeywords("Is the light on?", entries);
  assertEquals(more, []);
  assertEquals(hit?.entry.id, "doc#1");
  assertAlmostEquals(hit!.score, Math.LN2 * 5 / 3.875);
});

Deno.test("without k1 a word counts once, without b length counts nothing", () => {
  const entries = entriesOf("red red", "red", "red and so much more of it");
  const scores = (options: { k1?: number; b?: number }) =>
    searchKeywords("red", entries, options).map((hit) => hit.score.toFixed(6));
  assertEquals(new Set(scores({ k1: 0 })).size, 1);
  assertEquals(new Set(scores({ b: 0 })).size, 2);
});

Deno.test("equal scores keep the order, and no shared word is no hit", () => {
  const entries = entriesOf("blue", "red", "red", "the of");
  const ids = (question: string) =>
    searchKeywords(question, entries).map((hit) => hit.entry.id);
  assertEquals(ids("red"), ["doc#2", "doc#3"]);
  assertEquals(ids("the of"), []);
  assertEquals(searchKeywords("red", []), []);
  assertEquals(searchKeywords("constructor __proto__", entries), []);
});

Deno.test("it scores by the formula", () => {
  const word = fc.constantFrom("red", "blue", "the", "green", "Red,", "reds");
  const text = fc.array(word, { maxLength: 8 }).map((all) => all.join(" "));
  fc.assert(
    fc.property(
      text,
      fc.array(text, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (question, texts, k1, b) => {
        const entries = entriesOf(...texts);
        const expected = score(question, texts, k1, b);
        const hits = searchKeywords(question, entries, {
          topK: Infinity,
          k1,
          b,
        });
        assertEquals(hits.length, expected.filter((one) => one > 0).length);
        for (const hit of hits) {
          const i = entries.indexOf(hit.entry);
          assertAlmostEquals(hit.score, expected[i]!, 1e-9);
        }
        const scores = hits.map((hit) => hit.score);
        assertEquals(scores, scores.toSorted((a, b) => b - a));
      },
    ),
    { seed: 6, numRuns: 1_000 },
  );
});

Deno.test("a few hits are the first of all hits, ties included", () => {
  const word = fc.constantFrom("red", "blue", "green", "grey", "the");
  const text = fc.array(word, { maxLength: 4 }).map((list) => list.join(" "));
  fc.assert(fc.property(
    fc.array(text, { minLength: 1, maxLength: 30 }),
    text,
    fc.integer({ min: 1, max: 32 }),
    (texts, question, topK) => {
      const entries = entriesOf(...texts);
      const all = searchKeywords(question, entries, { topK: Infinity });
      const few = searchKeywords(question, entries, { topK });
      assertEquals(few, all.slice(0, topK));
    },
  ));
});

Deno.test("an array that has changed is counted anew", () => {
  const entries = entriesOf("red", "blue");
  assertEquals(searchKeywords("green", entries).length, 0);
  entries.push(...entriesOf("green"));
  assertEquals(searchKeywords("green", entries).length, 1);
  entries[0] = entriesOf("green")[0]!;
  assertEquals(searchKeywords("green", entries).length, 2);
});

Deno.test("words of your own", () => {
  const entries = entriesOf("Updates", "News");
  const words = (text: string) => text.match(/.../g) ?? [];
  assertEquals(searchKeywords("Upd", entries).length, 0);
  assertEquals(searchKeywords("Upd", entries, { words }).length, 1);
  assertThrows(
    () => searchKeywords("Upd", entries, { words: 3 as never }),
    TypeError,
    "words must be a function, got 3",
  );
});

Deno.test("bad options are refused", () => {
  const entries = entriesOf("red");
  const bad: [options: object, message: string][] = [
    [{ topK: 0 }, "topK must be a whole number of at least 1, got 0"],
    [{ k1: -1 }, "k1 must be a number of at least 0, got -1"],
    [{ k1: Infinity }, "k1 must be a number of at least 0, got Infinity"],
    [{ b: 1.5 }, "b must be a number from 0 to 1, got 1.5"],
    [{ b: NaN }, "b must be a number from 0 to 1, got NaN"],
    // What JavaScript would take for a number.
    [{ k1: "2" }, 'k1 must be a number of at least 0, got "2"'],
    [{ k1: null }, "k1 must be a number of at least 0, got null"],
    [{ b: "0.5" }, 'b must be a number from 0 to 1, got "0.5"'],
    [{ b: true }, "b must be a number from 0 to 1, got true"],
    [{ topK: "2" }, 'topK must be a whole number of at least 1, got "2"'],
  ];
  for (const [options, message] of bad) {
    assertThrows(
      () => searchKeywords("red", entries, options),
      RangeError,
      message,
    );
  }
});

Deno.test("the 49 stop words of the README", async () => {
  const readme = await Deno.readTextFile(
    new URL("../../corpus/brightline/README.md", import.meta.url),
  );
  const list = /\(49\): ([\sa-z]+)\./.exec(readme)![1]!.split(/\s+/);
  assertEquals([...KEYWORD_STOP_WORDS], list);
  assertEquals(list.length, 49);
});

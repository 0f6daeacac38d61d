import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkBySection, chunkFixed, chunkRecursive } from "../chunk/mod.ts";
import { costOf } from "./cost_of.ts";
import { random, randomText } from "./random_for_tests.ts";
import { loadTokenizer } from "./tokens.ts";

const { countTokens } = await loadTokenizer();

Deno.test("costOf counts characters, an emoji as one", () => {
  const chunk: Chunk = {
    text: "\u{1f511}\n\u{1f600}a\u{1f600}b",
    start: 0,
    end: 6,
    context: "\u{1f511}\n",
    overlap: 2,
    cut: "end",
  };
  const once = { context: 2, overlap: 2, body: 2, total: 6 };
  assertEquals(costOf([chunk]), once);
  assertEquals(costOf([chunk, chunk]), {
    context: 4,
    overlap: 4,
    body: 4,
    total: 12,
  });
  assertEquals(costOf([]), { context: 0, overlap: 0, body: 0, total: 0 });
});

Deno.test("costOf gives overlap its length and body the rest", () => {
  const chunks = chunkFixed("ABCDEFGHIJKLMNOPQRST", { size: 10, overlap: 3 });
  assertEquals(costOf(chunks), {
    context: 0,
    overlap: 6,
    body: 20,
    total: 26,
  });
});

Deno.test("costOf counts the context as often as it is put in front", () => {
  const chunks = chunkBySection("# Pump\n\n## Oil\nCheck. \n\n## Air\nOpen.");
  // "Pump: Oil\n" and "Pump: Air\n"
  assertEquals(costOf(chunks), {
    context: 20,
    overlap: 0,
    body: 11,
    total: 31,
  });
});

Deno.test("costOf's parts add up to the tokens of the texts", () => {
  const next = random(7);
  for (let i = 0; i < 150; i++) {
    const text = randomText(next, 60);
    const chunks = chunkRecursive(text, { size: 9, overlap: 4 }).map((chunk) =>
      i % 2 ? chunk : { ...chunk, context: "é\n", text: "é\n" + chunk.text }
    );
    const { context, overlap, body, total } = costOf(chunks, {
      length: countTokens,
    });
    const expected = chunks.reduce(
      (sum, { text }) => sum + countTokens(text),
      0,
    );
    assertEquals(total, expected);
    assertEquals(context + overlap + body, total);
    assert(context >= 0 && overlap >= 0 && body >= 0);
    assertEquals(context > 0, i % 2 === 0 && chunks.length > 0);
  }
});

Deno.test("costOf has no negative part where a token is cut", () => {
  // " ]);" is two tokens, and with the line end it is one.
  assertEquals([countTokens(" ]);"), countTokens(" ]);\n")], [2, 1]);
  const chunk: Chunk = {
    text: " ]);\n",
    start: 0,
    end: 5,
    overlap: 4,
    cut: "end",
  };
  assertEquals(costOf([chunk], { length: countTokens }), {
    context: 0,
    overlap: 1,
    body: 0,
    total: 1,
  });
});

Deno.test("costOf needs a length that gives numbers", () => {
  const length = (() => "4") as unknown as (text: string) => number;
  assertThrows(() => costOf([], { length }), TypeError, "length");
});

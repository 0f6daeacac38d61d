import { assertAlmostEquals, assertEquals } from "@std/assert";
import { sifEmbedder, type WordTable } from "./sif_embedder.ts";

const table = (common?: number[]): WordTable => {
  const words = new Map([
    ["the", { vector: [0, 1], probability: 0.009 }],
    ["cat", { vector: [1, 0], probability: 0.001 }],
  ]);
  return {
    dimensions: 2,
    get: (word) => words.get(word),
    ...(common && { common }),
  };
};
/** Rounded, for a tenth is no binary number. */
const vector = (table: WordTable, text: string) =>
  Array.from(
    sifEmbedder(table).embed(text),
    (value) => Math.round(value * 1e9) / 1e9,
  );

// Arora, Liang, Ma 2017, algorithm 1, with a = 0.001, worked by hand
Deno.test("words count by a / (a + p), and the sum is divided", () => {
  assertEquals(vector(table(), "The cat"), [0.5 / 2, 0.1 / 2]);
  assertEquals(vector(table(), "cat Cat the"), [0.333333333, 0.033333333]);
});

Deno.test("words that are not known count for nothing", () => {
  assertEquals(vector(table(), "the 42 zebras"), [0, 0.1]);
  assertEquals(vector(table(), "zebras!"), [0, 0]);
  assertEquals(vector(table([0.6, 0.8]), ""), [0, 0]);
});

Deno.test("the common direction is taken away", () => {
  assertEquals(vector(table([0, 1]), "The cat"), [0.25, 0]);
  const [x, y] = vector(table([0.6, 0.8]), "cat");
  // (0.5, 0) less its part along (0.6, 0.8), which is 0.3
  assertAlmostEquals(x!, 0.32);
  assertAlmostEquals(y!, -0.24);
});

import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { loadCorpus } from "../course/corpus.ts";
import { cosine } from "./cosine.ts";
import { STOP_WORDS } from "./stop_words.ts";
import { readWordVectors, wordVectors } from "./word_vectors.ts";
import { words } from "./words.ts";

Deno.test("the file is read once", async () => {
  assertStrictEquals(wordVectors(), wordVectors());
  assertStrictEquals(await wordVectors(), await wordVectors());
});

// GloVe's own numbers for "the", of the published 6B, 100 dimensions
Deno.test("a byte and its scale give the vector back, nearly", async () => {
  const { vector } = (await wordVectors()).get("the")!;
  const published = [-0.038194, -0.24487, 0.72812, -0.39961, 0.083172];
  for (const [i, value] of published.entries()) {
    assert(Math.abs(vector[i]! - value) < 0.02, `${vector[i]} for ${value}`);
  }
});

// 341,479 words: H = ln n + 0.5772 = 13.318, and "the" is the first of them
Deno.test("frequency follows from the rank", async () => {
  const vectors = await wordVectors();
  const { probability } = vectors.get("the")!;
  assert(Math.abs(probability - 1 / 13.318) < 0.0001);
  assert(vectors.get("refund")!.probability < 0.0001);
});

Deno.test("a file as small as can be", () => {
  const { get, dimensions } = readWordVectors({
    source: "",
    licence: "",
    total: 1,
    dimensions: 2,
    words: "one two",
    ranks: "1 4",
    scales: "0.5 0.1",
    vectors: "f4EBAA==", // 127, -127, 1, 0
  });
  assertEquals(dimensions, 2);
  assertEquals(Array.from(get("one")!.vector), [63.5, -63.5]);
  assertEquals(Array.from(get("two's")!.vector), [0.1, 0]);
  assertEquals(get("three"), undefined);
});

Deno.test("nearly every word of the corpora is known", async () => {
  const vectors = await wordVectors();
  for (const corpus of ["brightline", "kitebase", "reservo"]) {
    const text = (await loadCorpus(corpus)).map(({ text }) => text).join(" ");
    const all = words(text).filter((word) =>
      !STOP_WORDS.has(word) && !/\d/.test(word)
    );
    const known = all.filter((word) => vectors.get(word));
    assert(known.length / all.length > 0.95, `${corpus}: ${known.length}`);
  }
});

Deno.test("texts on one subject are nearer than others", async () => {
  const { embed } = await wordVectors();
  const near = (a: string, b: string) => cosine(embed(a), embed(b));
  const money = "You get your money back on your card.";
  const refund = "We refund the full payment.";
  const wifi = "The router has lost its wireless network.";
  assert(near(money, refund) > near(money, wifi));
  assert(near(money, refund) > near(refund, wifi));
  assertEquals(near("Xyzzy 42.", money), 0);
});

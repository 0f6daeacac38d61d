import { assert, assertEquals, assertRejects } from "@std/assert";
import { ledger } from "../measure/ledger.ts";
import { type Embedder, standIn } from "../search/embedder.ts";
import { type Chunk, chunkSemantic, type ChunkSemanticOptions } from "./mod.ts";
import { made } from "./similar_sentences_for_tests.ts";

const texts = (chunks: Chunk[]) => chunks.map((chunk) => chunk.text);

/** An embedder that knows some sentences. */
const known = (vectors: Record<string, number[]>): Embedder => ({
  embed: (text) => vectors[text]!,
});

// https://github.com/langchain-ai/langchain/issues/17106
Deno.test("semantic-single-sentence: one sentence is one chunk, nothing is no chunk", async () => {
  const embedder = known({ "Only one sentence here.": [1, 0] });
  assertEquals(await chunkSemantic("Only one sentence here.", { embedder }), [{
    text: "Only one sentence here.",
    start: 0,
    end: 23,
    cut: "end",
  }]);
  const never = () => Promise.reject(new Error("asked about nothing"));
  for (const text of ["", " \n\t ", "\ufeff", "Only one."]) {
    for (const options of [{}, { percentile: 95 }, { window: 3 }]) {
      const chunks = await chunkSemantic(text, { embedder: never, ...options });
      assertEquals(texts(chunks), text === "Only one." ? [text] : []);
    }
  }
});

Deno.test("cats and rockets", async () => {
  const embedder = known({
    "Cats purr.": [1, 0],
    "Cats nap.": [1, 0],
    "Rockets launch.": [0, 1],
  });
  const chunks = await chunkSemantic("Cats purr. Cats nap. Rockets launch.", {
    embedder,
    threshold: 0.5,
  });
  assertEquals(chunks, [
    { text: "Cats purr. Cats nap.", start: 0, end: 20, cut: "topic" },
    { text: "Rockets launch.", start: 21, end: 36, cut: "end" },
  ]);
});

// https://github.com/chonkie-inc/chonkie/issues/106
Deno.test("the last sentence is kept", async () => {
  const text =
    "Alice ate an apple. Bob ate a banana. Charlie ate a cherry. David ate a date.";
  for (const maxSize of [10, 20, 45, 80]) {
    for (const threshold of [-1, 0.3, 1]) {
      const chunks = await chunkSemantic(text, {
        embedder: standIn,
        threshold,
        maxSize,
      });
      assertEquals(ledger(text, chunks).lost.ranges, []);
      assert(chunks.at(-1)!.text.endsWith("date."));
    }
  }
});

Deno.test("a threshold is cut at, a percentile is cut below", async () => {
  const { text, sentences, embedder } = made([9, 9, 9, 9], [0, 1, 0]);
  const cut = async (options: Partial<ChunkSemanticOptions>) =>
    (await chunkSemantic(text, { embedder, ...options })).length;
  assertEquals(await cut({ threshold: 0.001 }), 3);
  assertEquals(await cut({ threshold: -0.001 }), 1);
  assertEquals(await cut({ threshold: 1 }), sentences.length);
  // Distances 0, 1, 1: nothing is above the highest of them.
  assertEquals(await cut({ percentile: 100 }), 1);
  assertEquals(await cut({ percentile: 0 }), 3);
});

Deno.test("a percentile lies between two distances, as in numpy", async () => {
  // numpy.percentile([0.1, 0.3, 0.5, 0.9], [25, 50, 60, 90, 95])
  // = 0.25, 0.4, 0.46, 0.78, 0.84
  const { text, embedder } = made([9, 9, 9, 9, 9], [0.9, 0.5, 0.1, 0.7]);
  for (
    const [percentile, cuts] of [[25, 3], [50, 2], [60, 2], [90, 1], [95, 1]]
  ) {
    const chunks = await chunkSemantic(text, {
      embedder,
      percentile: percentile!,
    });
    assertEquals(chunks.length - 1, cuts);
  }
});

Deno.test("equal similarities are no change, by percentile", async () => {
  const embedder: Embedder = { embed: () => [1, 1] };
  for (const percentile of [0, 50, 95]) {
    const chunks = await chunkSemantic("A. B. C. D.", { embedder, percentile });
    assertEquals(chunks.length, 1);
  }
});

Deno.test("the weakest gap is cut first, and bars what is too near", async () => {
  // Both gaps are low; cutting either leaves less than 25 beside the other.
  const { text, sentences, embedder } = made([20, 20, 20], [0.2, 0.1]);
  const chunks = await chunkSemantic(text, { embedder, minSize: 20 });
  assertEquals(texts(chunks), sentences);
  assertEquals(texts(await chunkSemantic(text, { embedder, minSize: 21 })), [
    text,
  ]);
  const four = made([20, 20, 20, 20], [0.3, 0.2, 0.1]);
  const pairs = await chunkSemantic(four.text, {
    embedder: four.embedder,
    minSize: 30,
  });
  // 0.1 would leave a chunk of 20; 0.2 does not.
  assertEquals(texts(pairs), [
    four.sentences.slice(0, 2).join(" "),
    four.sentences.slice(2).join(" "),
  ]);
});

Deno.test("a topic above the maximum is cut at its weakest gap", async () => {
  const { text, sentences, embedder } = made(
    [20, 20, 20, 20, 20],
    [0.9, 0.7, 0.8, 0.9],
  );
  const chunks = await chunkSemantic(text, { embedder, maxSize: 85 });
  assertEquals(texts(chunks), [
    sentences.slice(0, 3).join(" "),
    sentences.slice(3).join(" "),
  ]);
  assertEquals(chunks.map((chunk) => chunk.cut), ["sentence", "end"]);
});

Deno.test("a topic above the maximum leaves no small rest", async () => {
  // The weakest gap would leave 20 characters, the next one leaves 41.
  const { text, sentences, embedder } = made(
    [20, 20, 20, 20, 20],
    [0.9, 0.9, 0.7, 0.6],
  );
  const chunks = await chunkSemantic(text, {
    embedder,
    maxSize: 85,
    minSize: 40,
  });
  assertEquals(texts(chunks), [
    sentences.slice(0, 3).join(" "),
    sentences.slice(3).join(" "),
  ]);
});

Deno.test("a small rest goes with the next topic, if it must", async () => {
  const { text, sentences, embedder } = made([90, 30, 50], [0.9, 0.1]);
  const chunks = await chunkSemantic(text, {
    embedder,
    maxSize: 100,
    minSize: 40,
  });
  assertEquals(texts(chunks), [sentences[0], sentences.slice(1).join(" ")]);
});

Deno.test("a sentence above the maximum is cut between words", async () => {
  const text = "One two three four five six. Seven.";
  const chunks = await chunkSemantic(text, { embedder: standIn, maxSize: 12 });
  assertEquals(chunks.map((chunk) => [chunk.text, chunk.cut]), [
    ["One two", "word"],
    ["three four", "word"],
    ["five six.", "topic"],
    ["Seven.", "end"],
  ]);
});

Deno.test("a minimum may be met across a gap that is no topic", async () => {
  const text = "One two three four five six. Seven.";
  const chunks = await chunkSemantic(text, {
    embedder: standIn,
    maxSize: 18,
    minSize: 7,
  });
  assertEquals(texts(chunks), ["One two three four", "five six. Seven."]);
});

Deno.test("sentences that no vector knows stay with the one before", async () => {
  const embedder = known({
    "Cats purr.": [1, 0],
    "Qx zz.": [0, 0],
    "Cats nap.": [1, 0],
    "Rockets launch.": [0, 1],
  });
  const text =
    "Qx zz. Cats purr. Qx zz. Cats nap. Qx zz. Rockets launch. Qx zz.";
  const chunks = await chunkSemantic(text, { embedder });
  assertEquals(texts(chunks), [
    "Qx zz. Cats purr. Qx zz. Cats nap. Qx zz.",
    "Rockets launch. Qx zz.",
  ]);
  const silent: Embedder = { embed: () => new Map() };
  assertEquals((await chunkSemantic(text, { embedder: silent })).length, 1);
});

Deno.test("a model is asked once, for every sentence once", async () => {
  const asked: string[][] = [];
  const model = (texts: readonly string[]) => {
    asked.push([...texts]);
    return Promise.resolve(texts.map((text) => [text.length, 1]));
  };
  await chunkSemantic("Stop. Go. Stop. Wait.", { embedder: model });
  assertEquals(asked, [["Stop.", "Go.", "Wait."]]);
});

Deno.test("without an embedder it says what to give", async () => {
  const missing = [undefined, {}, { embedder: undefined }, { embedder: {} }];
  for (const options of missing) {
    await assertRejects(
      () => chunkSemantic("", options as unknown as ChunkSemanticOptions),
      TypeError,
      "try await wordVectors()",
    );
  }
  await assertRejects(
    () => chunkSemantic("", { embedder: Promise.resolve(standIn) as never }),
    TypeError,
    "embedder is a promise: await it first",
  );
});

Deno.test("bad options are refused before any work", async () => {
  const never = () => Promise.reject(new Error("asked"));
  const bad: [Partial<ChunkSemanticOptions>, string][] = [
    [{ threshold: 1.5 }, "threshold must be from -1 to 1, got 1.5"],
    [{ threshold: NaN }, "threshold must be from -1 to 1, got NaN"],
    [{ percentile: 101 }, "percentile must be from 0 to 100, got 101"],
    [{ threshold: 0.5, percentile: 95 }, "either threshold or percentile"],
    [{ minSize: -1 }, "minSize must be a whole number of at least 0, got -1"],
    [{ maxSize: 0 }, "maxSize must be a whole number of at least 1, got 0"],
    [
      { minSize: 11, maxSize: 10 },
      "minSize must not be larger than maxSize 10, got 11",
    ],
    [{ window: 0 }, "window must be a whole number of at least 1, got 0"],
  ];
  for (const [options, message] of bad) {
    await assertRejects(
      () => chunkSemantic("A. B.", { embedder: never, ...options }),
      RangeError,
      message,
    );
  }
});

Deno.test("vectors that cannot be compared are refused", async () => {
  await assertRejects(
    () => chunkSemantic("A. B.", { embedder: { embed: () => [NaN] } }),
    RangeError,
    "the similarity of sentences 1 and 2 is not a number",
  );
  await assertRejects(
    () =>
      chunkSemantic("A. Bb.", {
        embedder: known({ "A.": [1], "Bb.": [1, 2] }),
      }),
    RangeError,
    "cannot compare a vector of 1 numbers with one of 2",
  );
});

Deno.test("chunkSemantic refuses what is no vector", async () => {
  const late = { embed: () => Promise.resolve([1, 0]) };
  const lateEach = (texts: readonly string[]) =>
    Promise.resolve(texts.map(() => Promise.resolve([1, 0])));
  for (
    const [embedder, message] of [
      [late, "embed gave a promise: use embedAhead"],
      [{ embed: () => ({ a: 1 }) }, "a list of numbers, got an object"],
      [{ embed: () => 7 }, "a list of numbers, got 7"],
      [lateEach, "a list of numbers, got a promise"],
    ] as const
  ) {
    await assertRejects(
      () =>
        chunkSemantic("Cats purr. Rockets launch.", {
          embedder: embedder as unknown as Embedder,
        }),
      TypeError,
      message,
    );
  }
});

Deno.test("a segmenter is asked once", async () => {
  let asked = 0;
  const segmenter = (text: string) => {
    asked++;
    return [{ start: 0, end: 10 }, { start: 11, end: text.length }];
  };
  const text = "Cats purr. Rockets launch.";
  const chunks = await chunkSemantic(text, { embedder: standIn, segmenter });
  assertEquals(chunks.length, 2);
  assertEquals(asked, 1);
});

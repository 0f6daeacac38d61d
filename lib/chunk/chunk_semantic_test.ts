import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { ledger } from "../measure/ledger.ts";
import { type Embedder, standIn } from "../search/embedder.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import {
  type Chunk,
  chunkSemantic,
  type ChunkSemanticOptions,
  segmentSentences,
} from "./mod.ts";

const texts = (chunks: Chunk[]) => chunks.map((chunk) => chunk.text);
const characters = (text: string) => Array.from(text).length;

/** An embedder that knows some sentences. */
const known = (vectors: Record<string, number[]>): Embedder => ({
  embed: (text) => vectors[text]!,
});

/**
 * A text of sentences as long as asked for, and an embedder that gives
 * neighbours the similarities asked for: each is turned by an angle.
 */
function made(sizes: number[], similarities: number[]) {
  const sentences = sizes.map((size, i) =>
    `S${i}`.padEnd(Math.max(5, size) - 1, "x") + "."
  );
  const angles = [0];
  for (const similarity of similarities) {
    angles.push(angles.at(-1)! + Math.acos(similarity));
  }
  const vectors = new Map(sentences.map((sentence, i) => {
    return [sentence, [Math.cos(angles[i]!), Math.sin(angles[i]!)]];
  }));
  const embedder: Embedder = { embed: (text) => vectors.get(text)! };
  return { text: sentences.join(" "), sentences, embedder };
}

// https://github.com/langchain-ai/langchain/issues/17106
Deno.test("one sentence is one chunk, nothing is no chunk", async () => {
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

// Another way to say what the chunker does, for short texts: split at the
// weakest gap that leaves the minimum on both sides, then each half again.
function weakestFirst(
  sizes: number[],
  similarities: number[],
  { threshold, minSize }: { threshold: number; minSize: number },
  first = 0,
  end = sizes.length,
): number[] {
  const long = (from: number, to: number) =>
    sizes.slice(from, to).reduce((sum, size) => sum + size + 1, -1);
  let best = -1;
  for (let i = first + 1; i < end; i++) {
    if (similarities[i - 1]! > threshold) continue;
    if (long(first, i) < minSize || long(i, end) < minSize) continue;
    if (best < 0 || similarities[i - 1]! < similarities[best - 1]!) best = i;
  }
  if (best < 0) return [first];
  const options = { threshold, minSize };
  return [
    ...weakestFirst(sizes, similarities, options, first, best),
    ...weakestFirst(sizes, similarities, options, best, end),
  ];
}

Deno.test("it cuts where splitting again and again does", async () => {
  const pair = fc.record({
    size: fc.integer({ min: 5, max: 40 }),
    similarity: fc.integer({ min: -999, max: 999 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(pair, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: 0, max: 90 }),
      async (pairs, percent, minSize) => {
        const sizes = pairs.map((pair) => pair.size);
        // Different ones, so that rounding decides nothing
        const similarities = pairs.slice(1).map(({ similarity }, i) =>
          (similarity + (i + 1) / 100) / 1000
        );
        const threshold = percent / 100;
        const { text, sentences, embedder } = made(sizes, similarities);
        const chunks = await chunkSemantic(text, {
          embedder,
          threshold,
          minSize,
        });
        const starts = chunks.map((chunk) =>
          sentences.findIndex((one) => chunk.text.startsWith(one))
        );
        assertEquals(
          starts,
          weakestFirst(sizes, similarities, { threshold, minSize }),
        );
      },
    ),
    { numRuns: 300, seed: 9 },
  );
});

/** Says something different about nearly every sentence, and often nothing. */
const random: Embedder = {
  embed(text) {
    let hash = 7;
    for (const character of text) {
      hash = (hash * 31 + character.codePointAt(0)!) % 1009;
    }
    return hash % 4 === 0 ? [0, 0] : [Math.cos(hash), Math.sin(hash)];
  },
};

Deno.test("chunkSemantic keeps the contract", async () => {
  const units: ((text: string) => number)[] = [
    characters,
    (text) => new TextEncoder().encode(text).length,
    (text) => text.match(/\S+/g)?.length ?? 0,
  ];
  await fc.assert(
    fc.asyncProperty(
      hostileText,
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 11 }),
      async (text, maxSize, part, kind) => {
        const minSize = Math.floor(maxSize * part / 100);
        const length = units[kind % 3]!;
        const chunks = await chunkSemantic(text, {
          embedder: random,
          minSize,
          maxSize,
          window: 1 + kind % 2,
          ...(kind % 3 > 0 && { length }),
          ...(kind < 6 && { segmenter: segmentSentences }),
          ...(part % 2 ? { threshold: part / 100 } : { percentile: part }),
        });
        const { wrong, lost, repeated } = ledger(text, chunks);
        assertEquals([wrong, lost.ranges, repeated.ranges], [[], [], []]);
        const joined = (i: number) =>
          text.slice(chunks[i]!.start, chunks[i + 1]!.end);
        for (const [i, { start, end, text: body }] of chunks.entries()) {
          assertEquals(body, text.slice(start, end));
          assertEquals(body, body.trim());
          assert(body !== "" && !body.startsWith("\ufeff"));
          const last = text.codePointAt(end - 1)!;
          assert(last < 0x10000, "ends inside a pair");
          assert(
            length(body) <= maxSize || characters(body) === 1,
            `${length(body)} > ${maxSize}`,
          );
          if (length(body) >= minSize) continue;
          if (i > 0) assert(length(joined(i - 1)) > maxSize, "fits before");
          if (i < chunks.length - 1) {
            assert(length(joined(i)) > maxSize, "fits after");
          }
        }
        assertEquals(
          chunks.map((chunk) => chunk.cut === "end"),
          chunks.map((_, i) => i === chunks.length - 1),
        );
      },
    ),
    { numRuns: 600, seed: 20260731 },
  );
});

// A guard against quadratic time, not a benchmark.
Deno.test("linear time: chunkSemantic", async () => {
  const patterns = ["X. ", "x", "\u{1f600}. A", "\n", "A\n\n", "漢字。"];
  for (const pattern of patterns) {
    const text = pattern.repeat(200_000 / pattern.length);
    for (
      const options of [
        {},
        { minSize: 80_000, maxSize: 100_000 },
        { maxSize: 100_000, threshold: -1 },
        { minSize: 100, maxSize: 200, segmenter: segmentSentences },
      ]
    ) {
      const start = performance.now();
      await chunkSemantic(text, { embedder: random, ...options });
      const took = performance.now() - start;
      assert(took < 3_000, `${JSON.stringify(pattern)}: ${took} ms`);
    }
  }
});

// What chunkSemantic promises, over random texts, sizes and similarities.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { ledger } from "../measure/ledger.ts";
import type { Embedder } from "../search/embedder.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import { chunkSemantic, segmentSentences } from "./mod.ts";
import { made } from "./similar_sentences_for_tests.ts";

const characters = (text: string) => Array.from(text).length;

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

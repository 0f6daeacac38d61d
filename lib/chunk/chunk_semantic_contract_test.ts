// What chunkSemantic promises besides the contract of all chunkers.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { characters, checkTime } from "./check_contract_for_tests.ts";
import { semantic } from "./chunkers_for_tests.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import { chunkSemantic } from "./mod.ts";
import { made } from "./similar_sentences_for_tests.ts";

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

Deno.test("a chunk below the minimum fits with neither neighbour", async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, semantic.options, async (text, options) => {
      const { minSize = 0, maxSize = 0, length = characters } = options;
      const chunks = await chunkSemantic(text, options);
      const joined = (i: number) =>
        text.slice(chunks[i]!.start, chunks[i + 1]!.end);
      for (const [i, { text: body }] of chunks.entries()) {
        if (length(body) >= minSize) continue;
        if (i > 0) assert(length(joined(i - 1)) > maxSize, "fits before");
        if (i < chunks.length - 1) {
          assert(length(joined(i)) > maxSize, "fits after");
        }
      }
    }),
    { numRuns: 600, seed: 20260731 },
  );
});

Deno.test("cuts that come in no order take linear time, with an emoji too", async () => {
  const sentences = Array.from({ length: 160_000 }, (_, i) => `A${i}.`);
  sentences[80_000] = "A\u{1f600}.";
  let turned = 0;
  const embedder = {
    embed(): number[] {
      turned += 2.4; // no two gaps that follow each other are alike
      const angle = turned * turned;
      return [Math.cos(angle), Math.sin(angle)];
    },
  };
  await checkTime(
    sentences.join(" "),
    (text) => chunkSemantic(text, { embedder, threshold: 1, minSize: 2 }),
  );
});

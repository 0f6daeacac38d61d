import { assert, assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { chunksAt } from "./chunks_for_tests.ts";
import { cutSentences } from "./cut_sentences.ts";
import { sectionsMixed } from "./sections_mixed.ts";
import { textsFound } from "./texts_found.ts";

Deno.test("textsFound() finds what includes() finds", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "é", "\u{1F600}") });
  fc.assert(
    fc.property(fc.array(text), fc.array(text), (wanted, texts) => {
      const found = wanted.filter((one) =>
        one === "" || texts.some((text) => text.includes(one))
      );
      assertEquals(textsFound(wanted, texts), new Set(found));
    }),
    { seed: 18, numRuns: 1_000 },
  );
});

// Quadratic work of these sizes takes many times the limit; linear work, a small
// part of it.
const LIMIT = 5_000; // milliseconds

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

Deno.test("cutSentences() takes linear time when all sentences are cut", () => {
  const text = Array.from({ length: 40_000 }, (_, i) => `Number ${i} is cut.`)
    .join("\n");
  const ranges = Array.from(
    { length: Math.ceil(text.length / 12) },
    (_, i): [number, number] => [12 * i, Math.min(12 * i + 12, text.length)],
  );
  const documents = [{ name: "a", text, chunks: chunksAt(text, ...ranges) }];
  let cut: string[] = [];
  const time = timeOf(() => cut = cutSentences(documents).cut);
  assertEquals(cut.length, 40_000);
  assert(time < LIMIT, `it took ${time} ms`);
});

Deno.test("sectionsMixed() takes linear time", () => {
  const sections = Array.from({ length: 60_000 }, (_, i) => ({
    heading: String(i),
    start: 10 * i,
    end: 10 * i + 10,
  }));
  const chunks = chunksAt(
    "",
    ...sections.map(({ start, end }): [number, number] => [start + 5, end + 5]),
  );
  let mixed = 0;
  const time = timeOf(() => mixed = sectionsMixed(sections, chunks).length);
  assertEquals(mixed, 59_999);
  assert(time < LIMIT, `it took ${time} ms`);
});

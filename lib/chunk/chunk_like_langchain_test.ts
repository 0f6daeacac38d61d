// The cases were recorded from LangChain's package by
// `deno task bench langchain`, which also compares thousands of others with it.
import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  chunkLikeLangChain,
  type ChunkLikeLangChainOptions,
} from "./chunk_like_langchain.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import recorded from "./langchain_cases.json" with { type: "json" };

const texts = (text: string, options: ChunkLikeLangChainOptions) =>
  chunkLikeLangChain(text, options).map((chunk) => chunk.text);

Deno.test(`chunkLikeLangChain gives the chunks of ${recorded.package}`, () => {
  for (const { text, options, chunks } of recorded.cases) {
    assertEquals(texts(text, options), chunks, JSON.stringify(options));
  }
});

const denseText = fc.string({
  unit: fc.constantFrom(..."aab  \n;.", "\u{1f600}"),
  maxLength: 90,
});
const options = fc.record({
  chunkSize: fc.integer({ min: 1, max: 30 }),
  share: fc.nat({ max: 99 }),
  separators: fc.constantFrom(
    ["\n\n", "\n", " ", ""],
    ["\n\n", "\n", ". ", " "],
    [";;", ";", "aa", "a"],
    [],
  ),
  keepSeparator: fc.boolean(),
}).map(({ chunkSize, share, ...others }) => ({
  chunkSize,
  chunkOverlap: Math.floor(chunkSize * share / 100),
  ...others,
}));

Deno.test("chunkLikeLangChain finds by hops what merging a list gives", () => {
  const text = fc.oneof(denseText, hostileText);
  fc.assert(
    fc.property(text, options, (text, options) => {
      const lengthFunction = (text: string) => text.length;
      assertEquals(
        chunkLikeLangChain(text, options),
        chunkLikeLangChain(text, { ...options, lengthFunction }),
      );
    }),
    { numRuns: 2000, seed: 20261130 },
  );
});

Deno.test("chunkLikeLangChain says where its chunks are", () => {
  fc.assert(
    fc.property(denseText, options, (text, options) => {
      let covered = 0;
      for (const chunk of chunkLikeLangChain(text, options)) {
        const body = text.slice(chunk.start, chunk.end);
        if (options.keepSeparator) assertEquals(chunk.text, body);
        assert(chunk.text.isWellFormed());
        const repeated = text.slice(chunk.start, covered);
        assertEquals(chunk.overlap ?? 0, Array.from(repeated).length);
        covered = chunk.end;
      }
    }),
    { numRuns: 1000, seed: 20261130 },
  );
});

Deno.test("chunkLikeLangChain says why its chunks end", () => {
  const chunks = chunkLikeLangChain("One two\nthree\n\nfour fiveteen", {
    chunkSize: 8,
    chunkOverlap: 0,
  });
  assertEquals(chunks.map(({ text, cut }) => [text, cut]), [
    ["One two", "line"],
    ["three", "paragraph"],
    ["four", "word"],
    ["fivetee", "size"],
    ["n", "end"],
  ]);
});

Deno.test("chunkLikeLangChain differs where LangChain cuts an emoji or throws", () => {
  const emoji = "\u{1f600}\u{1f600}";
  const options = { chunkSize: 3, chunkOverlap: 0 };
  assertEquals(texts(emoji, options), ["\u{1f600}", "\u{1f600}"]);
  const noneLeft = { ...options, separators: [" "], keepSeparator: false };
  assertEquals(texts("abcd efgh", noneLeft), ["abc", "d", "efg", "h"]);
});

Deno.test("chunkLikeLangChain refuses what it cannot do", () => {
  assertThrows(
    () => chunkLikeLangChain("a", { chunkSize: 5, chunkOverlap: 5 }),
    RangeError,
    "chunkOverlap must be smaller than chunkSize 5, got 5",
  );
  assertThrows(() => chunkLikeLangChain("a", { chunkSize: 0 }), RangeError);
});

import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { chunkBySection } from "../chunk/chunk_by_section.ts";
import { chunkBySentence } from "../chunk/chunk_by_sentence.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { hostileText } from "../chunk/hostile_text_for_tests.ts";
import type { ChunkedDocument } from "../chunk/chunk.ts";
import { indexChunks } from "./index_chunks.ts";
import { neighbours } from "./neighbours.ts";
import type { Hit } from "./search.ts";

const text = "A one.  B two. C three.\nD four. E five. F six.";
const document: ChunkedDocument = {
  name: "doc",
  text,
  chunks: chunkBySentence(text, { maxSize: 1 }),
};

/** Hits of the chunks with these numbers, from 1, with falling scores. */
function hitsOf({ name, chunks }: ChunkedDocument, ...numbers: number[]) {
  const entries = indexChunks(name, chunks);
  return numbers.map((number, i): Hit => ({
    score: 1 - i / 10,
    entry: entries[number - 1]!,
  }));
}

const shown = (hits: Hit[]) =>
  hits.map(({ entry }) => [entry.id, entry.chunk.text]);

Deno.test("a hit gets the chunks on either side, as the text has them", () => {
  assertEquals(shown(neighbours(hitsOf(document, 3), [document])), [
    ["doc#2-4", "B two. C three.\nD four."],
  ]);
});

Deno.test("there is nothing before the first chunk and after the last", () => {
  assertEquals(shown(neighbours(hitsOf(document, 1, 6), [document])), [
    ["doc#1-2", "A one.  B two."],
    ["doc#5-6", "E five. F six."],
  ]);
});

Deno.test("before and after can differ, and can be none", () => {
  const hits = hitsOf(document, 3);
  const after = neighbours(hits, [document], { before: 0, after: 2 });
  assertEquals(after[0]!.entry.id, "doc#3-5");
  const none = neighbours(hits, [document], { before: 0, after: 0 });
  assertEquals(shown(none), [["doc#3", "C three."]]);
});

Deno.test("runs that overlap or touch become one, at the better place", () => {
  const overlapping = neighbours(hitsOf(document, 4, 2), [document]);
  assertEquals(overlapping.map(({ entry }) => entry.id), ["doc#1-5"]);
  assertEquals(overlapping[0]!.score, 1);
  const touching = neighbours(hitsOf(document, 5, 2), [document]);
  assertEquals(touching.map(({ entry }) => entry.id), ["doc#1-6"]);
  const apart = neighbours(hitsOf(document, 6, 1), [document], { after: 0 });
  assertEquals(apart.map(({ entry }) => entry.id), ["doc#5-6", "doc#1"]);
});

Deno.test("documents do not flow into one another", () => {
  const other = { ...document, name: "other" };
  const hits = [...hitsOf(document, 6), ...hitsOf(other, 1)];
  const passages = neighbours(hits, [document, other]);
  assertEquals(passages.map(({ entry }) => entry.id), ["doc#5-6", "other#1-2"]);
  assertEquals(passages.map(({ entry }) => entry.document), ["doc", "other"]);
});

Deno.test("two documents with one name are refused", () => {
  const other = { ...document, text: text.toUpperCase() };
  assertThrows(
    () => neighbours(hitsOf(document, 3), [document, other]),
    RangeError,
    'two documents have the name "doc"',
  );
});

Deno.test("an overlap is in a passage once", () => {
  const alphabet = "ABCDEFGHIJKLMNOPQRST";
  const chunks = chunkFixed(alphabet, { size: 6, overlap: 2 });
  const windows = { name: "alphabet", text: alphabet, chunks };
  const [passage] = neighbours(hitsOf(windows, 2), [windows]);
  assertEquals(passage!.entry.chunk.text, "ABCDEFGHIJKLMN");
});

Deno.test("a context stands in front once, a heading in between", () => {
  const markdown = "# Pump\n\n## Oil\nWeekly.\n\n## Filter\nYearly.\n";
  const sections = {
    name: "pump",
    text: markdown,
    chunks: chunkBySection(markdown),
  };
  const [passage] = neighbours(hitsOf(sections, 2), [sections]);
  const { chunk } = passage!.entry;
  assertEquals(chunk.text, "Pump: Oil\nWeekly.\n\n## Filter\nYearly.");
  assertEquals(chunk.context, "Pump: Oil\n");
  assertEquals(chunk.path, ["Pump", "Filter"]);
  assertEquals(chunk.cut, "end");
});

Deno.test("no hits, no passages", () => {
  assertEquals(neighbours([], [document]), []);
});

Deno.test("neighbours refuses what cannot be meant", () => {
  for (const name of ["before", "after"]) {
    assertThrows(
      () => neighbours([], [document], { [name]: -1 }),
      RangeError,
      `${name} must be a whole number of at least 0, got -1`,
    );
  }
  const other = { ...document, name: "other" };
  assertThrows(
    () => neighbours(hitsOf(other, 1), [document]),
    RangeError,
    'hit other#1 is none of the chunks of "other"',
  );
  const [hit] = hitsOf({ ...document, chunks: chunkFixed(text) }, 1);
  assertThrows(() => neighbours([hit!], [document]), RangeError, "doc#1");
});

Deno.test("a hit that was stored and read again is found by its range", () => {
  const hits = structuredClone(hitsOf(document, 3));
  assertEquals(neighbours(hits, [document])[0]!.entry.id, "doc#2-4");
});

Deno.test("of two chunks with one range, the hit's own is taken, or none", () => {
  const [first, second, third] = document.chunks;
  const twice = {
    ...document,
    chunks: [first!, second!, { ...first!, text: "A one, again." }, third!],
  };
  const sides = { before: 0, after: 1 };
  const ids = (hits: Hit[]) =>
    neighbours(hits, [twice], sides).map(({ entry }) => entry.id);
  assertEquals(ids(hitsOf(twice, 1)), ["doc#1-2"]);
  assertEquals(ids(hitsOf(twice, 3)), ["doc#3-4"]);
  assertThrows(
    () => ids(structuredClone(hitsOf(twice, 1))),
    RangeError,
    "chunks 1 and 3 both span 0 to 6",
  );
});

Deno.test("passages hold every hit, nothing twice, on random texts", () => {
  const numbers = fc.array(fc.nat(200), { minLength: 1, maxLength: 6 });
  const sides = fc.record({ before: fc.nat(3), after: fc.nat(3) });
  const size = fc.integer({ min: 2, max: 40 });
  const property = fc.property(
    hostileText,
    size,
    numbers,
    sides,
    (text, size, numbers, sides) => {
      const chunks = chunkFixed(text, { size, overlap: size >> 1 });
      if (chunks.length === 0) return;
      const document = { name: "doc", text, chunks };
      const hits = hitsOf(
        document,
        ...new Set(numbers.map((n) => n % chunks.length + 1)),
      );
      const passages = neighbours(hits, [document], sides);
      for (const { entry: { chunk } } of passages) {
        assertEquals(chunk.text, text.slice(chunk.start, chunk.end));
      }
      const holder = (hit: Hit) =>
        passages.findIndex(({ entry }) =>
          entry.chunk.start <= hit.entry.chunk.start &&
          hit.entry.chunk.end <= entry.chunk.end
        );
      const order = hits.map(holder);
      assert(!order.includes(-1), "a hit is in no passage");
      assertEquals([...new Set(order)], passages.map((_, i) => i));
      const numbersIn = passages.flatMap(({ entry }) => {
        const [first, last = first] = entry.id.slice(4).split("-").map(Number);
        return Array.from({ length: last! - first! + 1 }, (_, i) => first! + i);
      });
      assertEquals(new Set(numbersIn).size, numbersIn.length);
    },
  );
  fc.assert(property, { numRuns: 200, seed: 20260801 });
});

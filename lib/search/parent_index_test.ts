import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { chunkRecursive } from "../chunk/chunk_recursive.ts";
import { hostileText } from "../chunk/hostile_text_for_tests.ts";
import { readCorpus } from "../course/corpus.ts";
import { parseMarkdown } from "../parse/parse_markdown.ts";
import { type Parent, parentIndex } from "./parent_index.ts";

/** A chunk of `text` from the start of one word to the end of another. */
function piece(text: string, from: string, to = from): Chunk {
  const start = text.indexOf(from);
  const end = text.indexOf(to) + to.length;
  return { text: text.slice(start, end), start, end, cut: "size" };
}

const text = "Intro.\n\n# One\n\nFirst text.\n\n# Two\n\nSecond.\n\n# End\n";
const { sections } = parseMarkdown(text);

function parentsOf(from: string, to = from): string[] {
  const chunk = piece(text, from, to);
  const index = parentIndex([{
    name: "doc",
    chunks: [chunk],
    parents: sections,
  }]);
  return index.parentsOf(index.entries[0]!).map(({ chunk }) => chunk.text);
}

Deno.test("a chunk's parent is the piece that it was cut from", () => {
  assertEquals(parentsOf("First"), ["First text."]);
  assertEquals(parentsOf("Second."), ["Second."]);
  assertEquals(parentsOf("Intro"), ["Intro."]);
});

Deno.test("a chunk over several pieces has several parents, in order", () => {
  assertEquals(parentsOf("Intro", "Second"), [
    "Intro.",
    "First text.",
    "Second.",
  ]);
  assertEquals(parentsOf("text.", "# Two\n\nS"), ["First text.", "Second."]);
});

Deno.test("edges that only touch are not shared", () => {
  assertEquals(parentsOf("text.", "# Two\n\n"), ["First text."]);
  assertEquals(parentsOf("\n\n# Two", "Second"), ["Second."]);
});

Deno.test("a heading's parent is the piece below it", () => {
  assertEquals(parentsOf("# One"), ["First text."]);
  assertEquals(parentsOf("# Two"), ["Second."]);
});

Deno.test("what stands behind the last piece has no parent", () => {
  assertEquals(parentsOf("# End"), []);
});

Deno.test("the heading match of Kitebase leads to all four facts", async () => {
  const { text, sections } = await readCorpus("kitebase/account-recovery.md");
  const index = parentIndex([{
    name: "account-recovery",
    chunks: chunkRecursive(text, { size: 300 }),
    parents: sections,
  }]);
  const heading = index.entries.find(({ chunk }) =>
    chunk.text === "## If you never set a recovery email"
  )!;
  assertEquals(heading.id, "account-recovery#2");
  const [parent, ...others] = index.parentsOf(heading);
  assertEquals(others, []);
  assertEquals(parent?.id, "account-recovery/1");
  const facts = [
    "I can't access my email",
    "date of your last invoice",
    "one-time sign-in link",
    "one business day",
  ];
  for (const fact of facts) assert(parent!.chunk.text.includes(fact), fact);
});

Deno.test("entries and parents of several documents stay apart", () => {
  const documents = ["a", "b"].map((name) => ({
    name,
    chunks: chunkFixed(text, { size: 20, overlap: 0 }),
    parents: sections,
  }));
  const index = parentIndex(documents);
  assertEquals(index.parents.map(({ id }) => id), [
    "a/1",
    "a/2",
    "a/3",
    "b/1",
    "b/2",
    "b/3",
  ]);
  for (const entry of index.entries) {
    for (const parent of index.parentsOf(entry)) {
      assertEquals(parent.document, entry.document);
    }
  }
});

Deno.test("an entry that came back from a database finds its parents", () => {
  const chunks = chunkFixed(text, { size: 9, overlap: 2 });
  const index = parentIndex([{ name: "doc", chunks, parents: sections }]);
  for (const entry of index.entries) {
    const restored = JSON.parse(JSON.stringify({ ...entry, id: "other" }));
    assertEquals(index.parentsOf(restored), index.parentsOf(entry));
  }
});

Deno.test("a parent keeps what it knows, and gets a reason to end", () => {
  const { parents } = parentIndex([{
    name: "doc",
    chunks: [],
    parents: [...sections.slice(0, 2), { ...sections[2]!, cut: "topic" }],
  }]);
  assertEquals(parents.map(({ chunk }) => chunk.cut), [
    "section",
    "section",
    "topic",
  ]);
  assertEquals(parents[2]?.chunk.path, ["Two"]);
});

Deno.test("parentIndex refuses what cannot be meant", () => {
  const document = { name: "doc", chunks: [], parents: sections };
  assertThrows(
    () => parentIndex([document, document]),
    RangeError,
    'two documents have the name "doc"',
  );
  const swapped = [sections[1]!, sections[0]!];
  assertThrows(
    () => parentIndex([{ ...document, parents: swapped }]),
    RangeError,
    'parents of "doc" must be in its order, got 0 to 6 after 15 to 26',
  );
  const chunk = piece(text, "First");
  assertThrows(
    () => parentIndex([document]).parentsOf({ document: "dog", chunk }),
    RangeError,
    'no document "dog" in the index',
  );
});

Deno.test("parents agree with comparing every pair, on random texts", () => {
  const sizes = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 150 }),
    fc.integer({ min: 0, max: 99 }),
  );
  fc.assert(
    fc.property(hostileText, sizes, (text, [small, big, share]) => {
      const overlap = Math.floor(big * share / 100);
      const choices: Parent[][] = [
        [...parseMarkdown(text).sections],
        chunkFixed(text, { size: big, overlap }),
      ];
      for (const parents of choices) {
        const chunks = chunkFixed(text, { size: small, overlap: 0 });
        const index = parentIndex([{ name: "doc", chunks, parents }]);
        for (const entry of index.entries) {
          const { start, end } = entry.chunk;
          const shared = parents.filter((parent) =>
            parent.start < end && start < parent.end
          );
          const next = parents.find((parent) => parent.start >= end);
          const expected = shared.length > 0 ? shared : next ? [next] : [];
          assertEquals(
            index.parentsOf(entry).map(({ chunk }) => chunk.start),
            expected.map((parent) => parent.start),
          );
        }
      }
    }),
    { numRuns: 150, seed: 20260801 },
  );
});

Deno.test("a long document's parents are found in linear time", () => {
  const long = "A sentence of this document. ".repeat(40_000);
  const index = parentIndex([{
    name: "long",
    chunks: chunkFixed(long, { size: 60, overlap: 0 }),
    parents: chunkFixed(long, { size: 900, overlap: 0 }),
  }]);
  const start = performance.now();
  for (const entry of index.entries) index.parentsOf(entry);
  assert(performance.now() - start < 2_000);
});

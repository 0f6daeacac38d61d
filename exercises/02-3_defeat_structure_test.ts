import { assert } from "@std/assert";
import {
  type Chunk,
  chunkByStructure,
  chunkFixed,
  joinSections,
  parseMarkdown,
  words,
} from "chunking";
import { exercise } from "chunking/exercise";
import source from "./02-3_defeat_structure.ts" with { type: "text" };

const ex = exercise<{ document: string; fault: string }>({
  id: "02-3",
  title: "Defeat structure",
  points: 4,
  source,
  hints: [
    "chunkByStructure trusts two things, headings and the ends of sentences. " +
    "Which texts have none of them, or far too many?",
    "Either write without headings and full stops, like a log or a spoken " +
    "note: then one chunk grows without end. Or give each line a heading of " +
    "its own, like a glossary: then the chunks are crumbs.",
  ],
});

const sizeOf = (chunk: Chunk) => Array.from(chunk.text).length;
const isHandy = (chunk: Chunk) => sizeOf(chunk) >= 50 && sizeOf(chunk) <= 200;

function cut(document: string) {
  const { sections } = parseMarkdown(document);
  const structure = chunkByStructure(sections, { maxSize: 200 });
  const { text } = joinSections(sections);
  const fixed = chunkFixed(text, { size: 200, overlap: 30 });
  return { structure, fixed };
}

ex.test("a document with something in it", ({ document }) => {
  assert(typeof document === "string", "The document is a string.");
  const all = words(document);
  assert(
    all.length >= 100,
    `Your document has ${all.length} words, and needs 100.`,
  );
  const different = new Set(all).size;
  assert(
    different >= 50,
    `Your document has ${different} different words, and needs 50.`,
  );
});

ex.test("structure does badly", ({ document }) => {
  const { structure } = cut(document);
  const handy = structure.filter(isHandy).length;
  assert(
    structure.length > 0 && handy < structure.length / 2,
    `chunkByStructure makes ${structure.length} chunks of your document and ` +
      `${handy} of them are handy, which is not fewer than half.`,
  );
});

ex.test("fixed size does well", ({ document }) => {
  const { fixed } = cut(document);
  const handy = fixed.filter(isHandy).length;
  assert(
    fixed.length > 0 && handy >= fixed.length * 0.8,
    `chunkFixed makes ${fixed.length} chunks of your document and ${handy} of ` +
      "them are handy, which is less than four in five.",
  );
});

ex.test("what is wrong with the chunks", ({ document, fault }) => {
  assert(
    fault === "too big" || fault === "too small",
    `The fault is "too big" or "too small", not ${Deno.inspect(fault)}.`,
  );
  const { structure } = cut(document);
  const big = structure.filter((chunk) => sizeOf(chunk) > 200).length;
  const small = structure.filter((chunk) => sizeOf(chunk) < 50).length;
  assert(
    fault === "too big" ? big > small : small > big,
    `${big} chunks have more than 200 characters and ${small} fewer than 50, ` +
      `so most of them are not ${fault}.`,
  );
});

import { assert, assertEquals } from "@std/assert";
import {
  type Chunk,
  chunkFixed,
  chunkRecursive,
  type CorpusDocument,
  type Hit,
  indexChunks,
  parseMarkdown,
  search,
  type Section,
} from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import address from "../corpus/kitebase/recovery-email.md" with {
  type: "text",
};
import reset from "../corpus/kitebase/reset-password.md" with { type: "text" };
import source from "./05-5_search_small.ts" with { type: "text" };

type Document = Pick<CorpusDocument, "name" | "sections">;

const ex = exercise<{
  handOver(hits: Hit[], documents: Document[], budget: number): Section[];
}>({
  id: "05-5",
  title: "Search small, hand over big",
  points: 4,
  source,
  hints: [
    "Two steps. First collect the sections: for each hit, those whose range " +
    "overlaps the chunk's, or else the first that starts after the chunk; a Set " +
    "leaves out repetitions. Then go through them with the budget.",
    "A section overlaps a chunk when section.start < chunk.end && chunk.start < " +
    "section.end. Look for the document by entry.document. In the second step " +
    "skip what does not fit with `continue`, and go on.",
  ],
});

const text = "Intro.\n\n# One\n\nFirst text.\n\n## Two\n\nSecond.\n\n## End\n";
const doc: Document = { name: "doc", sections: parseMarkdown(text).sections };
const hit = (from: string, to = from, document = "doc"): Hit => {
  const start = text.indexOf(from);
  const end = text.indexOf(to) + to.length;
  const chunk: Chunk = {
    text: text.slice(start, end),
    start,
    end,
    cut: "size",
  };
  return { score: 1, entry: { id: `${document}#1`, document, chunk } };
};
const headings = (sections: Section[]) => sections.map((one) => one.heading);

ex.test("the section that a chunk was cut from", ({ handOver }) => {
  assertEquals(headings(handOver([hit("First")], [doc], 100)), ["One"]);
  assertEquals(headings(handOver([hit("cond.")], [doc], 100)), ["Two"]);
});

ex.test("a heading's section is the one below", ({ handOver }) => {
  assertEquals(headings(handOver([hit("# One")], [doc], 100)), ["One"]);
  assertEquals(headings(handOver([hit("## Two")], [doc], 100)), ["Two"]);
});

ex.test("a heading with nothing below it", ({ handOver }) => {
  assertEquals(handOver([hit("## End")], [doc], 100), []);
});

ex.test("a chunk over several sections", ({ handOver }) => {
  const sections = handOver([hit("Intro.", "Second.")], [doc], 100);
  assertEquals(headings(sections), ["", "One", "Two"]);
  const two = handOver([hit("text.", "## Two")], [doc], 100);
  assertEquals(headings(two), ["One"]);
});

ex.test("chunks whose edges are edges of sections", ({ handOver }) => {
  const upTo = handOver([hit("text.", "## Two\n\n")], [doc], 100);
  assertEquals(headings(upTo), ["One"]);
  const from = handOver([hit("\n\n## Two", "Second")], [doc], 100);
  assertEquals(headings(from), ["Two"]);
  const before = handOver([hit("# One\n\n")], [doc], 100);
  assertEquals(headings(before), ["One"]);
});

ex.test("the best hit's section first, none twice", ({ handOver }) => {
  const hits = [hit("Second."), hit("First"), hit("## Two"), hit("text.")];
  assertEquals(headings(handOver(hits, [doc], 100)), ["Two", "One"]);
});

ex.test("sections that look alike are two sections", ({ handOver }) => {
  const twin = { ...doc, name: "twin", sections: parseMarkdown(text).sections };
  const hits = [hit("First"), hit("First", "First", "twin")];
  const sections = handOver(hits, [doc, twin], 100);
  assert(
    sections.length === 2 && sections[0] === doc.sections[1] &&
      sections[1] === twin.sections[1],
    "Two documents hold the same section; both were found, and both count.",
  );
});

ex.test("a document that is not there", ({ handOver }) => {
  assertEquals(handOver([hit("First", "First", "other")], [doc], 100), []);
});

ex.test("what does not fit is left out, not what follows", ({ handOver }) => {
  // One has 3 tokens, Two and the introduction have 2 each.
  const hits = [hit("Second."), hit("First"), hit("Intro.")];
  assertEquals(headings(handOver(hits, [doc], 7)), ["Two", "One", ""]);
  assertEquals(headings(handOver(hits, [doc], 6)), ["Two", "One"]);
  assertEquals(headings(handOver(hits, [doc], 4)), ["Two", ""]);
  assertEquals(headings(handOver(hits, [doc], 1)), []);
});

ex.test("three articles and the question of the lesson", ({ handOver }) => {
  const documents = Object.entries({
    "account-recovery": recovery,
    "recovery-email": address,
    "reset-password": reset,
  }).map(([name, text]) => ({ ...parseMarkdown(text), name }));
  const hits = (chunker: (text: string) => Chunk[]) =>
    search(
      "How do I reset my password if I never set a recovery email?",
      documents.flatMap(({ name, text }) => indexChunks(name, chunker(text))),
    );
  const small = hits((text) => chunkRecursive(text, { size: 300 }));
  assertEquals(headings(handOver(small, documents, 1000)), [
    "If you never set a recovery email",
    "Send yourself a reset link",
    "Use a personal address",
  ]);
  assertEquals(headings(handOver(small, documents, 160)), [
    "If you never set a recovery email",
    "Use a personal address",
  ]);
  const fixed = hits((text) =>
    chunkFixed(text, { size: 300, overlap: 0, trim: false })
  );
  assertEquals(headings(handOver(fixed, documents, 1000)), [
    "If you never set a recovery email",
    "Use a personal address",
    "How to update your email",
    "Send yourself a reset link",
  ]);
});

import { assert, assertEquals } from "@std/assert";
import { chunkFixed, type Hit, indexChunks, search } from "chunking";
import { exercise } from "chunking/exercise";
import { loadTokenizer } from "chunking/tokens";
import cancellation from "../corpus/reservo/cancellation-policy.md" with {
  type: "text",
};
import refund from "../corpus/reservo/refund-policy.md" with { type: "text" };
import source from "./07-4_pay_for_no_text_twice.ts" with { type: "text" };

interface Source {
  name: string;
  text: string;
}
type Count = (text: string) => number;

const { countTokens } = await loadTokenizer();

const ex = exercise<{
  handOver(
    hits: Hit[],
    sources: Source[],
    budget: number,
    count: Count,
  ): string;
}>({
  id: "07-4",
  title: "Pay for no text twice",
  points: 4,
  source,
  hints: [
    "Two parts. One function makes the text for a list of hits: for each source " +
    "collect the ranges of its hits, sort them by start, merge those where " +
    "start <= the end of the last, slice, and join. The other goes down the " +
    "ranking and asks it for the text with one hit more.",
    "Measure the whole text with the new hit in it, not the hit: merged, it " +
    "costs less than alone. When you merge, the end is Math.max of both ends, " +
    "since a range can lie inside another. Sort a copy, not the hits.",
  ],
});

const letters = { name: "letters", text: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" };
const digits = { name: "digits", text: "0123456789" };
const both = [letters, digits];
const length: Count = (text) => text.length;

/** A hit on a part of a source, given by its letters. */
function hit(part: string, { name, text }: Source = letters): Hit {
  const start = text.indexOf(part);
  return {
    score: 1,
    entry: {
      id: `${name}#${start + 1}`,
      document: name,
      chunk: { text: part, start, end: start + part.length, cut: "size" },
    },
  };
}

ex.test("one hit, and none", ({ handOver }) => {
  assertEquals(handOver([hit("CDE")], both, 99, length), "CDE");
  assertEquals(handOver([], both, 99, length), "");
});

ex.test("two passages, in the order of the text", ({ handOver }) => {
  const hits = [hit("PQR"), hit("CDE")];
  assertEquals(handOver(hits, both, 99, length), "CDE\n\nPQR");
});

ex.test("ranges that overlap are one passage", ({ handOver }) => {
  assertEquals(
    handOver([hit("CDEF"), hit("EFGH")], both, 99, length),
    "CDEFGH",
  );
  assertEquals(
    handOver([hit("EFGH"), hit("CDEF")], both, 99, length),
    "CDEFGH",
  );
});

ex.test("ranges that touch are one passage", ({ handOver }) => {
  assertEquals(handOver([hit("CDE"), hit("FGH")], both, 99, length), "CDEFGH");
});

ex.test("one passage alone, then one of two hits", ({ handOver }) => {
  const hits = [hit("MNOP"), hit("CDE"), hit("OPQR")];
  assertEquals(handOver(hits, both, 99, length), "CDE\n\nMNOPQR");
});

ex.test("a gap of one letter is a gap", ({ handOver }) => {
  const hits = [hit("CDE"), hit("GHI")];
  assertEquals(handOver(hits, both, 99, length), "CDE\n\nGHI");
});

ex.test("a range inside another", ({ handOver }) => {
  const hits = [hit("BCDEFGH"), hit("CD"), hit("HIJ")];
  assertEquals(handOver(hits, both, 99, length), "BCDEFGHIJ");
  assertEquals(handOver([hit("CD"), hit("CD")], both, 99, length), "CD");
});

ex.test("documents in their order, each by itself", ({ handOver }) => {
  const hits = [hit("345", digits), hit("CDE"), hit("567", digits)];
  assertEquals(handOver(hits, both, 99, length), "CDE\n\n34567");
  const turned = [digits, letters];
  assertEquals(handOver(hits, turned, 99, length), "34567\n\nCDE");
});

ex.test("what does not fit is left out, not what follows", ({ handOver }) => {
  const hits = [hit("CDE"), hit("MNOPQRSTU"), hit("WXY")];
  assertEquals(handOver(hits, both, 8, length), "CDE\n\nWXY");
  assertEquals(handOver(hits, both, 7, length), "CDE");
  assertEquals(handOver(hits, both, 2, length), "");
});

ex.test("merged, a hit costs less than alone", ({ handOver }) => {
  // Eight letters, of which two are new.
  const hits = [hit("CDEFGHIJ"), hit("EFGHIJKL")];
  assertEquals(handOver(hits, both, 10, length), "CDEFGHIJKL");
  // The third closes the gap: its two letters take the place of a blank line.
  const gap = [hit("CDE"), hit("HIJ"), hit("FG")];
  assertEquals(handOver(gap, both, 8, length), "CDEFGHIJ");
});

ex.test("the slice of the document, not the chunk's text", ({ handOver }) => {
  const found = hit("CDE");
  const chunk = { ...found.entry.chunk, context: "A\n", text: "A\nCDE" };
  const hits = [{ ...found, entry: { ...found.entry, chunk } }];
  assertEquals(handOver(hits, both, 99, length), "CDE");
});

ex.test("the hits left as they were", ({ handOver }) => {
  const hits = [hit("PQR"), hit("CDE"), hit("DEF")];
  const before = JSON.stringify(hits);
  assertEquals(handOver(hits, both, 99, length), "CDEF\n\nPQR");
  assert(
    JSON.stringify(hits) === before,
    "handOver changed the hits that it was given: copy before you sort or merge.",
  );
});

ex.test("two policies, within 150 tokens", ({ handOver }) => {
  const sources = [
    { name: "cancellation-policy", text: cancellation },
    { name: "refund-policy", text: refund },
  ];
  const entries = sources.flatMap(({ name, text }) =>
    indexChunks(
      name,
      chunkFixed(text, { size: 60, overlap: 15, length: countTokens }),
    )
  );
  const question = "Is half paid back if another member books my room?";
  const hits = search(question, entries, { topK: 8 });
  const text = handOver(hits, sources, 150, countTokens);
  assert(
    countTokens(text) <= 150,
    `The text has ${countTokens(text)} tokens, and the budget is 150.`,
  );
  // Three windows of 60 tokens, each of which repeats 15 of the one before it.
  const start = refund.indexOf("hours before it for pro members");
  const last = "you get the full amount back, whatever your tier.";
  const end = refund.indexOf(last) + last.length;
  assertEquals(text, refund.slice(start, end));
});

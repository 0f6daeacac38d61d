import { assert, assertEquals } from "@std/assert";
import {
  type Chunk,
  chunkBySentence,
  chunkFixed,
  joinSections,
  parseMarkdown,
  type Section,
} from "chunking";
import { exercise } from "chunking/exercise";
import cancellation from "../corpus/reservo/cancellation-policy.md" with {
  type: "text",
};
import noShow from "../corpus/reservo/no-show-policy.md" with { type: "text" };
import source from "./02-2_find_the_mix.ts" with { type: "text" };

const ex = exercise<{
  headingsIn(chunk: Chunk, sections: readonly Section[]): string[];
  mixedChunk: number;
  mixedByStructure: number;
}>({
  id: "02-2",
  title: "Find the mix",
  points: 3,
  source,
  hints: [
    "Walk over the sections and keep count of where each starts in the joined " +
    "text: the first at 0, the next one after the first one's text and a space.",
    "A chunk and a section from `start` to `end` share text when " +
    "`chunk.start < end && start < chunk.end`. Collect those headings; the " +
    "mixed chunk is the one with two.",
  ],
});

ex.test("sentence chunks of the cancellation policy", ({ headingsIn }) => {
  const { sections } = parseMarkdown(cancellation);
  const { text } = joinSections(sections);
  const chunks = chunkBySentence(text, { maxSize: 200 });
  assertEquals(headingsIn(chunks[0]!, sections), [
    "Basic Tier Cancellation Window",
  ]);
  assertEquals(headingsIn(chunks[2]!, sections), [
    "Pro Tier Cancellation Window",
    "How to Cancel",
  ]);
});

ex.test("windows of many sizes", ({ headingsIn }) => {
  const { sections } = parseMarkdown(noShow);
  const { text, sections: placed } = joinSections(sections);
  for (let size = 5; size < text.length + 10; size += 7) {
    for (const chunk of chunkFixed(text, { size, overlap: 0, trim: false })) {
      const headings = placed
        .filter(({ start, end }) => chunk.start < end && start < chunk.end)
        .map(({ heading }) => heading);
      assertEquals(headingsIn(chunk, sections), headings);
    }
  }
});

ex.test("the chunk of the no-show policy that mixes", ({ mixedChunk }) => {
  const { text, sections } = joinSections(parseMarkdown(noShow).sections);
  const chunk = chunkBySentence(text, { maxSize: 180 })[mixedChunk];
  assert(chunk, `chunkBySentence makes no chunk ${mixedChunk}.`);
  const held = sections
    .filter(({ start, end }) => chunk.start < end && start < chunk.end);
  assert(
    held.length > 1,
    `Chunk ${mixedChunk} holds text of "${held[0]!.heading}" only.`,
  );
});

ex.test("what chunkByStructure mixes", ({ mixedByStructure }) => {
  assert(
    mixedByStructure === 0,
    `It is not ${mixedByStructure}: chunkByStructure makes six chunks, so ` +
      "look at the section of each sentence in them.",
  );
});

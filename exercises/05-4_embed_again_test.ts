import { assert, assertEquals } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  chunkFixed,
  chunkRecursive,
} from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import source from "./05-4_embed_again.ts" with { type: "text" };

const ex = exercise<{
  changes(
    before: Chunk[],
    after: Chunk[],
  ): { embed: string[]; forget: string[] };
  atTheEnd: number;
}>({
  id: "05-4",
  title: "What to embed again",
  points: 3,
  source,
  hints: [
    "Make a Set of the old texts and one of the new texts. What is in one and " +
    "not in the other? For the number: which windows lie above the edit, and " +
    "how much room is left in the last one?",
    "embed is [...fresh].filter((text) => !old.has(text)), and forget the other " +
    "way round. The last chunk has 279 characters of 300; the sentence needs a " +
    "space in front of it.",
  ],
});

const chunksOf = (...texts: string[]): Chunk[] =>
  texts.map((text, i) => ({ text, start: i, end: i, cut: "size" }));

ex.test("one text new, one gone", ({ changes }) => {
  assertEquals(changes(chunksOf("a", "b", "c"), chunksOf("a", "x", "c")), {
    embed: ["x"],
    forget: ["b"],
  });
});

ex.test("a text that has moved keeps its vector", ({ changes }) => {
  assertEquals(changes(chunksOf("a", "b", "c"), chunksOf("c", "a", "b")), {
    embed: [],
    forget: [],
  });
});

ex.test("a repeated text is named once", ({ changes }) => {
  assertEquals(changes(chunksOf("a", "a", "b"), chunksOf("x", "b", "x")), {
    embed: ["x"],
    forget: ["a"],
  });
  assertEquals(changes(chunksOf("a", "a"), chunksOf("a")), {
    embed: [],
    forget: [],
  });
});

ex.test("in the order of the chunks", ({ changes }) => {
  assertEquals(changes(chunksOf("d", "b"), chunksOf("z", "y", "x")), {
    embed: ["z", "y", "x"],
    forget: ["d", "b"],
  });
});

ex.test("a new article, and one taken away", ({ changes }) => {
  assertEquals(changes([], chunksOf("a")), { embed: ["a"], forget: [] });
  assertEquals(changes(chunksOf("a"), []), { embed: [], forget: ["a"] });
});

ex.test("the edit of the lesson", ({ changes }) => {
  const edited = recovery.replace("On the sign-in", "Relax. On the sign-in");
  const counts = (chunker: (text: string) => Chunk[]) => {
    const { embed, forget } = changes(chunker(recovery), chunker(edited));
    return [embed.length, forget.length];
  };
  const fixed = counts((text) =>
    chunkFixed(text, { size: 300, overlap: 0, trim: false })
  );
  assert(
    fixed.join() === "3,3",
    "Fixed-size chunks: three of three are new and three gone, but yours " +
      `says ${fixed[0]} and ${fixed[1]}.`,
  );
  const section = counts((text) => chunkBySection(text));
  assert(
    section.join() === "1,1",
    "Chunks by section: one is new and one gone, but yours says " +
      `${section[0]} and ${section[1]}.`,
  );
  const recursive = counts((text) => chunkRecursive(text, { size: 300 }));
  assert(
    recursive.join() === "1,1",
    "Recursive chunks: one is new and one gone, but yours says " +
      `${recursive[0]} and ${recursive[1]}.`,
  );
});

ex.test("the sentence at the end", ({ atTheEnd }) => {
  const cut = (text: string) =>
    chunkFixed(text, { size: 300, overlap: 0, trim: false })
      .map((chunk) => chunk.text);
  const before = new Set(cut(recovery));
  const fresh = cut(`${recovery} This happens to many.`)
    .filter((text) => !before.has(text));
  assert(
    atTheEnd === fresh.length,
    `It is not ${atTheEnd}. Which windows lie above the edit? And does ` +
      '" This happens to many." still fit into the last one?',
  );
});

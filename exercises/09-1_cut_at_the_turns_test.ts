import { assertEquals } from "@std/assert";
import { chunkSemantic, type Embedder, splitSentences } from "chunking";
import { exercise } from "chunking/exercise";
import manual from "../corpus/brightline/router-manual.md" with {
  type: "text",
};
import source from "./09-1_cut_at_the_turns.ts" with { type: "text" };

const ex = exercise<{
  cutAtTheTurns(
    sentences: string[],
    similarities: number[],
    threshold: number,
  ): string[];
}>({
  id: "09-1",
  title: "Cut at the turns",
  points: 2,
  source,
  hints: [
    "Keep a list of chunks, each a list of sentences. For each sentence ask " +
    "whether it goes to the last chunk or opens a new one. Which number " +
    "belongs to the gap before sentence i?",
    "`for (const [i, sentence] of sentences.entries())`: take `chunks.at(-1)`. " +
    "If there is one and similarities[i - 1] is above the threshold, push the " +
    "sentence to it; if not, push [sentence] to the chunks. Join at the end.",
  ],
});

ex.test("one turn among three sentences", ({ cutAtTheTurns }) => {
  assertEquals(
    cutAtTheTurns(["Cats purr.", "Cats nap.", "Rockets launch."], [1, 0], 0.5),
    ["Cats purr. Cats nap.", "Rockets launch."],
  );
});

ex.test("a similarity at the threshold is a turn", ({ cutAtTheTurns }) => {
  assertEquals(cutAtTheTurns(["A.", "B.", "C."], [0.5, 0.51], 0.5), [
    "A.",
    "B. C.",
  ]);
});

ex.test("similarities below zero", ({ cutAtTheTurns }) => {
  assertEquals(cutAtTheTurns(["A.", "B.", "C."], [-0.2, 0], -0.1), [
    "A.",
    "B. C.",
  ]);
});

ex.test("one sentence, and none", ({ cutAtTheTurns }) => {
  assertEquals(cutAtTheTurns(["Only one."], [], 0.5), ["Only one."]);
  assertEquals(cutAtTheTurns([], [], 0.5), []);
});

ex.test("turns everywhere, and nowhere", ({ cutAtTheTurns }) => {
  assertEquals(cutAtTheTurns(["A.", "B.", "C."], [0.1, 0.2], 1), [
    "A.",
    "B.",
    "C.",
  ]);
  assertEquals(cutAtTheTurns(["A.", "B.", "C."], [0.1, 0.2], -1), ["A. B. C."]);
});

ex.test("the router manual, as the library cuts it", async ({ cutAtTheTurns }) => {
  const sentences = splitSentences(manual.replace(/\s+/g, " "));
  const angles = sentences.map((_, i) => i * i * 0.7);
  const similarities = angles.slice(1).map((angle, i) =>
    Math.cos(angle - angles[i]!)
  );
  const embedder: Embedder = {
    embed(text) {
      const angle = angles[sentences.indexOf(text)]!;
      return [Math.cos(angle), Math.sin(angle)];
    },
  };
  const chunks = await chunkSemantic(sentences.join(" "), {
    embedder,
    threshold: 0.33,
    maxSize: 9999,
  });
  assertEquals(
    cutAtTheTurns(sentences, similarities, 0.33),
    chunks.map(({ text }) => text),
  );
});

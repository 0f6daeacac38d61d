import { assert, assertEquals } from "@std/assert";
import { type Chunk, chunkFixed } from "chunking";
import { exercise } from "chunking/exercise";
import refund from "../corpus/reservo/refund-policy.md" with { type: "text" };
import source from "./03-1_count_the_survivors.ts" with { type: "text" };

const ex = exercise<{
  prediction: string[];
  survivors(chunks: Chunk[], answers: string[][]): string[][];
}>({
  id: "03-1",
  title: "Count the survivors",
  points: 2,
  source,
  hints: [
    "Look where the edges fall: a phrase is whole when no edge lies inside it. " +
    "The edges are after characters 20, 40 and 60.",
    "For one answer, ask of each chunk whether it holds every phrase, and keep " +
    "the answer if some chunk does: chunks.some(… phrases.every(…)).",
  ],
});

ex.test("the prediction", ({ prediction }) => {
  const text =
    "Rooms open at seven. Bring your pass to enter. Dogs stay outside.";
  const phrases = ["open at seven", "your pass to enter", "Dogs stay outside"];
  const chunks = chunkFixed(text, { size: 20, overlap: 0 });
  assert(Array.isArray(prediction), "The prediction is a list of phrases.");
  for (const phrase of prediction) {
    assert(
      phrases.includes(phrase),
      `"${phrase}" is not one of the three phrases: copy them letter for letter.`,
    );
  }
  for (const phrase of phrases) {
    const from = text.indexOf(phrase);
    const is = chunks.some((chunk) => chunk.text.includes(phrase));
    assert(
      prediction.includes(phrase) === is,
      `"${phrase}" goes from character ${from} to ${
        from + phrase.length
      }: is ` +
        "there an edge (20, 40, 60) inside it?",
    );
  }
});

ex.test("one phrase, whole or cut", ({ survivors }) => {
  const chunks = chunkFixed("Bring your pass.", { size: 10, overlap: 0 });
  assertEquals(survivors(chunks, [["your pass"], ["Bring"]]), [["Bring"]]);
});

ex.test("two phrases in two chunks", ({ survivors }) => {
  const chunks = chunkFixed("Bring cash. Bring tea.", { size: 12, overlap: 0 });
  assert(
    survivors(chunks, [["cash", "tea"]]).length === 0,
    'In the chunks "Bring cash." and "Bring tea." the answer ["cash", "tea"] ' +
      "does not survive: its phrases are in two chunks, and it needs one.",
  );
  assert(
    survivors(chunks, [["Bring", "tea"]]).length === 1,
    'In the chunks "Bring cash." and "Bring tea." the answer ["Bring", "tea"] ' +
      "survives: the second chunk holds both phrases.",
  );
});

ex.test("no chunks, no survivors", ({ survivors }) => {
  assertEquals(survivors([], [["pass"]]), []);
});

ex.test("the refund policy at 100 and at 300", ({ survivors }) => {
  const pro = ["at least 4 hours before it for pro members"];
  const noShow = [
    "A no-show is never refunded, neither in money nor in credit.",
  ];
  const credit = [
    "half of what you paid comes back to you as account credit",
    "you do not have to ask for it",
  ];
  const expected = new Map([[100, [noShow]], [300, [pro, noShow]]]);
  for (const [size, right] of expected) {
    const chunks = chunkFixed(refund, { size, overlap: 0 });
    const kept = survivors(chunks, [pro, noShow, credit]);
    assert(
      kept.length === right.length &&
        right.every((answer, i) => kept[i] === answer),
      `Of three answers from the refund policy, ${right.length} survive at ` +
        `${size}, and you return ${kept.length}.`,
    );
  }
});

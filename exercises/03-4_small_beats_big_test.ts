import { assert } from "@std/assert";
import { chunkFixed, indexChunks, search, words } from "chunking";
import { exercise } from "chunking/exercise";
import source from "./03-4_small_beats_big.ts" with { type: "text" };

interface Answer {
  document: string;
  question: string;
  answer: string;
}

const ex = exercise<Answer>({
  id: "03-4",
  title: "Small beats big",
  points: 4,
  source,
  hints: [
    "A big chunk is hard to find when most of it is about something else. Let " +
    "one half of the document hold the answer among other matters, and let the " +
    "other half speak of the question's subject without answering it.",
    "Put the answer in one short sentence that repeats several words of the " +
    "question, and see that no edge of 100 lies in it. In the other half use " +
    "the question's main word often, but only that one.",
  ],
});

ex.test("a document, a question, an answer", (given) => {
  const { document, question, answer } = given;
  for (const [name, value] of Object.entries({ document, question, answer })) {
    assert(typeof value === "string", `${name} must be a string.`);
  }
  assert(
    document.trim().length >= 1200,
    `The document has ${document.trim().length} characters and needs 1200, so ` +
      "that there are two full chunks of 600.",
  );
  assert(
    words(answer).length >= 2 && document.includes(answer),
    "The answer must be a phrase of at least two words that stands in the " +
      "document letter for letter.",
  );
  assert(
    document.split(answer).length === 2,
    "The answer stands in the document more than once: then the big chunk has " +
      "two chances to be found.",
  );
  assert(
    words(question).length >= 3,
    "The question needs at least three words.",
  );
});

ex.test("found at 100", (given) => {
  const { top, whole } = topOne(given, 100);
  assert(
    whole,
    "At 100 no chunk holds the answer whole: move it, so that no edge (100, " +
      "200, 300 …) lies inside it.",
  );
  assert(
    top.chunk.text.includes(given.answer),
    `At 100 the top 1 is ${top.id}, which does not hold the answer: repeat more ` +
      "of the question's words in the answer's own sentence.",
  );
});

ex.test("not found at 600, although it is there", (given) => {
  const { top, whole } = topOne(given, 600);
  assert(
    whole,
    "At 600 no chunk holds the answer whole. That would be bad luck with an " +
      "edge, and we want a chunk that is there and not found: move the answer " +
      "away from character 600.",
  );
  assert(
    !top.chunk.text.includes(given.answer),
    `At 600 the top 1 is ${top.id}, and it holds the answer: surround the ` +
      "answer with other matters, and let another part of the document use the " +
      "question's words more often.",
  );
});

/** The best chunk of a size, and whether any chunk holds the answer. */
function topOne({ document, question, answer }: Answer, size: number) {
  const chunks = chunkFixed(document, { size, overlap: 0 });
  const [top] = search(question, indexChunks("document", chunks));
  const whole = chunks.some((chunk) => chunk.text.includes(answer));
  return { top: top!.entry, whole };
}

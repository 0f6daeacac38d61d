import { assert, assertEquals } from "@std/assert";
import { chunkByStructure, chunkFixed, cleanMarkdown } from "chunking";
import { exercise } from "chunking/exercise";
import questions from "../corpus/brightline/questions.json" with {
  type: "json",
};
import manual from "../corpus/brightline/router-manual.md" with {
  type: "text",
};
import source from "./06-1_the_ceiling.ts" with { type: "text" };

const ex = exercise<{
  ceiling(texts: string[], answers: string[]): number;
}>({
  id: "06-1",
  title: "The ceiling",
  points: 2,
  source,
  hints: [
    "Go through the answers, and for each ask whether *some* chunk includes it. " +
    "Arrays have a method for that question.",
    'Make `text.replace(/\\s+/g, " ")` of every text first. Then return the ' +
    "length of `answers.filter((answer) => spaced.some((text) => " +
    "text.includes(answer)))`.",
  ],
});

ex.test("whole, cut and missing", ({ ceiling }) => {
  const texts = ["Press the red ", "button. Then wait."];
  assertEquals(ceiling(texts, ["Then wait."]), 1);
  assertEquals(ceiling(texts, ["the red button"]), 0);
  assertEquals(ceiling(texts, ["Press", "the red button", "wait", "pull"]), 2);
});

ex.test("an answer in two chunks counts once", ({ ceiling }) => {
  assertEquals(ceiling(["wait here", "wait there"], ["wait"]), 1);
});

ex.test("any white space in a chunk is one space", ({ ceiling }) => {
  const texts = ["Press\nit.\n\nThen\t wait  two minutes."];
  assertEquals(ceiling(texts, ["Press it. Then wait two"]), 1);
  assertEquals(ceiling(texts, ["Pressit"]), 0);
});

ex.test("letter for letter", ({ ceiling }) => {
  const texts = ["Use the 2.4 GHz band (or 5)."];
  assertEquals(ceiling(texts, ["use the"]), 0);
  assertEquals(ceiling(texts, ["2x4 GHz"]), 0);
  assertEquals(ceiling(texts, ["band (or 5)."]), 1);
});

ex.test("no chunks, no answers", ({ ceiling }) => {
  assertEquals(ceiling([], ["wait"]), 0);
  assertEquals(ceiling(["wait"], []), 0);
});

ex.test("the twelve answers of the lesson", ({ ceiling }) => {
  const { text, sections } = cleanMarkdown(manual);
  const answers = questions.map(({ answer }) => answer);
  for (const [size, expected] of [[112, 3], [120, 9], [250, 12]] as const) {
    const windows = chunkFixed(text, { size, overlap: 0, trim: false });
    const got = ceiling(windows.map((chunk) => chunk.text), answers);
    assert(
      got === expected,
      `For windows of ${size} and the lesson's twelve answers, expected ` +
        `${expected}, got ${got}.`,
    );
  }
  const bySection = chunkByStructure(sections).map((chunk) => chunk.text);
  assertEquals(ceiling(bySection, answers), 12);
});

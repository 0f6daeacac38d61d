import { assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./12-1_what_convinced_it.ts" with { type: "text" };

interface Convincing {
  anywhere: string[];
  whole: string[];
}

const ex = exercise<{
  convincing(question: string, text: string): Convincing;
}>({
  id: "12-1",
  title: "What convinced it?",
  points: 2,
  source,
  hints: [
    "Take the words with match(/\\S+/g), and put them into a Set, so that each " +
    "comes once. For `anywhere`, keep those that the text includes.",
    "For `whole`, make a Set of all runs of the text, /[a-z0-9]+/g, and keep a " +
    "word if it has runs of its own and every one of them is in the Set.",
  ],
});

ex.test("a chunk about something else", ({ convincing }) => {
  assertEquals(
    convincing(
      "How do I update my payment method?",
      "Close the window when it is cold.",
    ),
    { anywhere: ["do", "i"], whole: [] },
  );
});

ex.test("a word as part of another one", ({ convincing }) => {
  assertEquals(convincing("can how", "A candle in the showroom"), {
    anywhere: ["can", "how"],
    whole: [],
  });
  assertEquals(convincing("can how", "We can show how."), {
    anywhere: ["can", "how"],
    whole: ["can", "how"],
  });
});

ex.test("punctuation at a word of the question", ({ convincing }) => {
  assertEquals(convincing("Which method?", "Any method will do."), {
    anywhere: [],
    whole: ["method?"],
  });
  assertEquals(convincing("Which method?", "Which method? Any."), {
    anywhere: ["which", "method?"],
    whole: ["which", "method?"],
  });
});

ex.test("capitals on either side", ({ convincing }) => {
  assertEquals(convincing("ABOUT pdf", "About every PDF"), {
    anywhere: ["about", "pdf"],
    whole: ["about", "pdf"],
  });
});

ex.test("each word once, in the question's order", ({ convincing }) => {
  assertEquals(convincing("to be or not to be", "not to be"), {
    anywhere: ["to", "be", "not"],
    whole: ["to", "be", "not"],
  });
});

ex.test("words of several runs", ({ convincing }) => {
  assertEquals(convincing("wi-fi", "fi wi"), {
    anywhere: [],
    whole: ["wi-fi"],
  });
  assertEquals(convincing("wi-fi", "wi only"), { anywhere: [], whole: [] });
});

ex.test("words without letters", ({ convincing }) => {
  assertEquals(convincing("why - 42 ?", "a - b? 42"), {
    anywhere: ["-", "42", "?"],
    whole: ["42"],
  });
});

ex.test("nothing on one side", ({ convincing }) => {
  assertEquals(convincing("", "a b"), { anywhere: [], whole: [] });
  assertEquals(convincing("  \n ", "a b"), { anywhere: [], whole: [] });
  assertEquals(convincing("a b", ""), { anywhere: [], whole: [] });
  assertEquals(convincing(" a\n b\t", "b"), { anywhere: ["b"], whole: ["b"] });
});

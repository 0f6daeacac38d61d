import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./12-4_look_only_there.ts" with { type: "text" };

const ex = exercise<{
  makeIndex(texts: string[]): unknown;
  find(index: unknown, question: string, topK: number): number[];
}>({
  id: "12-4",
  title: "Look only where it can be",
  points: 4,
  source,
  hints: [
    "The index is the one at the end of a book: for every word the list of its " +
    "places. Make it a Map from word to positions, each position once.",
    "In find, go through the distinct words of the question, and for each " +
    "position on the word's list add 1 / (the list's length) to a Map of scores. " +
    "Sort its entries by score, then by position.",
  ],
});

// Made anew for each test: an answer may have emptied what it was given.
const texts = () => [
  "Print the invoice.",
  "Export the invoice, then the other invoice!",
  "Export payslips.",
  "Close the window",
];

ex.test("rare words weigh more", ({ makeIndex, find }) => {
  // export: 1/2, the: 1/3, invoice: 1/2, payslips: 1
  const index = makeIndex(texts());
  assertEquals(find(index, "export payslips", 4), [2, 1]);
  assertEquals(find(index, "the invoice", 4), [0, 1, 3]);
  assertEquals(find(index, "export the window", 4), [3, 1, 2, 0]);
});

ex.test("a repeated word counts once", ({ makeIndex, find }) => {
  const index = makeIndex(["a b b b", "a c", "c d"]);
  // c: 1/2 and d: 1 for the last; a: 1/2 and c: 1/2 for the second.
  assertEquals(find(index, "a a a a a c d", 3), [2, 1, 0]);
  const twice = makeIndex(["b b", "c", "c b"]);
  assertEquals(find(twice, "b c", 3), [2, 0, 1]);
});

ex.test("at most topK, and equal ones in order", ({ makeIndex, find }) => {
  const index = makeIndex(["x", "y x", "z", "x y z", "x"]);
  assertEquals(find(index, "x", 3), [0, 1, 3]);
  assertEquals(find(index, "z x", 1), [3]);
  assertEquals(find(index, "x", 100), [0, 1, 3, 4]);
});

ex.test("what shares no word is not found", ({ makeIndex, find }) => {
  assertEquals(find(makeIndex(texts()), "refund", 4), []);
  assertEquals(find(makeIndex(texts()), "", 4), []);
  assertEquals(find(makeIndex([]), "invoice", 4), []);
  assertEquals(find(makeIndex(["", "?!", "yes"]), "yes?", 4), [2]);
});

ex.test("whole words, whatever stands around them", ({ makeIndex, find }) => {
  const index = makeIndex(["WINDOW", "do-it", "(do) 42", "doing"]);
  assertEquals(find(index, "Do", 4), [1, 2]);
  assertEquals(find(index, "window?", 4), [0]);
  assertEquals(find(index, "42", 4), [2]);
});

ex.test("words that every object knows", ({ makeIndex, find }) => {
  const index = makeIndex(["the constructor", "toString", "proto", "valueof"]);
  assertEquals(find(index, "constructor", 4), [0]);
  assertEquals(find(index, "hasownproperty __proto__", 4), [2]);
  assertEquals(find(index, "valueOf tostring", 4), [1, 3]);
});

ex.test("an index for each list of texts", ({ makeIndex, find }) => {
  const [one, two] = [makeIndex(["red"]), makeIndex(["blue", "red"])];
  assertEquals(find(one, "red", 4), [0]);
  assertEquals(find(two, "red", 4), [1]);
});

ex.test("the same as looking at everything", ({ makeIndex, find }) => {
  const words = "red blue green print the window a export".split(" ");
  let seed = 7;
  const next = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 2147483648 * n);
  };
  const some = (n: number) =>
    Array.from({ length: next(n) + 1 }, () => words[next(8)]!).join(" ");
  const lines = Array.from({ length: 60 }, () => some(6));
  const index = makeIndex(lines);
  for (let round = 0; round < 40; round++) {
    const question = some(5);
    const asked = [...new Set(question.split(" "))];
    const holds = (line: string, word: string) =>
      line.split(" ").includes(word);
    const scores = lines.map((line) =>
      asked.filter((word) => holds(line, word)).reduce(
        (sum, word) => sum + 1 / lines.filter((one) => holds(one, word)).length,
        0,
      )
    );
    const got = find(index, question, 60);
    const wanted = scores.flatMap((score, i) => score > 0 ? [i] : []);
    assertEquals(got.toSorted((a, b) => a - b), wanted);
    // Sums in another order may differ in the last digit: no ties here.
    const fault = got.findIndex((i, at) =>
      at > 0 && scores[i]! > scores[got[at - 1]!]! + 1e-9
    );
    assert(
      fault < 0,
      `For the question "${question}" a text with a lower score comes before ` +
        `one with a higher score.`,
    );
  }
});

ex.test("ten thousand texts, three hundred questions", ({ makeIndex, find }) => {
  const many = Array.from(
    { length: 10000 },
    (_, i) => `number ${i} of all and some ${"filling ".repeat(20)}`,
  );
  const index = makeIndex(many);
  for (let i = 0; i < 300; i++) {
    const [first] = find(index, `where is ${i * 33}`, 3);
    assert(
      first === i * 33,
      `The text that holds the number ${i * 33} is at ${i * 33}, got ${first}.`,
    );
  }
});

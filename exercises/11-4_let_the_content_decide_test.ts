import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./11-4_let_the_content_decide.ts" with { type: "text" };

interface ByContentOptions {
  hash: (line: string) => number;
  every: number;
  minSize: number;
  maxSize: number;
}

const ex = exercise<{
  chunkByContent(text: string, options: ByContentOptions): string[];
  below: "all" | "soon" | "luck";
}>({
  id: "11-4",
  title: "Let the content decide",
  points: 5,
  source,
  hints: [
    "First get the lines, each with its line end: text.matchAll can give them. " +
    "Then one loop with the chunk that is open: close it before a line that no " +
    "longer fits, add the line, close it after a boundary if it is long " +
    "enough. At the end, what is open is a chunk, unless it is empty.",
    'The lines: /[^\\n]*\\n|[^\\n]+$/g. Close before: chunk !== "" && ' +
    "chunk.length + line.length > maxSize. Close after: hash(line without " +
    '"\\n") % every === 0 && chunk.length >= minSize.',
  ],
});

// Capital letters are boundaries.
const hash = (line: string) => /^[A-Z]/.test(line) ? 10 : 11;
const free = { hash, every: 10, minSize: 0, maxSize: 1000 };

ex.test("a chunk ends after each boundary", ({ chunkByContent }) => {
  assertEquals(chunkByContent("a\nB\nc\nd\nE\nf", free), [
    "a\nB\n",
    "c\nd\nE\n",
    "f",
  ]);
  assertEquals(chunkByContent("a\nB\n", free), ["a\nB\n"]);
});

ex.test("a hash counts if it can be divided", ({ chunkByContent }) => {
  const numbers = { ...free, every: 3, hash: Number };
  assertEquals(chunkByContent("1\n2\n3\n4\n6\n8", numbers), [
    "1\n2\n3\n",
    "4\n6\n",
    "8",
  ]);
});

ex.test("the hash is that of the line alone", ({ chunkByContent }) => {
  const seen: string[] = [];
  const chunks = chunkByContent("one\n\n two \nthree", {
    ...free,
    hash: (line) => seen.push(line),
  });
  assertEquals(chunks, ["one\n\n two \nthree"]);
  assert(
    seen.join("|") === "one|| two |three",
    `Lines without their line ends should be hashed, but it was ` +
      `${JSON.stringify(seen)}.`,
  );
});

ex.test("too short to end", ({ chunkByContent }) => {
  const min = { ...free, minSize: 6 };
  assertEquals(chunkByContent("A\nB\nC\nD\nE\n", min), ["A\nB\nC\n", "D\nE\n"]);
  assertEquals(chunkByContent("a\nB\nc\nd\nE\nf", min), [
    "a\nB\nc\nd\nE\n",
    "f",
  ]);
});

ex.test("too long to go on", ({ chunkByContent }) => {
  const max = { ...free, maxSize: 6 };
  assertEquals(chunkByContent("a\nb\nc\nd\ne", max), ["a\nb\nc\n", "d\ne"]);
  assertEquals(chunkByContent("aaa\nbbb\nC\nd", max), [
    "aaa\n",
    "bbb\nC\n",
    "d",
  ]);
  assertEquals(chunkByContent("a very long line\nb\n", max), [
    "a very long line\n",
    "b\n",
  ]);
  assertEquals(chunkByContent("a\na very long line\nb\n", max), [
    "a\n",
    "a very long line\n",
    "b\n",
  ]);
});

ex.test("both sizes", ({ chunkByContent }) => {
  const both = { ...free, minSize: 5, maxSize: 8 };
  assertEquals(chunkByContent("A\nb\nC\nd\ne\nf\ng\nH\n", both), [
    "A\nb\nC\n",
    "d\ne\nf\ng\n",
    "H\n",
  ]);
});

ex.test("blank lines, and nothing at all", ({ chunkByContent }) => {
  assertEquals(chunkByContent("\n\nA\n\n", free), ["\n\nA\n", "\n"]);
  assertEquals(chunkByContent("A\r\nb", free), ["A\r\n", "b"]);
  assertEquals(chunkByContent("", free), []);
  assertEquals(chunkByContent("\n", free), ["\n"]);
});

/** The hash of the lesson. */
function stir(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const LINES = Array.from(
  { length: 400 },
  (_, i) => `Entry ${i}: room ${stir(`${i}`) % 90} was cleaned.`,
);
const real = { hash: stir, every: 6, minSize: 120, maxSize: 400 };

ex.test("four hundred lines", ({ chunkByContent }) => {
  const text = LINES.join("\n");
  const chunks = chunkByContent(text, real);
  assert(
    chunks.join("") === text,
    "The chunks joined should be the text again, to the letter.",
  );
  const sizes = chunks.map((chunk) => chunk.length);
  assert(
    Math.max(...sizes) <= 400 && chunks.length > 30,
    `No chunk should be above 400 characters: ${Math.max(...sizes)}.`,
  );
});

ex.test("a line on top changes little", ({ chunkByContent }) => {
  const worst: number[] = [];
  for (let from = 0; from < 100; from++) {
    const before = chunkByContent(LINES.slice(from + 1).join("\n"), real);
    const after = chunkByContent(LINES.slice(from).join("\n"), real);
    const known = new Set(before);
    worst.push(after.filter((chunk) => !known.has(chunk)).length);
  }
  const mean = worst.reduce((sum, n) => sum + n, 0) / worst.length;
  assert(
    mean < 3,
    `Of about 50 chunks ${mean.toFixed(1)} are new on average; it should be ` +
      "one or two. Does a boundary depend on anything but its line?",
  );
});

ex.test("the question", ({ below }) => {
  assert(
    below === "soon",
    `"${below}" is not right. What can a longer chunk at the top change below ` +
      "it, through minSize and maxSize? And what happens at a boundary that " +
      "counts both times?",
  );
});

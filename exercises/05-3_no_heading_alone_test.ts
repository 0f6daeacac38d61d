import { assert, assertEquals } from "@std/assert";
import { type Chunk, chunkRecursive, ledger } from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import reset from "../corpus/kitebase/reset-password.md" with { type: "text" };
import source from "./05-3_no_heading_alone.ts" with { type: "text" };

const ex = exercise<{
  joinHeadings(source: string, chunks: Chunk[]): Chunk[];
}>({
  id: "05-3",
  title: "No heading alone",
  points: 3,
  source,
  hints: [
    "Walk over the chunks and remember where the headings began that still wait " +
    "for their text. When a chunk with text comes, it starts there.",
    "Keep `let waiting: number | undefined`. In each step `waiting ??= " +
    "chunk.start`; if the chunk is only headings and not the last, go on; " +
    "otherwise push source.slice(waiting, chunk.end) with its positions and its " +
    "`cut`, and set waiting back to undefined.",
  ],
});

/** One chunk a line: every second line of these tests is left out. */
const byLine = (text: string): Chunk[] =>
  [...text.matchAll(/\S.*/g)].map(({ 0: line, index }, i, all) => ({
    text: line,
    start: index,
    end: index + line.length,
    cut: i === all.length - 1 ? "end" : "line",
  }));

ex.test("a heading and its text", ({ joinHeadings }) => {
  const text = "Before.\n# Doors\n\nPush.\nPull.";
  assertEquals(joinHeadings(text, byLine(text)), [
    { text: "Before.", start: 0, end: 7, cut: "line" },
    { text: "# Doors\n\nPush.", start: 8, end: 22, cut: "line" },
    { text: "Pull.", start: 23, end: 28, cut: "end" },
  ]);
});

ex.test("a title, a heading, a text", ({ joinHeadings }) => {
  const text = "# Doors\n## Inside\n###### Small\nPush.";
  const chunks = joinHeadings(text, byLine(text));
  assertEquals(chunks.map((chunk) => chunk.text), [text]);
});

ex.test("a chunk with several headings in it", ({ joinHeadings }) => {
  const text = "# Doors\n \n## Inside\n\nPush.";
  const chunks: Chunk[] = [
    { text: "# Doors\n \n## Inside", start: 0, end: 19, cut: "paragraph" },
    { text: "Push.", start: 21, end: 26, cut: "end" },
  ];
  assertEquals(joinHeadings(text, chunks).map((chunk) => chunk.text), [text]);
});

ex.test("headings at the very end", ({ joinHeadings }) => {
  const text = "Push.\n# One\n# Two";
  const chunks = joinHeadings(text, byLine(text));
  assertEquals(chunks.map((chunk) => chunk.text), ["Push.", "# One\n# Two"]);
  assertEquals(chunks.at(-1)?.cut, "end");
});

ex.test("what only looks like a heading", ({ joinHeadings }) => {
  const text = "#hashtag\n####### seven\n2 # 3\nText.";
  const chunks = joinHeadings(text, byLine(text));
  assertEquals(chunks.length, 4);
});

ex.test("a heading with its text already", ({ joinHeadings }) => {
  const text = "# Doors\nPush.\n\nPull.";
  const chunks: Chunk[] = [
    { text: "# Doors\nPush.", start: 0, end: 13, cut: "paragraph" },
    { text: "Pull.", start: 15, end: 20, cut: "end" },
  ];
  assertEquals(joinHeadings(text, chunks), chunks);
});

ex.test("no chunks", ({ joinHeadings }) => {
  assertEquals(joinHeadings("", []), []);
});

ex.test("two articles at many sizes", ({ joinHeadings }) => {
  for (const text of [recovery, reset]) {
    for (const size of [60, 120, 200, 300, 600]) {
      const chunks = chunkRecursive(text, { size });
      const joined = joinHeadings(text, chunks);
      const { wrong, lost } = ledger(text, joined);
      assert(
        wrong.length === 0 && lost.ranges.length === 0,
        `At size ${size} a chunk's text is not source.slice(start, end), or ` +
          "text was lost.",
      );
      const alone = joined.find((chunk) => /^#+ .*$/.test(chunk.text));
      assert(!alone, `At size ${size}, ${alone?.text} still stands alone.`);
      // What was no heading begins and ends where it did.
      const ends = chunks.filter((chunk) => !/^#+ .*$/.test(chunk.text))
        .map((chunk) => chunk.end);
      assertEquals(joined.map((chunk) => chunk.end), ends);
    }
  }
});

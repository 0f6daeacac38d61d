import { assert, assertEquals } from "@std/assert";
import { chunkFixed, chunkRecursive } from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import exportData from "../corpus/kitebase/export-data.md" with {
  type: "text",
};
import address from "../corpus/kitebase/recovery-email.md" with {
  type: "text",
};
import reset from "../corpus/kitebase/reset-password.md" with { type: "text" };
import source from "./04-2_merge_the_pieces.ts" with { type: "text" };

type Split = (piece: string) => string[];

const ex = exercise<{
  mergePieces(pieces: string[], size: number, split: Split): string[];
}>({
  id: "04-2",
  title: "Merge the pieces",
  points: 3,
  source,
  hints: [
    "Keep the chunk that you are filling in a variable, `open`. For each piece " +
    "there are three cases: it fits behind `open`; it does not, but fits by " +
    "itself; it fits nowhere. Ask with (open + piece).trim().length.",
    "Fits: open += piece. Otherwise store `open`, and then either open = piece, " +
    'or store all of split(piece) and let open be "". After the loop `open` may ' +
    "still hold the last chunk. Trim, and drop what is blank, at the very end.",
  ],
});

const never: Split = (piece) => {
  throw new Error(`split was called with ${JSON.stringify(piece)}, which fits`);
};
const inTwo: Split = (piece) => {
  const text = piece.trim();
  return [text.slice(0, 4), text.slice(4)];
};

ex.test("pieces that fit together", ({ mergePieces }) => {
  const pieces = ["one ", "two ", "six ", "ten"];
  assertEquals(mergePieces(pieces, 8, never), ["one two", "six ten"]);
  assertEquals(mergePieces(pieces, 15, never), ["one two six ten"]);
});

ex.test("white space at the ends does not count", ({ mergePieces }) => {
  // "one two " has eight characters, "one two" has seven.
  const pieces = ["one ", "two ", "six ", "ten"];
  assertEquals(mergePieces(pieces, 7, never), ["one two", "six ten"]);
  assertEquals(mergePieces(["  one", " two"], 7, never), ["one two"]);
  assertEquals(mergePieces(["abc\n\n", "def"], 3, never), ["abc", "def"]);
});

ex.test("white space inside does count", ({ mergePieces }) => {
  assertEquals(mergePieces(["abc\n\n", "def"], 8, never), ["abc\n\ndef"]);
  assertEquals(mergePieces(["abc\n\n", "def"], 7, never), ["abc", "def"]);
});

ex.test("a piece that is too long", ({ mergePieces }) => {
  assertEquals(mergePieces(["toolong"], 4, inTwo), ["tool", "ong"]);
  assertEquals(mergePieces(["toolong ", "toolate"], 4, inTwo), [
    "tool",
    "ong",
    "tool",
    "ate",
  ]);
});

ex.test("nothing is merged with the parts of a piece", ({ mergePieces }) => {
  // "a" would fit before "tool", and "b" behind "x".
  assertEquals(mergePieces(["a ", "toolx ", "b ", "c"], 4, inTwo), [
    "a",
    "tool",
    "x",
    "b c",
  ]);
});

ex.test("blank pieces", ({ mergePieces }) => {
  assertEquals(mergePieces(["\n\n", "one\n\n", "\n\n"], 3, never), ["one"]);
  assertEquals(mergePieces(["      "], 3, never), []);
  assertEquals(mergePieces([], 3, never), []);
  assertEquals(mergePieces(["\n\n", "toolong", "\n\n"], 4, inTwo), [
    "tool",
    "ong",
  ]);
});

ex.test("the pieces left as they were", ({ mergePieces }) => {
  const pieces = ["one ", "two ", "six"];
  assertEquals(mergePieces(pieces, 7, never), ["one two", "six"]);
  assert(
    pieces.join("") === "one two six",
    "mergePieces changed the list of pieces that it was given.",
  );
});

ex.test("in the library's place, on four articles", ({ mergePieces }) => {
  const splitAfter = (text: string, separator: string) => {
    const parts = text.split(separator);
    return parts.map((part, i) =>
      i < parts.length - 1 ? part + separator : part
    );
  };
  const recursive = (
    text: string,
    size: number,
    levels: string[],
  ): string[] => {
    const [separator, ...smaller] = levels;
    if (separator === undefined) {
      return chunkFixed(text, { size, overlap: 0 }).map(({ text }) => text);
    }
    return mergePieces(
      splitAfter(text, separator),
      size,
      (piece) => recursive(piece, size, smaller),
    );
  };
  for (const text of [recovery, exportData, address, reset]) {
    for (let size = 20; size <= 620; size += 40) {
      const expected = chunkRecursive(text, { size }).map(({ text }) => text);
      const got = recursive(text, size, ["\n\n", "\n", ". ", " "]);
      const at = expected.findIndex((chunk, i) => got[i] !== chunk);
      assert(
        at < 0 && got.length === expected.length,
        `Built with your mergePieces, the recursive chunker cuts ${
          JSON.stringify(text.slice(0, 28))
        }… otherwise than the library at size ${size}: it should make ` +
          `${expected.length} chunks and makes ${got.length}` +
          (at < 0 ? "." : `; the first that differs is number ${at + 1}.`),
      );
    }
  }
});

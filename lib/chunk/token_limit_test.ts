// Limits in tokens. Counts of parts do not add up, and a count can fall when
// text is added: ");\n" can be one token where ");" is two. That no chunk is
// above its limit all the same is tested with the contract; here are texts on
// which it was, and what a count costs.
import { assert, assertEquals } from "@std/assert";
import { loadTokenizer } from "../measure/tokens.ts";
import { chunkCode } from "./chunk_code.ts";
import { type Chunk, chunkBlocks, chunkFixed, chunkRecursive } from "./mod.ts";

const { countTokens } = await loadTokenizer();
const length = countTokens;

Deno.test("no window starts before the one before it", () => {
  // Eight letters are a token, at the right place, so that three tokens of
  // overlap can be longer than a window of four.
  const text = "word " + "a".repeat(40) + "\r\n";
  const chunks = chunkFixed(text, { size: 4, overlap: 3, trim: false, length });
  const starts = chunks.map((chunk) => chunk.start);
  assertEquals(starts, starts.toSorted((a, b) => a - b));
});

Deno.test("lines that fit with what follows are cut where it does not", () => {
  for (const line of [" ]);", "<>();"]) {
    assertEquals([countTokens(line), countTokens(line + "\n")], [2, 1]);
    const code = `${line}\n`.repeat(4);
    const table = `|c|\n${code}`;
    for (
      const { text } of [
        ...chunkCode(code, { language: "typescript", maxSize: 1, length }),
        ...chunkBlocks(table, { maxSize: 1, maxBlock: 1, length }),
      ]
    ) assert(countTokens(text) === 1, text);
  }
});

Deno.test("counting is done sparingly", () => {
  let counts = 0;
  const counted = (text: string) => {
    counts++;
    return countTokens(text);
  };
  const words = "Rooms are free from eight to six, and on Saturdays till noon.";
  const text = `${words}\n\n${words} ${words}\n`.repeat(100);
  const cut: Record<string, () => Chunk[]> = {
    fixed: () => chunkFixed(text, { size: 300, overlap: 30, length: counted }),
    recursive: () => chunkRecursive(text, { size: 300, length: counted }),
  };
  for (const [name, chunker] of Object.entries(cut)) {
    counts = 0;
    const chunks = chunker().length;
    // A search by halves takes about 25.
    assert(counts < 15 * chunks, `${name}: ${counts} for ${chunks}`);
  }
});

Deno.test("a character above the limit makes a chunk of its own", () => {
  assertEquals(countTokens("\u{1f9ff}"), 3);
  const text = "a \u{1f9ff} b";
  for (
    const chunks of [
      chunkFixed(text, { size: 1, overlap: 0, length }),
      chunkRecursive(text, { size: 1, length }),
      chunkBlocks(text, { maxSize: 1, context: "none", length }),
    ]
  ) {
    assertEquals(chunks.map(({ text }) => text), ["a", "\u{1f9ff}", "b"]);
  }
});

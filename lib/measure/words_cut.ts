import { checkChunks, checkText } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";

/** A word with a chunk's edge inside it. */
export interface CutWord {
  /** The whole word, as it stands in the source. */
  readonly word: string;
  /** What stands on each side of the edge: `["sh", "orter"]`. */
  readonly halves: [string, string];
  /** Where the edge is in the source, in UTF-16 units. */
  readonly at: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Finds the words that a chunk's start or end cuts in half.
 *
 * A word is a run of letters, marks and digits, with single apostrophes and
 * hyphens inside. It counts even when overlap keeps it whole in another chunk:
 * the chunk at whose edge it is cut shows the reader, and the search, a piece
 * of a word. In scripts without spaces a whole clause is one word here.
 *
 * @param source The text that was chunked.
 * @param chunks The chunks made of it.
 * @returns One record for each edge inside a word, in the source's order.
 * @throws {TypeError} If the source is not a string, or the chunks are none.
 *
 * @example A window of nine cuts no word, one of four does
 * ```ts
 * import { chunkFixed, wordsCut } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const source = "a shorter window";
 * const chunks = chunkFixed(source, { size: 9, overlap: 0 });
 * assertEquals(wordsCut(source, chunks), []);
 * const [cut] = wordsCut(source, chunkFixed(source, { size: 4, overlap: 0 }));
 * assertEquals(cut, { word: "shorter", halves: ["sh", "orter"], at: 4 });
 * ```
 */
export function wordsCut(source: string, chunks: readonly Chunk[]): CutWord[] {
  checkText("source", source);
  checkChunks(chunks);
  const edges = [...new Set(chunks.flatMap(({ start, end }) => [start, end]))]
    .sort((a, b) => a - b);
  const cuts: CutWord[] = [];
  let next = 0;
  for (const { 0: word, index } of source.matchAll(WORD)) {
    while (next < edges.length && edges[next]! <= index) next++;
    for (; next < edges.length && edges[next]! < index + word.length; next++) {
      const at = edges[next]!;
      const halves: [string, string] = [
        word.slice(0, at - index),
        word.slice(at - index),
      ];
      cuts.push({ word, halves, at });
    }
  }
  return cuts;
}

import { checkDocuments } from "../base/check.ts";
import type { ChunkedDocument } from "../chunk/chunk.ts";
import { countCharacters } from "../chunk/ruler.ts";
import { ledger } from "./ledger.ts";

/**
 * Says how much more text the chunks hold than the documents do: overlap is
 * stored twice, and so is a title put in front of every chunk.
 *
 * It is the characters of all chunk texts, context included, divided by the
 * characters of the documents that the chunks cover, minus 1. White space that
 * a chunker leaves out is not covered, so it changes nothing.
 *
 * @param documents The documents with their chunks.
 * @returns The share: 0.17 is 17% more; 0 if there are no chunks.
 * @throws {TypeError} If what is given is no list of documents with their chunks.
 *
 * @example Two characters of ten are stored twice
 * ```ts
 * import { chunkFixed, extraText } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "ABCDEFGHIJ";
 * const chunks = chunkFixed(text, { size: 6, overlap: 2 });
 * assertEquals(extraText([{ name: "alphabet", text, chunks }]), 0.2);
 * ```
 */
export function extraText(documents: readonly ChunkedDocument[]): number {
  checkDocuments(documents);
  let stored = 0;
  let covered = 0;
  for (const { text, chunks } of documents) {
    for (const chunk of chunks) stored += countCharacters(chunk.text);
    covered += ledger(text, chunks).covered.characters;
  }
  return covered === 0 ? 0 : (stored - covered) / covered;
}

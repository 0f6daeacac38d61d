import { checkChunks, checkText } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";

/** A chunk as it stands in a search index: with a name and its document. */
export interface Entry {
  /** The document's name, `#`, and the chunk's number in it, from 1. */
  readonly id: string;
  /** The document's name, without folder and extension. */
  readonly document: string;
  /** The chunk itself. */
  readonly chunk: Chunk;
}

/**
 * Gives the chunks of one document their ids.
 *
 * @param document The document's name, such as `account-recovery`.
 * @param chunks The document's chunks, in order.
 * @returns One entry a chunk, in the same order.
 * @throws {TypeError} If the name is not a string, or the chunks are no list.
 *
 * @example The two chunks of a document
 * ```ts
 * import { chunkFixed, indexChunks } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkFixed("ABCDEFGHIJKLMNOP", { size: 10, overlap: 0 });
 * const entries = indexChunks("alphabet", chunks);
 * assertEquals(entries.map((entry) => entry.id), ["alphabet#1", "alphabet#2"]);
 * ```
 */
export function indexChunks(
  document: string,
  chunks: readonly Chunk[],
): Entry[] {
  checkText("document", document);
  checkChunks(chunks);
  return chunks.map((chunk, i) => ({
    id: `${document}#${i + 1}`,
    document,
    chunk,
  }));
}

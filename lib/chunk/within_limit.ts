import type { Chunk } from "./chunk.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import type { Limit } from "./fits_within.ts";

/**
 * The text as one piece; in several, if it is above the limit after all.
 *
 * Tokens need not add up: a text can measure more than a longer one does, of
 * which `fitsWithin` has said that it fits.
 */
export function withinLimit(text: string, limit: Limit): Chunk[] {
  const { maxSize, prefix, length } = limit;
  if (!length || length(prefix + text) <= maxSize) {
    return [{ text, start: 0, end: text.length, cut: "end" }];
  }
  return chunkRecursive(text, {
    size: maxSize,
    length: (piece) => length(prefix + piece),
  });
}

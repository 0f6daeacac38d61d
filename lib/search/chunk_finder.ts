import { groupBy } from "../base/group_by.ts";
import type { Chunk } from "../chunk/chunk.ts";

/**
 * Returns a function that finds a chunk's position among a document's chunks.
 *
 * It finds the chunk itself, or else the one with the same range, because a
 * chunk that has been stored and read again is another object. If two have that
 * range it throws: which of them was meant cannot be told.
 */
export function chunkFinder(
  chunks: readonly Chunk[],
): (chunk: Chunk) => number | undefined {
  const positions = new Map(chunks.map((chunk, i) => [chunk, i]));
  const ranges = groupBy(chunks.keys(), (i) => keyOf(chunks[i]!));
  return (chunk) => {
    const position = positions.get(chunk);
    if (position !== undefined) return position;
    const [first, second] = ranges.get(keyOf(chunk)) ?? [];
    if (second !== undefined) {
      throw new RangeError(
        `chunks ${first! + 1} and ${second + 1} both span ` +
          `${chunk.start} to ${chunk.end}`,
      );
    }
    return first;
  };
}

const keyOf = ({ start, end }: Chunk) => `${start} ${end}`;

import type { Chunk } from "../chunk/chunk.ts";

/** Chunks of a source at the given ranges, for tests of what looks at chunks. */
export function chunksAt(
  source: string,
  ...ranges: [number, number][]
): Chunk[] {
  return ranges.map(([start, end]) => ({
    text: source.slice(start, end),
    start,
    end,
    cut: end === source.length ? "end" : "size",
  }));
}

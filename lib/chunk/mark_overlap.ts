import type { Chunk } from "./chunk.ts";
import type { Ruler } from "./ruler.ts";

/** Says of a chunk how much of it stands before `covered`, if anything does. */
export function markOverlap(
  chunk: Chunk,
  covered: number,
  ruler: Pick<Ruler, "characters">,
): Chunk {
  const { text, start, end, cut } = chunk;
  if (start >= covered) return chunk;
  const overlap = ruler.characters(start, covered);
  return { text, start, end, overlap, cut };
}

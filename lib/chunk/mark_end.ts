import type { Chunk } from "./chunk.ts";

/** Says of the last chunk that the text ends there. */
export function markEnd(chunks: Chunk[]): Chunk[] {
  const last = chunks.pop();
  if (last) chunks.push({ ...last, cut: "end" });
  return chunks;
}

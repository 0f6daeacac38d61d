// Texts and embedders whose similarities are known, for the tests of this folder.
import type { Embedder } from "../search/embedder.ts";

/**
 * A text of sentences as long as asked for, and an embedder that gives
 * neighbours the similarities asked for: each is turned by an angle.
 */
export function made(sizes: number[], similarities: number[]) {
  const sentences = sizes.map((size, i) =>
    `S${i}`.padEnd(Math.max(5, size) - 1, "x") + "."
  );
  const angles = [0];
  for (const similarity of similarities) {
    angles.push(angles.at(-1)! + Math.acos(similarity));
  }
  const vectors = new Map(sentences.map((sentence, i) => {
    return [sentence, [Math.cos(angles[i]!), Math.sin(angles[i]!)]];
  }));
  const embedder: Embedder = { embed: (text) => vectors.get(text)! };
  return { text: sentences.join(" "), sentences, embedder };
}

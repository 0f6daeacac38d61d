/**
 * Exercise 09-1: cut at the turns (easy, 2 points).
 *
 * The simplest rule of semantic chunking: stay together while you are alike.
 * Its well-known mistakes are all at the ends: a first sentence compared with
 * nothing, and a last one that is forgotten.
 */
import { todo } from "chunking/exercise";

/**
 * Puts sentences into chunks.
 *
 * A new chunk begins wherever the similarity is at or below the threshold. In a
 * chunk, sentences are joined with one space. Every sentence is in one chunk;
 * without any sentence there is no chunk.
 *
 * @param sentences The sentences, in order
 * @param similarities The similarity of the first and the second sentence, of
 * the second and the third, and so on: one number fewer than sentences
 * @param threshold Up to which similarity to cut
 */
export function cutAtTheTurns(
  sentences: string[],
  similarities: number[],
  threshold: number,
): string[] {
  return todo("09-1");
}

/**
 * Exercise 03-1: count the survivors (easy, 2 points).
 *
 * Before you judge a search, judge the chunks: an answer that no chunk holds
 * whole cannot be found, however clever the search.
 */
import type { Chunk } from "chunking";
import { todo } from "chunking/exercise";

/**
 * Pencil and paper first. The text below is cut into windows of 20 without
 * overlap. Which of the three phrases are whole in a window? Write them in a
 * list, in the order of the text.
 *
 *     Rooms open at seven. Bring your pass to enter. Dogs stay outside.
 *     |-------20---------||-------20---------||-------20---------||---|
 *
 *     "open at seven", "your pass to enter", "Dogs stay outside"
 */
export const prediction: string[] = todo("03-1");

/**
 * Which answers survive? An answer is a list of phrases, and it survives when
 * one single chunk holds every one of them.
 *
 * @param chunks The chunks of a document
 * @param answers The answers, each a list of phrases
 * @returns The answers that survive, in the order given
 */
export function survivors(
  chunks: Chunk[],
  answers: string[][],
): string[][] {
  return todo("03-1");
}

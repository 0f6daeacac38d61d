/**
 * Exercise 03-1: count the survivors (easy, 2 points).
 *
 * Before you judge a search, judge the chunks: an answer that no chunk holds
 * whole cannot be found, however clever the search.
 */
import type { Chunk } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
// BEGIN SOLUTION: export const prediction: string[] = todo("03-1");
// "your pass to enter" lies over the edge at 40. "Dogs stay outside" lies over
// the one at 60: seventeen characters, fewer than a window has, and cut anyway.
export const prediction: string[] = ["open at seven"];
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("03-1");
  return answers.filter((phrases) =>
    // `some` outside and `every` inside: one chunk for all phrases. The other
    // way round, each phrase could lie in a chunk of its own.
    chunks.some(({ text }) => phrases.every((phrase) => text.includes(phrase)))
  );
  // END SOLUTION
}

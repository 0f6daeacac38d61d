/**
 * Exercise 05-1: enough overlap (easy, 2 points).
 *
 * In the lesson an overlap of 45 characters cut no sentence and one of 90 did.
 * So there is nothing for it but to try.
 */
import { chunkFixed, cutSentences } from "chunking";
import { todo } from "chunking/exercise";

/** An article of a help center. */
export interface Article {
  name: string;
  text: string;
}

/**
 * How many sentences does no chunk hold whole, when the articles are cut with
 * chunkFixed and `trim: false`?
 *
 * @param articles The articles, each cut by itself
 * @param size The size of the window
 * @param overlap The overlap, less than `size`
 */
export function countCut(
  articles: Article[],
  size: number,
  overlap: number,
): number {
  return todo("05-1");
}

/**
 * Which is the smallest overlap with which no sentence is cut?
 *
 * @returns The overlap, or null if not even `size - 1` is enough
 */
export function smallestOverlap(
  articles: Article[],
  size: number,
): number | null {
  return todo("05-1");
}

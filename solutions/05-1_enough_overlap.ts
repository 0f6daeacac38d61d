/**
 * Exercise 05-1: enough overlap (easy, 2 points).
 *
 * In the lesson an overlap of 45 characters cut no sentence and one of 90 did.
 * So there is nothing for it but to try.
 */
import { chunkFixed, cutSentences } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("05-1");
  // Every article is cut by itself: a sentence never goes on in the next one.
  const documents = articles.map((article) => ({
    ...article,
    chunks: chunkFixed(article.text, { size, overlap, trim: false }),
  }));
  return cutSentences(documents).cut.length;
  // END SOLUTION
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
  // BEGIN SOLUTION: return todo("05-1");
  // One after the other, from 0: the number of cut sentences goes up and down,
  // so halving the interval would step over the first good one.
  for (let overlap = 0; overlap < size; overlap++) {
    if (countCut(articles, size, overlap) === 0) return overlap;
  }
  return null;
  // END SOLUTION
}

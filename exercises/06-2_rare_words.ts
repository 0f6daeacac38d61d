/**
 * Exercise 06-2: rare words weigh more (medium, 4 points).
 *
 * BM25 is what most search engines start from, and it fits into ten lines.
 */
import { todo } from "chunking/exercise";

/**
 * The BM25 score of one chunk for a question.
 *
 * Add up, over the different words t of the question:
 *
 *     ln(1 + (N - n + 0.5) / (n + 0.5))
 *       * f * (k1 + 1) / (f + k1 * (1 - b + b * L / A))
 *
 * with
 * - N, how many chunks there are, and n, how many of them contain t;
 * - f, how often t occurs in this chunk;
 * - L, how many words this chunk has, and A, how many a chunk has on average;
 * - k1 = 1.5 and b = 0.75.
 *
 * @param question The words of the question; a repeated word counts once
 * @param chunk The words of the chunk, in lower case and without stop words
 * @param chunks The words of every chunk, this one among them
 */
export function bm25(
  question: string[],
  chunk: string[],
  chunks: string[][],
): number {
  return todo("06-2");
}

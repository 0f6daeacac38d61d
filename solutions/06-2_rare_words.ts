/**
 * Exercise 06-2: rare words weigh more (medium, 4 points).
 *
 * BM25 is what most search engines start from, and it fits into ten lines.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("06-2");
  const k1 = 1.5;
  const b = 0.75;
  // All words together by the number of chunks: empty chunks count as well.
  const average = chunks.flat().length / chunks.length;
  // How much the length of this chunk takes away, the same for every word.
  const size = 1 - b + b * chunk.length / average;
  let score = 0;
  // A Set: asking twice for the same word does not make it twice as rare.
  for (const word of new Set(question)) {
    const n = chunks.filter((words) => words.includes(word)).length;
    const f = chunk.filter((other) => other === word).length;
    const rarity = Math.log(1 + (chunks.length - n + 0.5) / (n + 0.5));
    // With f = 0 this adds 0, so a word that is not here needs no test. And f
    // below the line is why the tenth repetition adds next to nothing.
    score += rarity * f * (k1 + 1) / (f + k1 * size);
  }
  return score;
  // END SOLUTION
}

/**
 * Exercise 06-1: the ceiling (easy, 2 points).
 *
 * Before you judge a search, judge what it is given. An answer that no chunk
 * holds whole cannot be found by anybody.
 */
import { todo } from "chunking/exercise";

/**
 * Counts the answers that at least one chunk holds whole.
 *
 * The answer has to stand in the chunk letter for letter. Only white space is
 * forgiven: any run of it in the chunk counts as one space. (The answers have
 * single spaces already.)
 *
 * @param texts The texts of the chunks
 * @param answers The answers; each counts once, however many chunks hold it
 */
export function ceiling(texts: string[], answers: string[]): number {
  return todo("06-1");
}

/**
 * Exercise 06-1: the ceiling (easy, 2 points).
 *
 * Before you judge a search, judge what it is given. An answer that no chunk
 * holds whole cannot be found by anybody.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("06-1");
  // Once for each text, not once for each pair of text and answer.
  const spaced = texts.map((text) => text.replace(/\s+/g, " "));
  // Answers outside, chunks inside: the other way round, an answer in two
  // chunks would count twice.
  return answers.filter((answer) =>
    spaced.some((text) => text.includes(answer))
  ).length;
  // END SOLUTION
}

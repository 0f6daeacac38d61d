/**
 * Exercise 06-4: better, or a good day (hard, 4 points).
 *
 * Two ways of chunking have answered the same questions. Is one of them better,
 * or would coins fall as unevenly?
 */
import { todo } from "chunking/exercise";

/** What became of the comparison. */
export interface Verdict {
  /** Questions that only the new way puts first. */
  wins: number;
  /** Questions that only the old way puts first. */
  losses: number;
  /** How often coins would fall at least as unevenly, to either side. */
  chance: number;
}

/**
 * Compares two ways by the sign test.
 *
 * Each question has a rank from both, as `measureAnswers` gives it: 1 is right,
 * anything else is not. Where both are right, or neither, the question says
 * nothing. The others are coins: with as many tosses as there are wins and
 * losses, in how many of the equally likely outcomes are heads and tails at
 * least as far apart? Without a single win or loss the chance is 1.
 *
 * There may be thousands of questions, and 2 to the power of thousands is more
 * than a number can hold.
 *
 * @param before The old way's ranks
 * @param after The new way's ranks, for the same questions in the same order
 */
export function compare(before: number[], after: number[]): Verdict {
  return todo("06-4");
}

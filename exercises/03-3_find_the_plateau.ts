/**
 * Exercise 03-3: find the plateau (medium, 3 points).
 *
 * The size with the best result may be a lucky one. Look for the stretch of
 * neighbouring sizes that are all good, and take its small end: it costs the
 * fewest tokens.
 */
import { todo } from "chunking/exercise";

/** How many questions were answered with chunks of a size. */
export interface Result {
  size: number;
  answered: number;
}

/**
 * Chooses a size.
 *
 * - A size is good if it answers at most `slack` questions fewer than the best.
 * - A plateau is a run of good sizes with no other size between them.
 * - The longest plateau counts (the one with the most sizes measured); of two
 *   that are equally long, the one with the smaller sizes.
 * - Its smallest size is the answer.
 *
 * @param results At least one, each size once, in any order
 * @param slack How many questions may be missing to the best result
 * @returns The size
 */
export function smallEnd(results: Result[], slack: number): number {
  return todo("03-3");
}

/**
 * Exercise 03-3: find the plateau (medium, 3 points).
 *
 * The size with the best result may be a lucky one. Look for the stretch of
 * neighbouring sizes that are all good, and take its small end: it costs the
 * fewest tokens.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("03-3");
  const best = Math.max(...results.map((result) => result.answered));
  let longest: number[] = [];
  let run: number[] = [];
  // A copy is sorted: the caller's list stays as it is.
  for (
    const { size, answered } of results.toSorted((a, b) => a.size - b.size)
  ) {
    // A size that is not good ends the plateau, and the next one starts empty.
    run = answered >= best - slack ? [...run, size] : [];
    // Only a longer run replaces the one before, so the smaller sizes win.
    if (run.length > longest.length) longest = run;
  }
  return longest[0]!;
  // END SOLUTION
}

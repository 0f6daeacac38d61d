/**
 * Exercise 09-4: weakest first (hard, 4 points).
 *
 * From left to right, a chunker decides at each gap without knowing the next.
 * Two turns that are too near to each other are then settled by which one comes
 * first. Settle it by which one is stronger.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Chooses the gaps to cut at.
 *
 * A gap may be cut if its similarity is at or below the threshold. The gaps are
 * looked at in the order of their similarity, the lowest first, and of equal
 * ones the earlier first. A gap is cut if every chunk then still has at least
 * `least` sentences: those before and after it, up to the cuts that are there
 * already or the ends of the text.
 *
 * @param similarities How alike neighbouring sentences are: number i is for the
 * gap between sentence i and sentence i + 1, counted from 0
 * @param threshold Up to which similarity a gap may be cut
 * @param least The fewest sentences in a chunk, at least 1
 * @returns The gaps that are cut, by their numbers, ascending
 */
export function weakestFirst(
  similarities: number[],
  threshold: number,
  least: number,
): number[] {
  // BEGIN SOLUTION: return todo("09-4");
  // The ends of the text are edges as well: one before the first sentence, one
  // behind the last. A cut i lies behind sentence i, so the first edge is -1.
  const edges = [-1, similarities.length];
  const candidates = [...similarities.keys()]
    .filter((i) => similarities[i]! <= threshold)
    // sort() keeps the order of equals, and the keys came in ascending order.
    .sort((a, b) => similarities[a]! - similarities[b]!);
  const cuts: number[] = [];
  for (const gap of candidates) {
    // Between two edges there are as many sentences as their numbers differ by.
    const isFar = (edge: number) => Math.abs(gap - edge) >= least;
    // prove: ".push(" to ".unshift(" is equivalent: they are sorted at the end
    if ([...edges, ...cuts].every(isFar)) cuts.push(gap);
  }
  return cuts.sort((a, b) => a - b);
  // END SOLUTION
}

/**
 * Exercise 09-4: weakest first (hard, 4 points).
 *
 * From left to right, a chunker decides at each gap without knowing the next.
 * Two turns that are too near to each other are then settled by which one comes
 * first. Settle it by which one is stronger.
 */
import { todo } from "chunking/exercise";

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
  return todo("09-4");
}

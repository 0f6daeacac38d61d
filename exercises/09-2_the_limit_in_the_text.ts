/**
 * Exercise 09-2: the limit in the text (medium, 3 points).
 *
 * A percentile takes its limit from the text. Where it falls between two values
 * there is more than one way to compute it; this is the one that numpy,
 * LangChain and this library use.
 */
import { todo } from "chunking/exercise";

/**
 * The percentile of some distances.
 *
 * Put the distances in order, the smallest first. The smallest is percentile 0,
 * the largest is percentile 100, and the others lie between at equal steps: of
 * five, the second is percentile 25. A percentile between two of them lies on
 * the straight line from one to the other: of 0.1 and 0.5, percentile 25 is 0.2.
 *
 * The list that was given stays as it was.
 *
 * @param distances The distances, in the order of the text; at least one
 * @param percentile From 0 to 100
 */
export function limitAt(distances: number[], percentile: number): number {
  return todo("09-2");
}

/**
 * The gaps whose distance is above the percentile, in the order of the text,
 * counted from 0.
 *
 * @param similarities How alike neighbouring sentences are; a distance is 1
 * minus that. May be empty
 * @param percentile From 0 to 100
 */
export function gapsAbove(
  similarities: number[],
  percentile: number,
): number[] {
  return todo("09-2");
}

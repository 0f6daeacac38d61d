/**
 * Exercise 06-3: each position once (medium, 4 points).
 *
 * Recall, precision and IoU compare two sets of positions. What makes them
 * hard is that the pieces they are given overlap, touch and repeat.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** The positions from `start` up to, and without, `end`. */
export interface Range {
  start: number;
  end: number;
}

/** Three shares, from 0 to 1. */
export interface Scores {
  /** Of the answer, how much came back? */
  recall: number;
  /** Of what came back, how much is answer? 0 if nothing came back. */
  precision: number;
  /** Of what was wanted or came back, how much is both? */
  iou: number;
}

/**
 * Compares what was wanted with what came back, position by position.
 *
 * A position counts once, however many ranges hold it.
 *
 * @param answer Where the answer stands: one or more ranges, in any order
 * @param retrieved The chunks that came back, in any order, perhaps none
 */
export function spans(answer: Range[], retrieved: Range[]): Scores {
  // BEGIN SOLUTION: return todo("06-3");
  const wanted = positions(answer);
  const back = positions(retrieved);
  const both = wanted.intersection(back).size;
  return {
    recall: both / wanted.size,
    // Nothing of nothing would be NaN, and one NaN spoils every average.
    precision: back.size > 0 ? both / back.size : 0,
    iou: both / wanted.union(back).size,
  };
  // END SOLUTION
}
// BEGIN SOLUTION

/**
 * A set takes every position once, so overlap and repetition need no care, and
 * neither do ranges that only touch. For documents of many megabytes one would
 * sort the ranges and merge them instead, as the library does.
 */
function positions(ranges: Range[]): Set<number> {
  const set = new Set<number>();
  for (const { start, end } of ranges) {
    for (let at = start; at < end; at++) set.add(at);
  }
  return set;
}
// END SOLUTION

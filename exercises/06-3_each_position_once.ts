/**
 * Exercise 06-3: each position once (medium, 4 points).
 *
 * Recall, precision and IoU compare two sets of positions. What makes them
 * hard is that the pieces they are given overlap, touch and repeat.
 */
import { todo } from "chunking/exercise";

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
  return todo("06-3");
}

/**
 * Exercise 12-3: two lots, no leak (medium, 3 points).
 *
 * One lot of questions to choose with, one to be kept in reserve. If a document
 * is asked about in both, the reserve is no reserve.
 */
import { todo } from "chunking/exercise";

/** A question: what kind its answer is, and in which document it stands. */
export interface Question {
  id: string;
  kind: string;
  document: string;
}

/** The two lots. */
export interface Lots {
  test: Question[];
  reserve: Question[];
}

/**
 * Divides questions into two lots, one by one in the order given.
 *
 * - If the question's document has come up before, the question joins the lot
 *   in which the document is.
 * - Otherwise it joins the lot that has fewer questions of its kind so far, and
 *   the test if both have the same number.
 *
 * @param questions The questions
 */
export function twoLots(questions: Question[]): Lots {
  return todo("12-3");
}

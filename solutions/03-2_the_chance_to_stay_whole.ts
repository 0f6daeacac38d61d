/**
 * Exercise 03-2: the chance to stay whole (medium, 3 points).
 *
 * Where the edges of fixed-size windows fall in an answer is luck. Luck of this
 * kind can be calculated, and then you know what a size is worth before you
 * have cut anything.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * How likely is it that an answer lies whole in some window?
 *
 * Think of a long text. The answer may begin at any character, each as likely as
 * the others; the windows go on for ever in both directions. For instance, with
 * size 10 and overlap 0 an answer of 4 characters is whole if it begins at
 * character 0, 1, 2, 3, 4, 5 or 6 of a window, and cut if it begins at 7, 8 or
 * 9. The chance is 7 / 10.
 *
 * @param span How many characters the answer has, at least 1
 * @param size How wide a window is
 * @param overlap How many characters two neighbours share; less than `size`
 * @returns The chance, from 0 to 1
 */
export function chance(span: number, size: number, overlap: number): number {
  // BEGIN SOLUTION: return todo("03-2");
  // The pattern repeats with every step, so it is enough to look at the places
  // at which the answer may begin between one window's start and the next.
  const step = size - overlap;
  // It fits if it begins early enough to end inside the window. Were it to begin
  // before the next window starts and not fit here, no other window has it.
  const places = size - span + 1;
  // No place at all if the answer is too long. All places, and no more than all,
  // if the overlap is nearly as long as the answer.
  return Math.min(step, Math.max(0, places)) / step;
  // END SOLUTION
}

/**
 * Now use it. Windows of 300 characters, an answer of 150. What is the smallest
 * overlap with which the answer is never cut?
 */
// BEGIN SOLUTION: export const neverCut: number = todo("03-2");
// 151 places to begin, so the step may be 151: an overlap of 149, the length of
// the answer less one. Whatever is cut at one edge is then whole in the next.
export const neverCut: number = 149;
// END SOLUTION

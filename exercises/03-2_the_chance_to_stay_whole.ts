/**
 * Exercise 03-2: the chance to stay whole (medium, 3 points).
 *
 * Where the edges of fixed-size windows fall in an answer is luck. Luck of this
 * kind can be calculated, and then you know what a size is worth before you
 * have cut anything.
 */
import { todo } from "chunking/exercise";

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
  return todo("03-2");
}

/**
 * Now use it. Windows of 300 characters, an answer of 150. What is the smallest
 * overlap with which the answer is never cut?
 */
export const neverCut: number = todo("03-2");

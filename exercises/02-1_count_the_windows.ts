/**
 * Exercise 02-1: count the windows (easy, 2 points).
 *
 * A fixed-size window moves over a text: it is `size` characters wide, and the
 * next one starts `size - overlap` characters later. The last window is the
 * first that reaches the end of the text.
 */
import { todo } from "chunking/exercise";

/**
 * Pencil and paper first. Which chunks does this give, as a list of strings?
 *
 *     chunkFixed("0123456789", { size: 4, overlap: 1 })
 */
export const prediction: string[] = todo("02-1");

/**
 * How many windows does a text need? Count them without cutting anything. An
 * empty text needs none.
 *
 * @param length How many characters the text has; it has no white space
 * @param size How wide a window is
 * @param overlap How many characters two neighbours share; less than `size`
 */
export function countWindows(
  length: number,
  size: number,
  overlap: number,
): number {
  return todo("02-1");
}

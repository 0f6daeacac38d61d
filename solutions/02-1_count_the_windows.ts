/**
 * Exercise 02-1: count the windows (easy, 2 points).
 *
 * A fixed-size window moves over a text: it is `size` characters wide, and the
 * next one starts `size - overlap` characters later. The last window is the
 * first that reaches the end of the text.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Pencil and paper first. Which chunks does this give, as a list of strings?
 *
 *     chunkFixed("0123456789", { size: 4, overlap: 1 })
 */
// BEGIN SOLUTION: export const prediction: string[] = todo("02-1");
// Windows start at 0, 3 and 6. The one at 6 ends with the text, so there is no
// fourth: all it could hold is "9", which the third has already.
export const prediction: string[] = ["0123", "3456", "6789"];
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("02-1");
  if (length === 0) return 0;
  // The first window brings `size` characters, each further one only the
  // characters that its neighbour does not hold. What is left over at the end
  // needs a window too, hence the rounding up.
  const more = Math.ceil((length - size) / (size - overlap));
  return 1 + Math.max(0, more);
  // END SOLUTION
}

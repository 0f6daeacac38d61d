/**
 * Exercise 11-4: let the content decide (hard, 5 points).
 *
 * Boundaries that depend on the text itself stay where they are when something
 * is put in above. Left to chance, chunks become very short and very long; so
 * there is a smallest size, and a largest.
 */
import { todo } from "chunking/exercise";

export interface ByContentOptions {
  /** Turns a line into a whole number of at least 0. */
  hash: (line: string) => number;
  /** A line is a boundary if its hash can be divided by this. */
  every: number;
  /** A chunk of fewer characters does not end at a boundary. */
  minSize: number;
  /** A chunk never has more characters, unless it is a single line. */
  maxSize: number;
}

/**
 * Cuts a text into chunks of whole lines, at boundaries that the lines decide.
 *
 * Each line belongs to a chunk together with the line end after it, `\n`, so that
 * all chunks joined are the text again, to the letter. Line by line:
 *
 * - If the line would take the chunk above `maxSize`, the chunk ends before it.
 * - The line is added to the chunk.
 * - If the line is a boundary and the chunk has at least `minSize` characters
 *   now, the chunk ends after it.
 *
 * Characters are counted as `length` does, line ends included. The hash is that
 * of the line without its line end. An empty text has no chunks.
 *
 * @param text The text
 * @param options The hash, how rare boundaries are, and the sizes
 * @returns The chunks; none is empty
 */
export function chunkByContent(
  text: string,
  options: ByContentOptions,
): string[] {
  return todo("11-4");
}

/**
 * Now think. A list of lines is cut like this, and a line is put on top. Below
 * it, which chunks are the same as before?
 *
 * - "all": from the first boundary on, always all of them.
 * - "soon": after the first few, all of them, nearly always.
 * - "luck": there is no reason why any should be the same.
 */
export const below: "all" | "soon" | "luck" = todo("11-4");

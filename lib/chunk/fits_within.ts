import { countCharacters, rulerFor } from "./ruler.ts";

/** Whether a range of a text is within the limit. */
export type Fits = (start: number, end: number) => boolean;

/** A limit, and how it is measured. */
export interface Limit {
  readonly maxSize: number;
  /** What goes in front of every piece, and counts. */
  readonly prefix: string;
  /** Measures a text in another unit than characters. */
  readonly length?: ((text: string) => number) | undefined;
}

/**
 * Makes the test whether a range of a text, with a prefix, is within a limit.
 *
 * Asked in reading order, it measures no range inside one that fitted, so that
 * packing many small pieces takes linear time.
 *
 * @param text The text.
 * @param limit The limit.
 * @param offset The position at which the text starts.
 */
export function fitsWithin(text: string, limit: Limit, offset = 0): Fits {
  const { maxSize, prefix, length } = limit;
  const ruler = length
    ? rulerFor(text, (piece) => length(prefix + piece))
    : rulerFor(text);
  const size = length ? maxSize : maxSize - countCharacters(prefix);
  let asked = -1;
  let reach = 0;
  return (start, end) => {
    if (start >= asked && end - offset <= reach) return true;
    if (start === asked) return false;
    asked = start;
    reach = ruler.forward(start - offset, size);
    return end - offset <= reach;
  };
}

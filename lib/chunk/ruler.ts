/**
 * Measures one text: in characters, or with the `length` that the caller gave.
 *
 * Positions are UTF-16 units, as `slice` wants them, and never lie inside a
 * surrogate pair.
 */
export interface Ruler {
  /**
   * The furthest position up to which the text from `start` is no longer than
   * `size`. At least one character on, unless `size` is 0.
   */
  forward(start: number, size: number): number;
  /** The first position from which the text to `end` is no longer than `size`. */
  back(end: number, size: number): number;
}

// One look tells whether characters and UTF-16 units are the same thing in a
// text. Where every character is a single byte the engine need not even look.
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** The ruler for a text. */
export function rulerFor(
  text: string,
  length?: (text: string) => number,
): Ruler {
  if (length) return byLength(text, length);
  return PAIR.test(text) ? byCharacter(text) : byUnit(text);
}

/** How many characters, that is Unicode code points, a text has. */
export function countCharacters(text: string): number {
  if (!PAIR.test(text)) return text.length;
  let count = 0;
  for (let at = 0; at < text.length; at = next(text, at)) count++;
  return count;
}

function byUnit(text: string): Ruler {
  return {
    forward: (start, size) => Math.min(start + size, text.length),
    back: (end, size) => Math.max(end - size, 0),
  };
}

function byCharacter(text: string): Ruler {
  return {
    forward(start, size) {
      let at = start;
      for (let n = 0; n < size && at < text.length; n++) at = next(text, at);
      return at;
    },
    back(end, size) {
      let at = end;
      for (let n = 0; n < size && at > 0; n++) {
        at -= isInsidePair(text, at - 1) ? 2 : 1;
      }
      return at;
    },
  };
}

function byLength(text: string, length: (text: string) => number): Ruler {
  return {
    forward(start, size) {
      if (size === 0) return start;
      const units = largest(
        text.length - start,
        (n) => length(text.slice(start, start + n)) <= size,
      );
      const at = start + units;
      return Math.max(
        isInsidePair(text, at) ? at - 1 : at,
        next(text, start),
      );
    },
    back(end, size) {
      if (size === 0) return end;
      const units = largest(
        end,
        (n) => length(text.slice(end - n, end)) <= size,
      );
      const at = end - units;
      return isInsidePair(text, at) ? at + 1 : at;
    },
  };
}

/** The largest number up to `most` that fits, if all smaller ones do. */
function largest(most: number, fits: (n: number) => boolean): number {
  let found = 0;
  let step = 1;
  for (; found + step <= most && fits(found + step); step *= 2) found += step;
  while ((step /= 2) >= 1) {
    if (found + step <= most && fits(found + step)) found += step;
  }
  return found;
}

/** The position after the character at `at`. */
function next(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}

function isInsidePair(text: string, at: number): boolean {
  return at > 0 && text.codePointAt(at - 1)! > 0xffff;
}

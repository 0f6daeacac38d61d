/**
 * Measures one text. Positions are UTF-16 units and never lie inside a
 * surrogate pair; lengths are characters, or what the caller's `length` says.
 */
export interface Ruler {
  /** The furthest position such that the text from `start` fits in `size`, but always one character on. */
  forward(start: number, size: number): number;
  /** The first position such that the text from there to `end` fits in `size`. */
  back(end: number, size: number): number;
}

// One look at a text tells whether characters and UTF-16 units are the same
// thing in it. On a string of one-byte characters the look itself is free.
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** Makes the ruler for a text. */
export function rulerFor(
  text: string,
  length?: (text: string) => number,
): Ruler {
  if (length) return byLength(text, length);
  return PAIR.test(text) ? byCharacter(text) : byUnit(text);
}

/** How many characters, that is code points, a text has. */
export function countCharacters(text: string): number {
  if (!PAIR.test(text)) return text.length;
  let count = 0;
  for (let i = 0; i < text.length; i += width(text, i)) count++;
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
      while (size-- > 0 && at < text.length) at += width(text, at);
      return at;
    },
    back(end, size) {
      let at = end;
      while (size-- > 0 && at > 0) at -= insidePair(text, at - 1) ? 2 : 1;
      return at;
    },
  };
}

function byLength(text: string, length: (text: string) => number): Ruler {
  return {
    forward(start, size) {
      const fits = (units: number) =>
        length(text.slice(start, start + units)) <= size;
      const at = start + largest(text.length - start, fits);
      return Math.max(
        insidePair(text, at) ? at - 1 : at,
        Math.min(start + width(text, start), text.length),
      );
    },
    back(end, size) {
      const fits = (units: number) =>
        length(text.slice(end - units, end)) <= size;
      const at = end - largest(end, fits);
      return insidePair(text, at) ? at + 1 : at;
    },
  };
}

/** The largest number up to `most` that fits: doubling finds a bound, halving the number. */
function largest(most: number, fits: (n: number) => boolean): number {
  let good = 0;
  let step = 1;
  while (good + step <= most && fits(good + step)) {
    good += step;
    step *= 2;
  }
  for (; step >= 1; step /= 2) {
    if (good + step <= most && fits(good + step)) good += step;
  }
  return good;
}

/** How many UTF-16 units the character at a position takes. */
function width(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

function insidePair(text: string, at: number): boolean {
  return at > 0 && text.codePointAt(at - 1)! > 0xffff;
}

import { largestThatFits, type Measure } from "./largest_that_fits.ts";
import { isFirstHalf, isSecondHalf, nextPair } from "./next_pair.ts";

/**
 * Measures one text: in characters, or with the `length` that the caller gave.
 *
 * Positions are UTF-16 units, as `slice` wants them, and never lie inside a
 * surrogate pair.
 */
export interface Ruler {
  /**
   * The furthest position, but not behind `last`, up to which the text from
   * `start` is no longer than `size`. At least one character on, unless `size`
   * is 0. Without `last` it is the end of the text.
   *
   * With a `length` that can fall when text is added, as tokens can, it is one
   * such position; text that ends before it may still be longer.
   */
  forward(start: number, size: number, last?: number): number;
  /** The first position from which the text to `end` is no longer than `size`. */
  back(end: number, size: number): number;
  /** Whether a piece of the text is no longer than `size`. */
  fits(start: number, end: number, size: number): boolean;
  /** How many characters a piece has, whatever the ruler measures in. */
  characters(start: number, end: number): number;
}

/** The ruler for a text. */
export function rulerFor(
  text: string,
  length?: (text: string) => number,
): Ruler {
  return length ? byLength(text, length) : byCharacter(text);
}

/** How many characters, that is Unicode code points, a text has. */
export function countCharacters(text: string): number {
  return byCharacter(text).characters(0, text.length);
}

// Up to the next surrogate pair, characters and UTF-16 units are the same
// thing, and most texts have no pair. So the last answer is kept.
function byCharacter(text: string): Ruler {
  let from = 0; // from here…
  let to = -1; // …to there there is no pair

  function pairFrom(at: number): number {
    if (at < from || at > to) {
      from = at;
      to = nextPair(text, at);
    }
    return to;
  }

  function forward(start: number, size: number, last = text.length): number {
    let at = start;
    let left = size;
    for (let pair = pairFrom(at); at + left > pair; pair = pairFrom(at)) {
      if (pair >= last) return last;
      left -= pair - at + 1;
      at = afterCharacter(text, pair);
    }
    return Math.min(at + left, last);
  }

  return {
    forward,
    back(end, size) {
      if (from <= end - size && end <= to) return end - size;
      let at = end;
      for (let n = 0; n < size && at > 0; n++) {
        at -= isInsidePair(text, at - 1) ? 2 : 1;
      }
      return at;
    },
    fits: (start, end, size) => forward(start, size, end) >= end,
    characters(start, end) {
      let count = end - start;
      for (let at = pairFrom(start); at < end; at = pairFrom(at)) {
        const after = afterCharacter(text, at);
        count -= after - at - 1;
        at = after;
      }
      return count;
    },
  };
}

function byLength(text: string, length: (text: string) => number): Ruler {
  // How many units go into a length of 1: what the last search found is the
  // first guess of the next.
  let rate = 4;
  const search = (most: number, size: number, measure: Measure) => {
    const units = largestThatFits(most, size, Math.ceil(rate * size), measure);
    if (units > 0 && units < most) rate = units / size;
    return units;
  };
  return {
    forward(start, size, last = text.length) {
      if (size === 0 || start === last) return start;
      const units = search(last - start, size, (n) => {
        // What ends inside a pair is measured without its half.
        const end = start + n;
        return length(
          text.slice(start, isInsidePair(text, end) ? end - 1 : end),
        );
      });
      const at = start + units;
      return Math.max(
        isInsidePair(text, at) ? at - 1 : at,
        afterCharacter(text, start),
      );
    },
    back(end, size) {
      if (size === 0) return end;
      const units = search(end, size, (n) => {
        const start = end - n;
        return length(
          text.slice(isInsidePair(text, start) ? start + 1 : start, end),
        );
      });
      const at = end - units;
      return isInsidePair(text, at) ? at + 1 : at;
    },
    fits: (start, end, size) => length(text.slice(start, end)) <= size,
    characters: byCharacter(text).characters,
  };
}

/** The position after the character at `at`. */
export function afterCharacter(text: string, at: number): number {
  return at + (isInsidePair(text, at + 1) ? 2 : 1);
}

/** Whether a position lies between the two halves of a surrogate pair. */
export function isInsidePair(text: string, at: number): boolean {
  return isSecondHalf(text, at) && isFirstHalf(text, at - 1);
}

import type { Ruler } from "./ruler.ts";
import { skipWhite, type TextRange, trimRange } from "../base/text_range.ts";

/** What to split, and how. */
export interface RecursiveSplit {
  readonly text: string;
  readonly ruler: Ruler;
  readonly size: number;
  readonly separators: readonly string[];
  readonly minSize: number;
  readonly mergeNeighbours: boolean;
  readonly countSeparators: boolean;
}

/**
 * A piece of a text, and the level of the separator behind it: -1 stands for
 * the end of the text, the number of separators for none.
 */
export interface Piece {
  readonly start: number;
  end: number;
  level: number;
}

/**
 * The heart of `chunkRecursive`: split where it must be, merge where it can.
 *
 * This is the plain form, and the only one that knows `minSize`,
 * `mergeNeighbours` and `length`. Without them `splitByHops` gives the same
 * pieces, faster.
 */
export function* splitRecursively(options: RecursiveSplit): Iterable<Piece> {
  const { text, ruler, size, separators } = options;
  const { minSize, mergeNeighbours, countSeparators } = options;

  function* split(whole: Piece, level: number, min: number): Iterable<Piece> {
    if (level === separators.length) {
      // Prefer a small piece to a cut word: retry all with half the minimum.
      yield* min > 0 ? split(whole, 0, min >> 1) : cutBySize(whole);
      return;
    }
    let last: Piece | undefined;
    let isOpen = false; // may the last one grow?
    for (const piece of splitAfter(level, whole, min)) {
      if (isOpen && merge(last, piece)) continue;
      const isShort = isWithin(piece.start, piece.end);
      for (const part of isShort ? [piece] : split(piece, level + 1, min)) {
        if (!isShort && mergeNeighbours && merge(last, part)) continue;
        if (last) yield last;
        last = part;
      }
      isOpen = isShort || mergeNeighbours;
    }
    if (last) yield last;
  }

  /** Merges a piece into the last one, if the two fit together. */
  function merge(last: Piece | undefined, piece: Piece): boolean {
    if (!last || !isWithin(last.start, piece.end)) return false;
    last.end = piece.end;
    last.level = piece.level;
    return true;
  }

  // Pieces grow from one start, so where its limit lies is remembered.
  let asked = -1;
  let limit = 0;
  function isWithin(start: number, end: number): boolean {
    if (start !== asked) limit = ruler.forward(start, size);
    asked = start;
    return end <= limit;
  }

  /** Cuts after a separator where both sides are at least `min` long. */
  function* splitAfter(level: number, whole: Piece, min: number) {
    const separator = separators[level]!;
    const { start, end } = whole;
    const inside = text.slice(start, end);
    const latest = ruler.back(end, min);
    for (let from = start; from < end;) {
      const soonest = min > 0 ? afterMinimum(from, min) : from;
      const found = inside.indexOf(separator, soonest - start);
      const next = start + found + separator.length;
      const isLast = found < 0 || next === end ||
        (min > 0 && measured(next) > latest);
      yield* isLast ? piece(from, end, whole.level) : piece(from, next, level);
      from = isLast ? end : next;
    }
  }

  /** Where the text from `from` on has `min`, and does not end in space. */
  function afterMinimum(from: number, min: number): number {
    return measured(ruler.forward(measured(from), min - 1)) + 1;
  }

  // The same space is asked for at each level, and for each minimum.
  let space: TextRange = { start: 0, end: 0 };
  /** The next place that is measured: space at the ends may be trimmed off. */
  function measured(at: number): number {
    if (countSeparators) return at;
    if (space.start <= at && at < space.end) return space.end;
    const end = skipWhite(text, at);
    if (end > at) space = { start: at, end };
    return end;
  }

  function* cutBySize({ start, end, level }: Piece) {
    for (let from = start; from < end;) {
      const next = ruler.forward(from, size, end);
      yield* piece(from, next, next < end ? separators.length : level);
      from = next;
    }
  }

  /** The piece as it is measured: trimmed, and none at all if it is blank. */
  function piece(from: number, to: number, level: number): Piece[] {
    const { start, end } = countSeparators
      ? { start: from, end: to }
      : trimRange(text, from, to);
    return start < end ? [{ start, end, level }] : [];
  }

  const end = countSeparators ? text.length : text.trimEnd().length;
  // Tokens need not add up: a piece can measure more than a longer one does,
  // and only when none grows any more it is known which are too long.
  for (const piece of split({ start: 0, end, level: -1 }, 0, minSize)) {
    if (ruler.fits(piece.start, piece.end, size)) yield piece;
    else yield* cutBySize(piece);
  }
}

import type { Ruler } from "./ruler.ts";
import { trimRange } from "../base/text_range.ts";

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
export function splitRecursively(options: RecursiveSplit): Piece[] {
  const { text, ruler, size, separators, minSize, mergeNeighbours } = options;

  function split(whole: Piece, level: number, least: number): Piece[] {
    const separator = separators[level];
    if (separator === undefined) {
      // No separator leaves enough on both sides. Rather a smaller piece than a
      // cut in a word: all of them again, for half as much, down to nothing.
      return least > 0 ? split(whole, 0, least >> 1) : cutBySize(whole);
    }
    const done: Piece[] = [];
    let open = false; // may the last one grow?
    for (const piece of splitAfter(level, whole, least)) {
      if (open && grow(done, piece)) continue;
      if (isWithin(piece.start, piece.end)) {
        done.push(piece);
        open = true;
      } else {
        for (const part of split(piece, level + 1, least)) {
          if (!mergeNeighbours || !grow(done, part)) done.push(part);
        }
        open = mergeNeighbours;
      }
    }
    return done;
  }

  /** Merges a piece into the last one, if the two fit together. */
  function grow(done: Piece[], piece: Piece): boolean {
    const last = done.at(-1);
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

  /** Cuts after a separator where both sides are at least `least` long. */
  function splitAfter(level: number, whole: Piece, least: number): Piece[] {
    const separator = separators[level]!;
    const { start, end } = whole;
    const inside = text.slice(start, end);
    const latest = ruler.back(end, least);
    const pieces: Piece[] = [];
    for (let from = start; from < end;) {
      const soonest = ruler.forward(from, least);
      const found = inside.indexOf(separator, soonest - start);
      const next = start + found + separator.length;
      if (found < 0 || next > latest || next === end) {
        add(pieces, from, end, whole.level);
        break;
      }
      add(pieces, from, next, level);
      from = next;
    }
    return pieces;
  }

  function cutBySize({ start, end, level }: Piece): Piece[] {
    const pieces: Piece[] = [];
    for (let from = start; from < end;) {
      const next = ruler.forward(from, size, end);
      if (next < end) add(pieces, from, next, separators.length);
      else add(pieces, from, end, level);
      from = next;
    }
    return pieces;
  }

  /** Adds a piece as it is measured: trimmed, and not at all if it is blank. */
  function add(pieces: Piece[], from: number, to: number, level: number) {
    const { start, end } = options.countSeparators
      ? { start: from, end: to }
      : trimRange(text, from, to);
    if (start < end) pieces.push({ start, end, level });
  }

  const end = options.countSeparators ? text.length : text.trimEnd().length;
  const pieces = split({ start: 0, end, level: -1 }, 0, minSize);
  // Tokens need not add up: a piece can measure more than a longer one does,
  // and only now that none grows any more it is known which are too long.
  return pieces.flatMap((piece) =>
    ruler.fits(piece.start, piece.end, size) ? [piece] : cutBySize(piece)
  );
}

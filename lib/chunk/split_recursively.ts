import type { Ruler } from "./ruler.ts";

/** What to split, and how. */
export interface RecursiveSplit {
  readonly text: string;
  readonly ruler: Ruler;
  readonly size: number;
  readonly separators: readonly string[];
  readonly minSize: number;
  readonly mergeNeighbours: boolean;
}

interface Piece {
  readonly start: number;
  end: number;
}

/** The heart of `chunkRecursive`: cuts a text into ranges that touch. */
export function splitRecursively(
  { text, ruler, size, separators, minSize, mergeNeighbours }: RecursiveSplit,
): Piece[] {
  // The same start is asked for many times in a row.
  let asked = -1;
  let limit = 0;
  function fits(start: number, end: number): boolean {
    if (start !== asked) limit = ruler.forward(start, size);
    asked = start;
    return end <= limit;
  }

  function split(whole: Piece, level: number, least: number): Piece[] {
    const separator = separators[level];
    if (separator === undefined) {
      return least > 0 ? split(whole, 0, least >> 1) : cutBySize(whole);
    }
    const done: Piece[] = [];
    let open = false; // may the next piece be merged into the last one?
    for (const piece of splitAfter(separator, whole, least)) {
      const last = done.at(-1);
      if (last && open && fits(last.start, piece.end)) {
        last.end = piece.end;
      } else if (fits(piece.start, piece.end)) {
        done.push(piece);
        open = true;
      } else {
        const parts = split(piece, level + 1, least);
        for (const part of parts) {
          const last = done.at(-1);
          if (last && mergeNeighbours && fits(last.start, part.end)) {
            last.end = part.end;
          } else done.push(part);
        }
        open = mergeNeighbours;
      }
    }
    return done;
  }

  // Cuts after a separator, but only if both sides are at least `least` long.
  function splitAfter(separator: string, whole: Piece, least: number): Piece[] {
    const { start, end } = whole;
    const inside = text.slice(start, end);
    const lastCut = ruler.back(end, least);
    const pieces: Piece[] = [];
    for (let from = start; from < end;) {
      const soonest = ruler.forward(from, least) - separator.length;
      const found = inside.indexOf(separator, Math.max(soonest, from) - start);
      let cut = start + found + separator.length;
      if (found < 0 || cut > lastCut) cut = end;
      pieces.push({ start: from, end: cut });
      from = cut;
    }
    return pieces;
  }

  function cutBySize({ start, end }: Piece): Piece[] {
    const pieces: Piece[] = [];
    while (start < end) {
      const cut = Math.min(ruler.forward(start, size), end);
      pieces.push({ start, end: cut });
      start = cut;
    }
    return pieces;
  }

  return split({ start: 0, end: text.length }, 0, minSize);
}

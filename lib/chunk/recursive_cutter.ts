import {
  checkFlag,
  checkLength,
  checkOptions,
  checkOverlap,
  checkSeparators,
  checkWhole,
} from "../base/check.ts";
import { skipWhite, skipWhiteBack, trimRange } from "../base/text_range.ts";
import type { Chunk } from "./chunk.ts";
import type { ChunkRecursiveOptions } from "./chunk_recursive.ts";
import { markEnd } from "./mark_end.ts";
import { markOverlap } from "./mark_overlap.ts";
import { reasonFor } from "./reason_for.ts";
import { rulerFor } from "./ruler.ts";
import { moveBack, type Progress, splitByHops } from "./split_by_hops.ts";
import { splitRecursively } from "./split_recursively.ts";

/**
 * Cuts a text that may come in parts: each time it is given what it wanted to
 * see again of the text so far, with the next part behind it.
 *
 * It gives the chunks that nothing to come can change, and from where it wants
 * to see the text again. Positions count from the start of what it was given.
 */
export type Cutter = (
  text: string,
  isLast: boolean,
) => { chunks: Chunk[]; resumeAt: number };

/** What `chunkRecursive` does to a whole text, and `chunkStream` to parts. */
export function recursiveCutter(options: ChunkRecursiveOptions): Cutter {
  checkOptions(options, [
    "size",
    "separators",
    "overlap",
    "minSize",
    "mergeNeighbours",
    "countSeparators",
    "length",
  ]);
  const {
    size = 300,
    separators = ["\n\n", "\n", ". ", " "],
    overlap = 0,
    minSize = 0,
    mergeNeighbours = false,
    countSeparators = false,
  } = options;
  checkWhole("size", size, 1);
  checkSeparators(separators);
  if (separators.includes("")) {
    throw new RangeError(
      'separators must not hold "": without any left, size decides',
    );
  }
  checkOverlap(overlap, size);
  checkWhole("minSize", minSize, 0);
  if (minSize > size) {
    throw new RangeError(
      `minSize must not be larger than size ${size}, got ${minSize}`,
    );
  }
  checkFlag("mergeNeighbours", mergeNeighbours);
  checkFlag("countSeparators", countSeparators);
  const length = checkLength(options.length);

  const measure = length && measureFor(length, countSeparators);
  const levels = withCrlf(separators);
  const reasons = levels.map(reasonFor);
  let progress: Progress = { from: 0, level: 0, hits: [] };
  let pieceSize: number | undefined;
  let lastStart = 0; // the chunk before: none yet
  let lastEnd = -1;

  return (text, isLast) => {
    const ruler = rulerFor(text, measure);
    if (pieceSize === undefined) {
      const { start, end } = countSeparators
        ? { start: 0, end: text.length }
        : trimRange(text, 0, text.length);
      // A text that makes one chunk needs no room for an overlap.
      const isOne = ruler.fits(start, end, size);
      if (isOne && !isLast) return { chunks: [], resumeAt: 0 };
      pieceSize = isOne ? size : size - overlap;
    }
    const chunks: Chunk[] = [];
    const split = {
      text,
      ruler,
      size: pieceSize,
      separators: levels,
      countSeparators,
    };
    if (length || minSize > 0 || mergeNeighbours) {
      const pieces = splitRecursively({ ...split, minSize, mergeNeighbours });
      for (const { start, end, level } of pieces) add(start, end, level);
    } else {
      splitByHops({ ...split, isLast }, progress, add);
    }
    if (isLast) markEnd(chunks);

    const resumeAt = overlap > 0 && lastEnd >= 0 ? lastStart : progress.from;
    progress = moveBack(progress, resumeAt);
    lastStart -= resumeAt;
    lastEnd -= resumeAt;
    return { chunks, resumeAt };

    function add(from: number, to: number, level: number): void {
      const end = skipWhiteBack(text, to, from);
      if (end === from) return;
      const piece = skipWhite(text, from, end);
      const start = overlap > 0 ? withOverlap(piece, end) : piece;
      const cut = reasons[level] ?? "size";
      const chunk: Chunk = { text: text.slice(start, end), start, end, cut };
      chunks.push(markOverlap(chunk, lastEnd, ruler));
      lastStart = start;
      lastEnd = end;
    }

    function withOverlap(start: number, end: number): number {
      if (lastEnd < 0) return start;
      const soonest = Math.max(
        ruler.back(lastEnd, overlap),
        ruler.back(end, size),
      );
      const from = overlapStart(text, soonest, lastEnd, lastStart);
      // Tokens need not add up: then the chunk goes without its overlap.
      return from < lastEnd && ruler.fits(from, end, size) ? from : start;
    }
  };
}

// A chunk has no white space at its ends. Where that counts all the same, what
// is left can still be longer: a token can be a word with the space before it.
function measureFor(length: (text: string) => number, countSpace: boolean) {
  return countSpace
    ? (piece: string) => Math.max(length(piece), length(piece.trim()))
    : (piece: string) => length(piece.trim());
}

// In a text with both kinds of line ends, both count.
function withCrlf(separators: readonly string[]): string[] {
  return separators.flatMap((separator) =>
    separator.includes("\n")
      ? [separator.replaceAll("\n", "\r\n"), separator]
      : [separator]
  );
}

/** The first word from `from` on, or `from` inside of the last one. */
function overlapStart(
  text: string,
  from: number,
  to: number,
  min: number,
): number {
  if (from <= min) return min;
  const word = text.slice(from - 1, to).search(/\s\S/);
  return word < 0 ? from : from + word;
}

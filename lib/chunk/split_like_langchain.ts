import { type TextRange, trimRange } from "../base/text_range.ts";
import type { Chunk, Cut } from "./chunk.ts";
import { markOverlap } from "./mark_overlap.ts";
import { reasonFor } from "./reason_for.ts";
import { afterCharacter, rulerFor } from "./ruler.ts";

/** The options of `chunkLikeLangChain`, checked and complete. */
export interface LangChainSplit {
  readonly chunkSize: number;
  readonly chunkOverlap: number;
  readonly separators: readonly string[];
  readonly keepSeparator: boolean;
  readonly lengthFunction: ((text: string) => number) | undefined;
}

interface Piece extends TextRange {
  readonly length: number;
  readonly next: number;
}

/** Why chunks end: inside a piece that is split, and at its end. */
interface Cuts {
  readonly end: number;
  readonly inner: Cut;
  readonly outer: Cut;
}

type Deeper = (piece: TextRange) => void;

/** Splits and merges by the rules of LangChain's `_splitText` and `mergeSplits`. */
export function splitLikeLangChain(
  text: string,
  options: LangChainSplit,
): Chunk[] {
  const { chunkSize, chunkOverlap, separators, keepSeparator, lengthFunction } =
    options;
  const ruler = rulerFor(text);
  const lengthOf = lengthFunction
    ? (from: number, to: number) => lengthFunction(text.slice(from, to))
    : (from: number, to: number) => to - from;
  const hits: number[] = []; // the next one of each separator
  const chunks: Chunk[] = [];
  let covered = 0; // where the last chunk ends
  split(0, text.length, 0, "end");
  return chunks;

  /** Splits a piece at the first separator in it; `outer` is why it ends. */
  function split(start: number, end: number, from: number, outer: Cut): void {
    let level = from;
    while (level < separators.length && !holds(level, start, end)) level++;
    const isLast = level === separators.length || separators[level] === "";
    // With none of them in it, the last one is split at, which changes nothing.
    if (level === separators.length && from < level) level--;
    const separator = separators[level] ?? "";
    const cuts: Cuts = { end, inner: reasonFor(separator), outer };
    const deeper = (piece: TextRange) => {
      const cut = piece.end === end ? outer : cuts.inner;
      if (isLast) add(piece.start, piece.end, undefined, cut);
      else split(piece.start, piece.end, level + 1, cut);
    };
    if (keepSeparator && separator !== "" && !lengthFunction) {
      hop(start, level, cuts, deeper);
    } else {
      merge(start, level, cuts, deeper);
    }
  }

  /** Merges pieces as LangChain does: one after the other, from a list. */
  function merge(start: number, level: number, cuts: Cuts, deeper: Deeper) {
    const joint = keepSeparator ? "" : separators[level] ?? "";
    let open: Piece[] = [];
    let total = 0;
    for (let at = start; at < cuts.end;) {
      const piece = pieceAt(at, cuts.end, level);
      at = piece.next;
      if (piece.start === piece.end) continue;
      if (piece.length >= chunkSize) {
        close(open, joint, cuts.inner);
        open = [];
        total = 0;
        deeper(piece);
        continue;
      }
      const room = chunkSize - piece.length;
      if (open.length > 0 && total + open.length * joint.length > room) {
        close(open, joint, cuts.inner);
        while (
          total > chunkOverlap ||
          (total + open.length * joint.length > room && total > 0)
        ) {
          total -= open.shift()!.length;
        }
      }
      open.push(piece);
      total += piece.length;
    }
    close(open, joint, cuts.outer);
  }

  /**
   * The same where nothing is left out between pieces, without a list: from the
   * start of a chunk it hops to the last separator that fits. Prose takes less
   * than a tenth of the time, and Markdown half.
   */
  function hop(start: number, level: number, cuts: Cuts, deeper: Deeper) {
    const separator = separators[level]!;
    const last = cuts.end - separator.length;
    let [from, to] = [start, start]; // the open chunk
    while (to < cuts.end) {
      const at = hit(level, to + 1);
      const next = at <= last ? at : cuts.end;
      if (next - to >= chunkSize) {
        if (from < to) cutOut(from, to, cuts.inner);
        deeper({ start: to, end: next });
        from = to = next;
        continue;
      }
      if (next - from > chunkSize) {
        cutOut(from, to, cuts.inner);
        const least = Math.max(to - chunkOverlap, next - chunkSize);
        from = least < to ? text.indexOf(separator, least) : to;
      }
      const limit = Math.min(from + chunkSize, last);
      to = Math.max(next, text.lastIndexOf(separator, limit));
    }
    if (from < to) cutOut(from, to, cuts.outer);
  }

  function cutOut(from: number, to: number, cut: Cut): void {
    const { start, end } = trimRange(text, from, to);
    if (start < end) add(start, end, undefined, cut);
  }

  function holds(level: number, start: number, end: number): boolean {
    return hit(level, start) + separators[level]!.length <= end;
  }

  function hit(level: number, from: number): number {
    if ((hits[level] ?? -1) >= from) return hits[level]!;
    const at = text.indexOf(separators[level]!, from);
    return hits[level] = at < 0 ? Infinity : at;
  }

  /** The piece at `start`, and where the one behind it starts. */
  function pieceAt(start: number, last: number, level: number): Piece {
    let [end, next] = [last, last];
    const width = separators[level]?.length ?? 0;
    if (width === 0) {
      end = next = afterCharacter(text, start);
    } else {
      const at = hit(level, keepSeparator ? start + 1 : start);
      if (at + width <= last) {
        [end, next] = [at, keepSeparator ? at : at + width];
      }
    }
    return { start, end, next, length: lengthOf(start, end) };
  }

  /** Makes a chunk of pieces, with what was between them. */
  function close(open: Piece[], joint: string, cut: Cut): void {
    const [first, last] = [open.at(0), open.at(-1)];
    if (!first || !last) return;
    const { start, end } = trimRange(text, first.start, last.end);
    const isSlice = joint === "" ||
      open.every((piece, i) =>
        i === 0 || piece.start - open[i - 1]!.end === joint.length
      );
    const joined = isSlice
      ? undefined
      : open.map(({ start, end }) => text.slice(start, end)).join(joint).trim();
    if (start < end) add(start, end, joined, cut);
  }

  function add(
    start: number,
    end: number,
    joined: string | undefined,
    cut: Cut,
  ) {
    const body = joined ?? text.slice(start, end);
    chunks.push(markOverlap({ text: body, start, end, cut }, covered, ruler));
    covered = end;
  }
}

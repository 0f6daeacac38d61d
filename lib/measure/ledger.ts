import { checkChunks, checkText } from "../base/check.ts";
import type { TextRange } from "../base/text_range.ts";
import type { Chunk } from "../chunk/chunk.ts";
import { charactersIn, checkRange, mergeRanges } from "./ranges.ts";

/** A part of the source: where it is, and how much. */
export interface Share {
  /** The ranges, ascending, as long as they can be, none empty. */
  readonly ranges: TextRange[];
  /** How many characters the ranges hold together. */
  readonly characters: number;
}

/** Where every character of a source went. */
export interface Ledger {
  /** What at least one chunk's body holds. */
  readonly covered: Share;
  /** What at least two chunks' bodies hold; each character counts once. */
  readonly repeated: Share;
  /** What no chunk's body holds: all that is not covered. */
  readonly dropped: Share;
  /** The dropped ranges in which there is more than white space. */
  readonly lost: Share;
  /** The characters of all bodies together, every copy counted. */
  readonly stored: number;
  /**
   * The positions in `chunks` of those whose text does not end in
   * `source.slice(start, end)`, white space aside.
   */
  readonly wrong: number[];
}

/**
 * Accounts for every character of a source: is it in a chunk, in several, or in
 * none?
 *
 * Bodies are counted (`start` to `end`), the context in front of them is not.
 * `covered.characters + dropped.characters` is the length of the source, and a
 * chunker has lost nothing exactly when `lost.ranges` is empty. A character that
 * a chunker cuts in half counts where its first half is; a range may then hold a
 * second half only, and no character.
 *
 * @param source The text that was chunked.
 * @param chunks The chunks made of it, in any order.
 * @returns What is covered, repeated and dropped.
 * @throws {TypeError} If the source is not a string, or the chunks are none.
 * @throws {RangeError} If a chunk's range does not lie in the source.
 *
 * @example Two windows with an overlap
 * ```ts
 * import { chunkFixed, ledger } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const source = "ABCDEFGHIJ";
 * const chunks = chunkFixed(source, { size: 6, overlap: 2 });
 * const { covered, repeated, lost } = ledger(source, chunks);
 * assertEquals(covered.characters, 10);
 * assertEquals(repeated.ranges, [{ start: 4, end: 6 }]);
 * assertEquals(lost.ranges, []);
 * ```
 */
export function ledger(source: string, chunks: readonly Chunk[]): Ledger {
  checkText("source", source);
  checkChunks(chunks);
  const steps = new Map<number, number>([[0, 0], [source.length, 0]]);
  const wrong: number[] = [];
  chunks.forEach((chunk, i) => {
    const { start, end } = chunk;
    checkRange(`chunk ${i}`, chunk, source);
    steps.set(start, (steps.get(start) ?? 0) + 1);
    steps.set(end, (steps.get(end) ?? 0) - 1);
    if (!endsIn(chunk.text, source.slice(start, end))) wrong.push(i);
  });

  const covered: TextRange[] = [];
  const repeated: TextRange[] = [];
  const dropped: TextRange[] = [];
  let stored = 0;
  let depth = 0;
  let start = 0;
  for (const [end, step] of [...steps].sort(([a], [b]) => a - b)) {
    if (depth === 0) dropped.push({ start, end });
    if (depth >= 1) covered.push({ start, end });
    if (depth >= 2) repeated.push({ start, end });
    stored += depth * charactersIn(source, [{ start, end }]);
    depth += step;
    start = end;
  }

  const shareOf = (pieces: readonly TextRange[]): Share => {
    const ranges = mergeRanges(pieces);
    return { ranges, characters: charactersIn(source, ranges) };
  };
  const gaps = shareOf(dropped);
  const lost = gaps.ranges.filter(({ start, end }) =>
    source.slice(start, end).trim() !== ""
  );
  return {
    covered: shareOf(covered),
    repeated: shareOf(repeated),
    dropped: gaps,
    lost: shareOf(lost),
    stored,
    wrong,
  };
}

function endsIn(text: string, body: string): boolean {
  return text.endsWith(body) ||
    text.replace(/\s+/g, "").endsWith(body.replace(/\s+/g, ""));
}

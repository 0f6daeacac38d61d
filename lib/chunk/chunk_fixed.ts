import {
  checkFlag,
  checkLength,
  checkOptions,
  checkOverlap,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { markEnd } from "./mark_end.ts";
import { markOverlap } from "./mark_overlap.ts";
import { rulerFor } from "./ruler.ts";
import { trimRange } from "../base/text_range.ts";

/** Options for {@linkcode chunkFixed}. */
export interface ChunkFixedOptions extends LengthOptions {
  /**
   * The size of the window, in characters. With 50 or less give an `overlap`
   * too: its default has no room in such a window.
   *
   * @default {400}
   */
  size?: number;
  /**
   * How many characters of a window the next one repeats: fewer than `size`.
   *
   * @default {50}
   */
  overlap?: number;
  /**
   * Whether to strip the white space around the text and around each window.
   *
   * @default {true}
   */
  trim?: boolean;
}

/**
 * Cuts a text with a window that moves on by `size - overlap`.
 *
 * The window counts characters (Unicode code points) and nothing else: words
 * and sentences are cut wherever the count lands. The last window is the first
 * that reaches the end of the text. Blank windows are left out.
 *
 * With `trim` this is Reservo's `chunk_fixed` of lesson 02, without it it is
 * Kitebase's `fixed_size` of lesson 04. As with these, a window of which only
 * the overlap is not blank is a chunk all the same, and says nothing new.
 *
 * @param text The text to cut.
 * @param options The size of the window and of the overlap.
 * @returns The chunks, in order.
 * @throws {RangeError} If `size` or `overlap` is not a whole number, or the
 * overlap is not smaller than the size.
 * @throws {TypeError} If `text` is not a string, an option is not known, or
 * `length` gives no number.
 *
 * @example Three windows of ten letters
 * ```ts
 * import { chunkFixed } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkFixed("ABCDEFGHIJKLMNOPQRST", { size: 10, overlap: 3 });
 *
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "ABCDEFGHIJ",
 *   "HIJKLMNOPQ",
 *   "OPQRST",
 * ]);
 * ```
 */
export function chunkFixed(
  text: string,
  options: ChunkFixedOptions = {},
): Chunk[] {
  checkOptions(options, ["size", "overlap", "trim", "length"]);
  const { size = 400, overlap = 50, trim = true } = options;
  checkText("text", text);
  checkWhole("size", size, 1);
  checkOverlap(overlap, size, options.overlap === undefined);
  checkFlag("trim", trim);
  const length = checkLength(options.length);

  const ruler = rulerFor(
    text,
    trim && length ? beforeAndAfter(length) : length,
  );
  const whole = trim
    ? trimRange(text, 0, text.length)
    : { start: 0, end: text.length };
  const chunks: Chunk[] = [];
  let start = whole.start;
  let reached = whole.start; // where the last window ends
  let covered = 0; // where the last chunk ends: before the white space
  while (reached < whole.end) {
    const end = Math.min(ruler.forward(start, size), whole.end);
    if (end <= reached) {
      // Tokens need not add up: the overlap alone fills this window. The next
      // one does without it.
      start = reached;
      continue;
    }
    const inner = trimRange(text, start, end);
    if (inner.start < inner.end) {
      const from = trim ? inner.start : start;
      const to = trim ? inner.end : end;
      const body = text.slice(from, to);
      const chunk: Chunk = { text: body, start: from, end: to, cut: "size" };
      chunks.push(markOverlap(chunk, covered, ruler));
      covered = to;
    }
    reached = end;
    // The same holds for the overlap, which is a part of this window.
    start = Math.max(start, ruler.back(end, overlap));
  }
  return markEnd(chunks);
}

/** The length of a window before it is stripped, or after, if that is more. */
function beforeAndAfter(length: (text: string) => number) {
  return (window: string) => {
    const inner = window.trim();
    if (inner === window) return length(window);
    // A token can be a word with the space before it, and the word alone two.
    return Math.max(length(window), length(inner));
  };
}

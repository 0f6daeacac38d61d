import {
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { markEnd } from "./mark_end.ts";
import { packByLength } from "./pack_by_length.ts";
import { rulerFor } from "./ruler.ts";
import { eachSentence, type SplitSentencesOptions } from "./split_sentences.ts";

/** Options for {@linkcode chunkBySentence}. */
export interface ChunkBySentenceOptions
  extends LengthOptions, SplitSentencesOptions {
  /**
   * The most characters a chunk may have. A sentence that is longer makes a
   * chunk of its own.
   *
   * @default {400}
   */
  maxSize?: number;
}

/**
 * Packs whole sentences into chunks of up to `maxSize` characters.
 *
 * This is Reservo's `chunk_by_sentence` of lesson 02: the sentences of a chunk
 * are joined with one space, and each ends where its pattern says. With a
 * segmenter of your own they keep the white space between them, so that the
 * text is exactly the source's; a list or a table stays what it was.
 *
 * The texts are those that the lesson's Python makes, but for texts with white
 * space on which the two languages differ: only Python's is U+0085 and U+001C
 * to U+001F, only JavaScript's is U+FEFF, the byte order mark.
 *
 * @param text The text to cut.
 * @param options The limit, and what finds the sentences.
 * @returns The chunks, in order.
 * @throws {RangeError} If `maxSize` is not a whole number of at least 1.
 * @throws {TypeError} If `text` is not a string, an option is not known, or
 * `length` gives no number.
 *
 * @example Two sentences fit together
 * ```ts
 * import { chunkBySentence } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Knock first. Come in. Close the door behind you.";
 * const chunks = chunkBySentence(text, { maxSize: 22 });
 *
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "Knock first. Come in.",
 *   "Close the door behind you.",
 * ]);
 * ```
 */
export function chunkBySentence(
  text: string,
  options: ChunkBySentenceOptions = {},
): Chunk[] {
  checkOptions(options, ["maxSize", "segmenter", "length"]);
  const { maxSize = 400, segmenter } = options;
  checkText("text", text);
  checkWhole("maxSize", maxSize, 1);
  const length = checkLength(options.length);
  if (length) return packByLength(text, { ...options, maxSize, length });

  const { characters } = rulerFor(text);
  const chunks: Mutable<Chunk>[] = [];
  let size = 0; // of the last one
  let rest = 0; // where the part of it starts that its text has not got yet

  // One slice for all that stands in the source as it is joined.
  function finish(): void {
    const last = chunks.at(-1);
    if (last) last.text += text.slice(rest, last.end);
  }

  eachSentence(text, segmenter, (start, end, cut) => {
    const last = chunks.at(-1);
    const length = characters(start, end);
    const gap = last && segmenter ? start - last.end : 1;
    if (last && size + gap + length <= maxSize) {
      if (!segmenter && text.slice(last.end, start) !== " ") {
        last.text += text.slice(rest, last.end) + " ";
        rest = start;
      }
      last.end = end;
      last.cut = cut;
      size += gap + length;
    } else {
      finish();
      chunks.push({ text: "", start, end, cut });
      rest = start;
      size = length;
    }
  });
  finish();
  return markEnd(chunks);
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

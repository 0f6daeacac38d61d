import {
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, Cut, LengthOptions } from "./chunk.ts";
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
  if (length) return packByLength(text, { maxSize, length, segmenter });

  const { characters } = rulerFor(text);
  const chunks: Chunk[] = [];
  let open: OpenChunk | undefined;

  function close(): void {
    if (!open) return;
    const { joined, from, start, end, cut } = open;
    chunks.push({ text: joined + text.slice(from, end), start, end, cut });
  }

  eachSentence(text, segmenter, (start, end, cut) => {
    const size = characters(start, end);
    const gap = segmenter && open ? start - open.end : 1;
    if (open && open.size + gap + size <= maxSize) {
      if (!segmenter && text.slice(open.end, start) !== " ") {
        open.joined += text.slice(open.from, open.end) + " ";
        open.from = start;
      }
      open.end = end;
      open.cut = cut;
      open.size += gap + size;
    } else {
      close();
      open = { joined: "", from: start, start, end, cut, size };
    }
  });
  close();
  return markEnd(chunks);
}

/**
 * The chunk that the next sentence may still go into. Most sentences stand in
 * the source as they are to be joined, one space apart: one slice for all of
 * them takes up to half the time that putting each behind the last one does.
 */
interface OpenChunk {
  /** What is joined so far, up to the last gap that is not one space. */
  joined: string;
  /** Where the part starts that the source has as it is to be joined. */
  from: number;
  readonly start: number;
  end: number;
  cut: Cut;
  size: number;
}

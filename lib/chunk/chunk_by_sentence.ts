import { checkText, checkWhole } from "./check.ts";
import type { Chunk } from "./chunk.ts";
import { countCharacters } from "./ruler.ts";
import { findSentences, type Segmenter } from "./split_sentences.ts";

/** Options for {@linkcode chunkBySentence}. */
export interface ChunkBySentenceOptions {
  /**
   * The most characters a chunk may have. A sentence that is longer makes a
   * chunk of its own.
   *
   * @default {400}
   */
  maxSize?: number;
  /** Finds the sentences, in place of the lesson's pattern. */
  segmenter?: Segmenter;
  /**
   * Measures a text in another unit than characters, such as tokens. The
   * lengths of the sentences, each with the gap before it, are added up.
   */
  length?: (text: string) => number;
}

/**
 * Packs whole sentences into chunks of up to `maxSize` characters.
 *
 * This is Reservo's `chunk_by_sentence` of lesson 02: the sentences of a chunk
 * are joined with one space, and each ends where its pattern says. With a
 * segmenter of your own they keep the white space between them, so that the
 * text is exactly the source's; a list or a table stays what it was.
 *
 * @param text The text to cut.
 * @param options The limit, and what finds the sentences.
 * @returns The chunks, in order.
 * @throws {RangeError} If `maxSize` is not a whole number of at least 1.
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
  const { maxSize = 400, segmenter, length = countCharacters } = options;
  checkText("text", text);
  checkWhole("maxSize", maxSize, 1);

  const chunks: Chunk[] = [];
  let size = 0;
  for (const next of findSentences(text, segmenter)) {
    const sentence = text.slice(next.start, next.end);
    const cut = next.cut ?? "sentence";
    const last = chunks.at(-1);
    const gap = segmenter && last ? text.slice(last.end, next.start) : " ";
    const more = length(gap + sentence);
    if (last && size + more <= maxSize) {
      chunks.pop();
      chunks.push({
        text: last.text + gap + sentence,
        start: last.start,
        end: next.end,
        cut,
      });
      size += more;
    } else {
      chunks.push({ text: sentence, start: next.start, end: next.end, cut });
      size = length(sentence);
    }
  }
  const last = chunks.pop();
  if (last) chunks.push({ ...last, cut: "end" });
  return chunks;
}

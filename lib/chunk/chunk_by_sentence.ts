import { checkLength, checkText, checkWhole } from "../base/check.ts";
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
   * lengths of the sentences are added up, and a chunk whose text is longer than
   * the sum leaves its last sentence to the next.
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
  checkLength(length);

  const sentences = findSentences(text, segmenter);
  const join = (from: number, to: number): string => {
    const { start } = sentences[from]!;
    if (segmenter) return text.slice(start, sentences[to - 1]!.end);
    return sentences.slice(from, to)
      .map((sentence) => text.slice(sentence.start, sentence.end)).join(" ");
  };
  /** What a sentence adds: itself and the gap before it. */
  const added = (i: number): number => {
    const { start, end } = sentences[i]!;
    const gap = segmenter ? text.slice(sentences[i - 1]!.end, start) : " ";
    return length(gap + text.slice(start, end));
  };

  const chunks: Chunk[] = [];
  for (let from = 0, to = 0; from < sentences.length; from = to) {
    let size = length(join(from, from + 1));
    for (to = from + 1; to < sentences.length; to++) {
      size += added(to);
      if (size > maxSize) break;
    }
    // Tokens need not add up: what counts is the joined text.
    while (
      options.length && to > from + 1 && length(join(from, to)) > maxSize
    ) {
      to--;
    }
    const { end, cut = "sentence" } = sentences[to - 1]!;
    chunks.push({
      text: join(from, to),
      start: sentences[from]!.start,
      end,
      cut: to === sentences.length ? "end" : cut,
    });
  }
  return chunks;
}

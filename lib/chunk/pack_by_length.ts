import type { Chunk } from "./chunk.ts";
import { findSentences, type Segmenter } from "./split_sentences.ts";

/** What to pack, and how it is measured. */
export interface LengthPacking {
  readonly maxSize: number;
  readonly length: (text: string) => number;
  readonly segmenter?: Segmenter | undefined;
}

/**
 * What `chunkBySentence` does in another unit than characters.
 *
 * Tokens need not add up, so the sum of the sentences only says where to stop
 * looking: what counts is what the joined text measures.
 */
export function packByLength(text: string, packing: LengthPacking): Chunk[] {
  const { maxSize, length, segmenter } = packing;
  const sentences = findSentences(text, segmenter);

  function join(from: number, to: number): string {
    const { start } = sentences[from]!;
    if (segmenter) return text.slice(start, sentences[to - 1]!.end);
    return sentences.slice(from, to)
      .map(({ start, end }) => text.slice(start, end)).join(" ");
  }

  /** What a sentence adds: itself and the gap before it. */
  function added(i: number): number {
    const { start, end } = sentences[i]!;
    const gap = segmenter ? text.slice(sentences[i - 1]!.end, start) : " ";
    return length(gap + text.slice(start, end));
  }

  /** How far the sentences from `from` on go into one chunk. */
  function reach(from: number): number {
    let fits = from + 1; // a single sentence may be longer
    let sum = length(join(from, fits));
    let to = fits;
    // Joined and measured each time the number has doubled, not each time.
    for (let next = 2; to < sentences.length; to++) {
      sum += added(to);
      if (sum > maxSize) break;
      if (to + 1 - from < next) continue;
      if (length(join(from, to + 1)) > maxSize) break;
      fits = to + 1;
      next *= 2;
    }
    let fails = to + 1;
    for (let guess = to; fails - fits > 1; guess = (fits + fails) >> 1) {
      if (length(join(from, guess)) <= maxSize) fits = guess;
      else fails = guess;
    }
    return fits;
  }

  const chunks: Chunk[] = [];
  for (let from = 0, to = 0; from < sentences.length; from = to) {
    to = reach(from);
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

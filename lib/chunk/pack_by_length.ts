import type { Chunk } from "./chunk.ts";
import { largestThatFits } from "./largest_that_fits.ts";
import { markEnd } from "./mark_end.ts";
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
 * Tokens need not add up, and a model may take some for the start and the end
 * of every text. So only joined texts are measured, and as few as it takes.
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

  const chunks: Chunk[] = [];
  let count = 1; // of the chunk before: the first guess for the next
  for (let from = 0; from < sentences.length; from += count) {
    const most = sentences.length - from;
    const fitting = largestThatFits(
      most,
      maxSize,
      count,
      (n) => length(join(from, from + n)),
    );
    count = Math.max(fitting, 1); // a single sentence may be longer
    const { end, cut = "sentence" } = sentences[from + count - 1]!;
    chunks.push({
      text: join(from, from + count),
      start: sentences[from]!.start,
      end,
      cut,
    });
  }
  return markEnd(chunks);
}

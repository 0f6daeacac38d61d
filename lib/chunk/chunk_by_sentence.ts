import { checkText, checkWhole } from "./check.ts";
import type { Chunk, Cut } from "./chunk.ts";
import { countCharacters } from "./ruler.ts";
import { findSentences, type Segmenter } from "./split_sentences.ts";

/** Options for {@linkcode chunkBySentence}. */
export interface ChunkBySentenceOptions {
  /**
   * The most characters a chunk may have. A sentence that is longer is a chunk
   * of its own, whole.
   *
   * @default {400}
   */
  maxSize?: number;
  /** Finds the sentences, in place of the lesson's pattern. */
  segmenter?: Segmenter | undefined;
  /** Measures a text in another unit than characters, such as tokens. */
  length?: ((text: string) => number) | undefined;
}

/** Packs whole sentences into chunks of up to `maxSize` characters. */
export function chunkBySentence(
  text: string,
  options: ChunkBySentenceOptions = {},
): Chunk[] {
  const { maxSize = 400, segmenter, length = countCharacters } = options;
  checkText("text", text);
  checkWhole("maxSize", maxSize, 1);

  const chunks: Chunk[] = [];
  let chunk = { text: "", start: 0, end: 0, cut: "sentence" as Cut };
  let size = 0;
  for (
    const { start, end, cut = "sentence" } of findSentences(text, segmenter)
  ) {
    const sentence = text.slice(start, end);
    const gap = segmenter ? text.slice(chunk.end, start) : " ";
    const extra = length(gap + sentence);
    if (chunk.text && size + extra <= maxSize) {
      chunk = {
        text: chunk.text + gap + sentence,
        start: chunk.start,
        end,
        cut,
      };
      size += extra;
    } else {
      if (chunk.text) chunks.push(chunk);
      chunk = { text: sentence, start, end, cut };
      size = length(sentence);
    }
  }
  if (chunk.text) chunks.push({ ...chunk, cut: "end" });
  return chunks;
}

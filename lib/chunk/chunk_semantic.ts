import type { Embedder, EmbeddingModel } from "../search/embedder.ts";
import {
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
  show,
} from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import { cutAtTopics, type TopicUnit } from "./cut_at_topics.ts";
import { countCharacters, rulerFor } from "./ruler.ts";
import {
  checkEmbedder,
  gapsBetween,
  type SentenceGap,
} from "./sentence_gaps.ts";
import {
  findSentences,
  type SplitSentencesOptions,
} from "./split_sentences.ts";

/** Options for {@linkcode chunkSemantic}. */
export interface ChunkSemanticOptions
  extends LengthOptions, SplitSentencesOptions {
  /**
   * What turns sentences into vectors: an embedder, such as `wordVectors()`
   * resolves to, or a model that answers late. A model is asked once, for all
   * sentences; it is not asked if there are fewer than two.
   */
  embedder: Embedder | EmbeddingModel;
  /**
   * The topic may turn between two sentences whose similarity is this or less,
   * from −1 to 1. Which value suits depends on the embedder.
   *
   * @default {0.5}
   */
  threshold?: number;
  /**
   * Takes the threshold from the text itself, in its place: the topic may turn
   * where the distance (1 − similarity) is above this percentile of all
   * distances in the text, from 0 to 100. At 90 that is one gap in ten.
   */
  percentile?: number;
  /**
   * The fewest characters a chunk may have. No change of topic makes a smaller
   * one; what is smaller all the same fits with neither neighbour into
   * `maxSize`.
   *
   * @default {0}
   */
  minSize?: number;
  /**
   * The most characters a chunk may have. A longer topic is cut at its weakest
   * gap, a longer sentence between words.
   *
   * @default {2000}
   */
  maxSize?: number;
  /**
   * How many sentences on each side of a gap are compared. More of them make
   * the curve calmer, and blur where exactly the topic turns.
   *
   * @default {1}
   */
  window?: number;
}

/**
 * Cuts a text where its meaning turns: between two neighbouring sentences that
 * are not alike.
 *
 * Every sentence becomes a vector, and the gaps between neighbours are looked at
 * in order of their similarity ({@linkcode sentenceGaps}), the lowest first. A
 * gap at or below the threshold is cut if that leaves at least `minSize` on both
 * sides. So where two changes of topic are too near to each other, the stronger
 * one wins. What is still above `maxSize` is cut at the weakest gap in the
 * second half of what fits.
 *
 * Comparing neighbours' embeddings is Kamradt's method (*5 Levels of Text
 * Splitting*, 2023), as LangChain's `SemanticChunker` has it; the percentile is
 * that of LangChain and LlamaIndex. `window` above 1 compares blocks, as Hearst's
 * TextTiling does (1997). The time grows with the number of sentences n as
 * n log n, the embedder's own aside.
 *
 * @param text The text to cut.
 * @param options The embedder, when to cut, and the sizes.
 * @returns The chunks, in order; each is exactly the source's text.
 * @throws {TypeError} If there is no embedder, `text` is not a string, an option
 * is not known, or `length` gives no number.
 * @throws {RangeError} If an option is out of range, if both `threshold` and
 * `percentile` are given, or if the vectors cannot be compared.
 *
 * @example The topic turns from cats to rockets
 * ```ts
 * import { chunkSemantic, standIn } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Cats purr. Cats nap. Rockets launch.";
 * const chunks = await chunkSemantic(text, {
 *   embedder: standIn,
 *   threshold: 0.2,
 * });
 *
 * assertEquals(chunks.map((chunk) => [chunk.text, chunk.cut]), [
 *   ["Cats purr. Cats nap.", "topic"],
 *   ["Rockets launch.", "end"],
 * ]);
 * ```
 *
 * @example A model that answers late, as those behind a network do
 * ```ts
 * import { chunkSemantic } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const model = (texts: readonly string[]) =>
 *   Promise.resolve(texts.map((text) => /cat/i.test(text) ? [1, 0] : [0, 1]));
 * const text = "Cats purr. Cats nap. Rockets launch.";
 * const chunks = await chunkSemantic(text, { embedder: model });
 *
 * assertEquals(chunks.length, 2);
 * ```
 */
export async function chunkSemantic(
  text: string,
  options: ChunkSemanticOptions,
): Promise<Chunk[]> {
  checkText("text", text);
  // All of them at once: while the embedder works, they may be changed.
  const checked = withDefaults(options);
  const { embedder, window, minSize, maxSize, segmenter } = checked;
  const length = checked.length ?? countCharacters;

  const sentences = findSentences(text, segmenter);
  const gaps = await gapsBetween(text, sentences, { embedder, window });
  const ruler = rulerFor(text, checked.length);
  const measure = (start: number, end: number) =>
    length(text.slice(start, end));
  // The ruler looks `size` far, however near the end is
  const fits = (start: number, end: number, size: number) =>
    end - start <= size
      ? measure(start, end) <= size
      : ruler.forward(start, size, end) >= end;
  const units = sentences.flatMap((sentence, i): TopicUnit[] => {
    const { start, end, cut = "sentence" } = sentence;
    const similarity = gaps[i]?.similarity ?? Infinity;
    if (fits(start, end, maxSize)) {
      return [{ start, end, cut, similarity }];
    }
    const parts = chunkRecursive(text.slice(start, end), {
      size: maxSize,
      ...(checked.length && { length }),
    });
    return parts.map((part, n) => ({
      start: start + part.start,
      end: start + part.end,
      ...(n < parts.length - 1
        ? { cut: part.cut, similarity: Infinity }
        : { cut, similarity }),
    }));
  });

  const isTopic = topicTest(gaps, checked);
  const ranges = cutAtTopics(units, {
    ruler,
    fits,
    measure,
    minSize,
    maxSize,
    isTopic,
  });
  return ranges.map(({ start, end, cut }, i) => ({
    text: text.slice(start, end),
    start,
    end,
    cut: i === ranges.length - 1 ? "end" : cut,
  }));
}

/** The options, checked, with the defaults that are numbers. */
function withDefaults(options: ChunkSemanticOptions) {
  checkEmbedder(options?.embedder);
  checkOptions(options, [
    "embedder",
    "threshold",
    "percentile",
    "minSize",
    "maxSize",
    "window",
    "segmenter",
    "length",
  ]);
  const { embedder, threshold, percentile, segmenter } = options;
  const { window = 1, minSize = 0, maxSize = 2000 } = options;
  checkBetween("threshold", threshold, -1, 1);
  checkBetween("percentile", percentile, 0, 100);
  if (threshold !== undefined && percentile !== undefined) {
    throw new RangeError("give either threshold or percentile, not both");
  }
  checkWhole("minSize", minSize, 0);
  checkWhole("maxSize", maxSize, 1);
  if (minSize > maxSize) {
    throw new RangeError(
      `minSize must not be larger than maxSize ${maxSize}, got ${minSize}`,
    );
  }
  checkWhole("window", window, 1);
  const length = checkLength(options.length);
  return {
    embedder,
    threshold,
    percentile,
    minSize,
    maxSize,
    window,
    segmenter,
    length,
  };
}

function checkBetween(
  name: string,
  value: number | undefined,
  least: number,
  most: number,
): void {
  if (value === undefined) return;
  if (typeof value === "number" && value >= least && value <= most) return;
  throw new RangeError(
    `${name} must be from ${least} to ${most}, got ${show(value)}`,
  );
}

/** What tells whether a similarity is low enough for a change of topic. */
function topicTest(
  gaps: readonly SentenceGap[],
  { threshold = 0.5, percentile }: ReturnType<typeof withDefaults>,
): (similarity: number) => boolean {
  if (percentile === undefined) return (similarity) => similarity <= threshold;
  const known = gaps.flatMap(({ similarity }) => similarity ?? []);
  const limit = quantile(known, 1 - percentile / 100);
  return (similarity) => similarity < limit;
}

/** The value below which a share of the values lies, between two if need be. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
}

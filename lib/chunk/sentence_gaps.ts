import { checkEmbedded } from "../search/check_vector.ts";
import { cosine, type Vector } from "../search/cosine.ts";
import {
  embedAhead,
  type Embedder,
  type EmbeddingModel,
} from "../search/embedder.ts";
import { checkOptions, checkText, checkWhole } from "../base/check.ts";
import type { TextRange } from "../base/text_range.ts";
import {
  findSentences,
  type SplitSentencesOptions,
} from "./split_sentences.ts";

/** Options for {@linkcode sentenceGaps}. */
export interface SentenceGapsOptions extends SplitSentencesOptions {
  /**
   * What turns sentences into vectors: an embedder, such as `wordVectors()`
   * resolves to, or a model that answers late. A model is asked once, for all
   * sentences; it is not asked if there are none.
   */
  embedder: Embedder | EmbeddingModel;
  /**
   * How many sentences on each side of a gap are compared.
   *
   * @default {1}
   */
  window?: number;
}

/** What lies between two sentences. */
export interface SentenceGap {
  /** Where the sentence before it ends, in UTF-16 units. */
  readonly end: number;
  /** Where the sentence after it starts. */
  readonly start: number;
  /**
   * How alike the text before and after is, from −1 to 1; `undefined` if there
   * is nothing to compare, because one of them is a vector of zeros.
   */
  readonly similarity: number | undefined;
}

/**
 * Measures how much the meaning turns between neighbouring sentences.
 *
 * This is what {@linkcode chunkSemantic} cuts by. Look at it before you choose a
 * threshold: where similarities lie depends on the embedder.
 *
 * A sentence whose vector is all zeros, because the embedder knows none of its
 * words, says nothing: it counts as going with the sentence before it, and the
 * sentence after it is compared with the last one that said something.
 *
 * @param text The text.
 * @param options The embedder, and how much text to compare.
 * @returns One gap for every two neighbouring sentences, in order.
 * @throws {TypeError} If there is no embedder or it gives no vector, `text` is
 * not a string, or an option is not known.
 * @throws {RangeError} If an option is out of range, or a similarity is not a
 * number because a vector is not.
 *
 * @example Two sentences about cats, one about rockets
 * ```ts
 * import { sentenceGaps, standIn } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Cats purr. Cats nap. Rockets launch.";
 * const gaps = await sentenceGaps(text, { embedder: standIn });
 * assertEquals(gaps.map((gap) => gap.similarity), [0.5, 0]);
 * ```
 */
export async function sentenceGaps(
  text: string,
  options: SentenceGapsOptions,
): Promise<SentenceGap[]> {
  checkText("text", text);
  checkEmbedder(options?.embedder);
  checkOptions(options, ["embedder", "window", "segmenter"]);
  const { embedder, window = 1, segmenter } = options;
  checkWhole("window", window, 1);
  return await gapsBetween(text, findSentences(text, segmenter), {
    embedder,
    window,
  });
}

/** The gaps between sentences that are known already. */
export async function gapsBetween(
  text: string,
  sentences: readonly TextRange[],
  { embedder, window }: Required<Omit<SentenceGapsOptions, "segmenter">>,
): Promise<SentenceGap[]> {
  const gaps = sentences.slice(1).map(({ start }, i) => {
    const first = sentences[Math.max(0, i + 1 - window)]!;
    const last = sentences[Math.min(i + window, sentences.length - 1)]!;
    const { end } = sentences[i]!;
    const before = text.slice(first.start, end);
    return { end, start, before, after: text.slice(start, last.end) };
  });
  const embed = await embedOnce(
    embedder,
    gaps.flatMap(({ before, after }) => [before, after]),
  );

  let said: Vector | undefined;
  return gaps.map(({ end, start, before, after }, i) => {
    if (!isZero(embed(before))) said = embed(before);
    const saidAfter = embed(after);
    if (!said || isZero(saidAfter)) {
      return { end, start, similarity: undefined };
    }
    const similarity = cosine(said, saidAfter);
    if (Number.isNaN(similarity)) {
      throw new RangeError(
        `the similarity of sentences ${i + 1} and ${i + 2} is not a number`,
      );
    }
    return { end, start, similarity };
  });
}

/** Throws unless it can embed: notebooks have no compiler. */
export function checkEmbedder(value: unknown): void {
  if (typeof value === "function") return;
  if (value instanceof Promise) {
    throw new TypeError("embedder is a promise: await it first");
  }
  if (typeof (value as Embedder | undefined)?.embed !== "function") {
    throw new TypeError(
      "embedder must have a method embed, or be a model that takes a list of " +
        "texts: try await wordVectors()",
    );
  }
}

/** Embeds each text once and returns what looks the vectors up. */
async function embedOnce(
  embedder: Embedder | EmbeddingModel,
  texts: readonly string[],
): Promise<(text: string) => Vector> {
  const model: EmbeddingModel = typeof embedder === "function"
    ? embedder
    : (texts) => {
      const vectors = texts.map((text) => embedder.embed(text));
      vectors.forEach(checkEmbedded);
      return Promise.resolve(vectors);
    };
  const { embed } = await embedAhead(model, texts);
  return embed;
}

function isZero(vector: Vector): boolean {
  const values = vector instanceof Map ? [...vector.values()] : vector;
  return Array.prototype.every.call(values, (value) => value === 0);
}

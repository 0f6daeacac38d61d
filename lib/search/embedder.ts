import { checkVector } from "./check_vector.ts";
import type { Vector } from "./cosine.ts";
import { wordCounts } from "./word_counts.ts";

/**
 * Turns a text into a vector.
 *
 * Anything with an `embed` method fits: the stand-in of this course, a table of
 * word vectors, a model whose answers were fetched with {@linkcode embedAhead}.
 */
export interface Embedder {
  /** The vector of one text. The same text must always give the same vector. */
  embed(text: string): Vector;
}

/**
 * A model that answers late and takes many texts at once: it gives one vector
 * for each text, in the same order. {@linkcode embedAhead} makes an
 * {@linkcode Embedder} of it.
 */
export type EmbeddingModel = (
  texts: readonly string[],
) => Promise<readonly Vector[]>;

/**
 * The stand-in embedder of the lessons: it counts words ({@linkcode wordCounts})
 * and knows nothing of meaning. It needs no model, no network and no key, and
 * gives the same scores on every machine.
 *
 * @example It sees equal words, and no equal meaning
 * ```ts
 * import { cosine, standIn } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const same = cosine(standIn.embed("reset link"), standIn.embed("Link, reset"));
 * assertEquals(same, 1);
 * // Counting words cannot see that these two mean the same.
 * assertEquals(cosine(standIn.embed("invoice"), standIn.embed("bill")), 0);
 * ```
 */
export const standIn: Embedder = { embed: wordCounts };

/**
 * Embeds texts with an asynchronous model and returns an {@linkcode Embedder}
 * that answers from memory.
 *
 * Models answer late and like many texts at once; search is simpler when it
 * need not wait. So fetch first, then search. Equal texts are sent once; without
 * any text the model is not asked.
 *
 * @param model Gives one vector for each text, in the same order.
 * @param texts Every text that will be asked for: chunks and questions.
 * @returns An embedder that knows exactly these texts and throws a
 * {@linkcode RangeError} for any other.
 * @throws {RangeError} If the model gives more or fewer vectors than texts.
 * @throws {TypeError} If the model gives what is no vector.
 *
 * @example A model that answers late
 * ```ts
 * import { embedAhead } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const model = (texts: readonly string[]) =>
 *   Promise.resolve(texts.map((text) => [text.length, 1]));
 * const embedder = await embedAhead(model, ["a chunk", "a question"]);
 * assertEquals(embedder.embed("a chunk"), [7, 1]);
 * ```
 */
export async function embedAhead(
  model: EmbeddingModel,
  texts: Iterable<string>,
): Promise<Embedder> {
  const distinct = [...new Set(texts)];
  const vectors = distinct.length === 0 ? [] : await model(distinct);
  if (vectors.length !== distinct.length) {
    throw new RangeError(
      `the model gave ${vectors.length} vectors for ${distinct.length} texts`,
    );
  }
  for (const vector of vectors) checkVector(vector);
  const known = new Map(distinct.map((text, i) => [text, vectors[i]!]));
  return {
    embed(text) {
      const vector = known.get(text);
      if (vector) return vector;
      throw new RangeError(
        `no vector was fetched for ${JSON.stringify(text.slice(0, 40))}`,
      );
    },
  };
}

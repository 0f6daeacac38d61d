import { checkList, show } from "../base/check.ts";
import { checkEmbedder } from "./check_embedder.ts";
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
 *
 * Of LangChain's embeddings `(texts) => embeddings.embedDocuments(texts)` is one.
 */
export type EmbeddingModel = (texts: string[]) => Promise<readonly Vector[]>;

/**
 * The stand-in embedder of the lessons: it counts words ({@linkcode wordCounts})
 * and knows nothing of meaning. It needs no model, no network and no key, and
 * gives the same scores on every machine. It reads English: a text in another
 * script has no words for it ({@linkcode words}), and matches nothing.
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
 * @param known What answers for all other texts, such as an embedder that was
 * made for the chunks before there was a question.
 * @returns An embedder that knows these texts and what `known` does, and throws
 * a {@linkcode RangeError} for any other.
 * @throws {RangeError} If the model gives more or fewer vectors than texts.
 * @throws {TypeError} If the model is no function, there is one text for a list
 * of them, or the model gives what is no vector.
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
 *
 * @example Chunks now, each question when it comes
 * ```ts
 * import { chunkFixed, embedAhead, indexChunks, search } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const model = (texts: string[]) =>
 *   Promise.resolve(texts.map((text) => [text.length, 1]));
 * const entries = indexChunks("doors", chunkFixed("The door code is 4711."));
 * const ofChunks = await embedAhead(model, entries.map((e) => e.chunk.text));
 *
 * const question = "What is the code?";
 * const embedder = await embedAhead(model, [question], ofChunks);
 * const [best] = search(question, entries, { embedder });
 * assertEquals(best?.entry.id, "doors#1");
 * ```
 */
export async function embedAhead(
  model: EmbeddingModel,
  texts: Iterable<string>,
  known?: Embedder,
): Promise<Embedder> {
  if (typeof model !== "function") {
    throw new TypeError(`model must be a function, got ${show(model)}`);
  }
  if (typeof texts === "string") {
    throw new TypeError("texts must be a list of texts, got a text");
  }
  if (known !== undefined) checkEmbedder(known);
  const distinct = [...new Set(texts)];
  const vectors = distinct.length === 0 ? [] : await model([...distinct]);
  checkList("what the model gave", vectors, "vectors");
  if (vectors.length !== distinct.length) {
    throw new RangeError(
      `the model gave ${vectors.length} vectors for ${distinct.length} texts`,
    );
  }
  for (const vector of vectors) checkVector(vector);
  const fetched = new Map(distinct.map((text, i) => [text, vectors[i]!]));
  return {
    embed(text) {
      const vector = fetched.get(text) ?? known?.embed(text);
      if (vector) return vector;
      throw new RangeError(
        `no vector was fetched for ${JSON.stringify(text.slice(0, 40))}: ` +
          "await embedAhead(model, [text], embedder) adds one",
      );
    },
  };
}

import { checkOptions, checkText } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import { checkEmbedder } from "./check_embedder.ts";
import { checkEntries } from "./check_entries.ts";
import { checkTopK } from "./check_top_k.ts";
import { checkEmbedded } from "./check_vector.ts";
import { cosine, type Vector } from "./cosine.ts";
import { type Embedder, standIn } from "./embedder.ts";
import type { Entry } from "./index_chunks.ts";

/** An entry that a search returned, and how well it matched. */
export interface Hit {
  /**
   * How well it matched, more is better: for {@linkcode search} the cosine of
   * question and chunk, from −1 to 1; for other retrievers what they say.
   */
  readonly score: number;
  /** What was found. */
  readonly entry: Entry;
}

/** Options for {@linkcode search}. */
export interface SearchOptions {
  /**
   * How many hits to return at most; `Infinity` ranks everything.
   *
   * @default {3}
   */
  topK?: number;
  /**
   * What turns texts into vectors. Each chunk is embedded once and its vector
   * remembered as long as the chunk and the embedder live.
   *
   * @default {standIn}
   */
  embedder?: Embedder;
}

const remembered = new WeakMap<Embedder, WeakMap<Chunk, Vector>>();

/**
 * Ranks the entries by how alike they are to a question.
 *
 * Every entry is compared; the best come first, and entries with equal scores
 * keep the order in which they were given. Nothing is held back: an entry that has
 * nothing in common with the question is a hit as well, with a score of 0.
 *
 * @param question The question, in words.
 * @param entries What to search, in corpus order.
 * @param options How many hits, and which embedder.
 * @returns The `topK` best hits, score descending.
 * @throws {TypeError} If the question is not a string, the entries are none, or
 * the embedder is none or gives no vector. A model that answers late is none:
 * {@linkcode embedAhead} makes one of it.
 * @throws {RangeError} If `topK` is not a whole number of at least 1, or if a
 * score is not a number because a vector is not.
 *
 * @example The better of two chunks
 * ```ts
 * import { chunkFixed, indexChunks, search } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = [
 *   ...indexChunks("doors", chunkFixed("Close the door when you leave.")),
 *   ...indexChunks("rooms", chunkFixed("Book a room for the afternoon.")),
 * ];
 * const [best] = search("how do I book a room?", entries, { topK: 1 });
 * assertEquals(best?.entry.id, "rooms#1");
 * ```
 */
export function search(
  question: string,
  entries: readonly Entry[],
  options: SearchOptions = {},
): Hit[] {
  checkOptions(options, ["topK", "embedder"]);
  const { topK = 3, embedder = standIn } = options;
  checkText("question", question);
  checkEntries(entries);
  checkTopK(topK);
  checkEmbedder(embedder);
  const asked = embedder.embed(question);
  checkEmbedded(asked);
  const vectors = remembered.get(embedder) ?? new WeakMap<Chunk, Vector>();
  remembered.set(embedder, vectors);
  const hits = entries.map((entry) => {
    let vector = vectors.get(entry.chunk);
    if (!vector) {
      vector = embedder.embed(entry.chunk.text);
      checkEmbedded(vector);
      vectors.set(entry.chunk, vector);
    }
    const score = cosine(asked, vector);
    if (Number.isNaN(score)) {
      throw new RangeError(`the score of ${entry.id} is not a number`);
    }
    return { score, entry };
  });
  return hits.sort((a, b) => b.score - a.score).slice(0, topK);
}

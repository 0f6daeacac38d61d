/**
 * Searching chunks: texts become vectors, and the chunks whose vectors point
 * most nearly where the question's does come back first.
 *
 * {@linkcode standIn} counts words, which is enough to see what a chunker does
 * to a search; any {@linkcode Embedder} takes its place. Not here: an index that
 * finds without comparing everything, and storage.
 *
 * @module
 */

// The types of other rooms that this one's functions take and give.
export type { Chunk, ChunkedDocument, Cut } from "../chunk/mod.ts";
export type { ParsedDocument, Section } from "../parse/mod.ts";
export * from "./apply_plan.ts";
export * from "./chunk_records.ts";
export * from "./cosine.ts";
export * from "./embedder.ts";
export * from "./hash_chunks.ts";
export * from "./index_chunks.ts";
export * from "./keywords.ts";
export * from "./neighbours.ts";
export * from "./parent_index.ts";
export * from "./plan_update.ts";
export * from "./retriever.ts";
export * from "./search.ts";
export * from "./search_keywords.ts";
export * from "./search_parents.ts";
export * from "./sif_embedder.ts";
export * from "./stop_words.ts";
export * from "./transformers_model.ts";
export * from "./word_counts.ts";
export { type WordVectors, wordVectors } from "./word_vectors.ts";
export * from "./words.ts";

/**
 * Cuts texts into chunks, each of which knows where it came from.
 *
 * @module
 */
export * from "./chunk.ts";
export * from "./chunk_by_section.ts";
export * from "./chunk_by_sentence.ts";
export * from "./chunk_by_structure.ts";
export * from "./chunk_fixed.ts";
export * from "./chunk_recursive.ts";
export * from "./segment_sentences.ts";
export {
  type Segment,
  type Segmenter,
  splitSentences,
  type SplitSentencesOptions,
} from "./split_sentences.ts";

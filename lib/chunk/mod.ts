/**
 * The ways to cut a text into chunks.
 *
 * | chunker | cuts | knows |
 * |---|---|---|
 * | `chunkFixed` | wherever the count lands | nothing |
 * | `chunkBySentence` | between sentences | sentences |
 * | `chunkByStructure` | at sections, then between sentences | sections |
 * | `chunkRecursive` | at the biggest boundary that works | separators |
 * | `chunkBySection` | at headings, then recursively | Markdown |
 * | `chunkBlocks` | at headings, then between blocks | tables, code and steps |
 * | `chunkSemantic` | where the meaning turns | what an embedder knows |
 * | `chunkCode`, from `"chunking/code"` | between definitions | TypeScript and Python |
 *
 * `chunkStream` feeds three of them with a text that comes in parts, and
 * `chunkLikeLangChain` is for those who come from LangChain: it cuts by rules
 * that do not keep all the promises of this page.
 *
 * To read how they are made, begin with `chunk.ts`, which says what a chunk is,
 * and go down the table: each file is a step above the last. Before
 * `chunk_by_sentence.ts` comes `split_sentences.ts`; after `chunk_recursive.ts`
 * comes `split_recursively.ts`, the method in short, and then
 * `split_by_hops.ts`, the same in less time. What many of them measure with,
 * `ruler.ts`, can wait: it counts characters.
 *
 * What all but `chunkLikeLangChain` promise:
 *
 * - `source.slice(chunk.start, chunk.end)` is the chunk's body: to the letter,
 *   or, where the lesson's sentences are joined with one space, up to white
 *   space.
 * - A size counts what a model would receive: context, overlap and body, in
 *   characters or in any unit that `length` counts, such as tokens. What
 *   may be longer: a sentence or block that is kept whole, the bodies of
 *   `chunkByStructure`, whose context comes on top, and a single character that
 *   is above the limit by itself: an emoji can be three tokens.
 * - A character is a Unicode code point, and none is ever cut in two.
 * - Only white space is left out, and of Markdown what a reader does not see, the
 *   headings, which are in the path, and a heading with no text under it: see
 *   `chunkBySection`. No chunk is blank, and a blank text has no chunks. The `cut` of the last chunk is `"end"`, unless that is a block
 *   above the limit, and of no other.
 * - An option that is out of range throws a `RangeError` before any work, and one
 *   that is not known a `TypeError`. The error names the option and the value;
 *   only an overlap as large as the size keeps the lesson's words for it.
 * - The time is linear in the length of the text.
 *
 * The text of a chunk is a part of its source, not a copy: it costs next to
 * nothing, and keeps the whole source in memory, in V8 at least. Where a few
 * chunks are to outlive a long text, keep `structuredClone(chunk)`. What
 * `chunkStream` gives keeps only the parts of the text around the chunk.
 *
 * @module
 */
// The types of other rooms that this one's functions take and give.
export type { Embedder, EmbeddingModel, Vector } from "../search/mod.ts";
export * from "./chunk.ts";
export * from "./chunk_blocks.ts";
export * from "./chunk_by_section.ts";
export * from "./chunk_by_sentence.ts";
export * from "./chunk_by_structure.ts";
export * from "./chunk_fixed.ts";
export * from "./chunk_like_langchain.ts";
export * from "./chunk_recursive.ts";
export * from "./chunk_semantic.ts";
export * from "./chunk_stream.ts";
export * from "./segment_lines.ts";
export * from "./segment_sentences.ts";
export {
  type SentenceGap,
  sentenceGaps,
  type SentenceGapsOptions,
} from "./sentence_gaps.ts";
export {
  type Segment,
  type Segmenter,
  splitSentences,
  type SplitSentencesOptions,
} from "./split_sentences.ts";

/**
 * Why a chunk ends where it does. `"end"` is the end of the text; the others
 * name the boundary that was used, and `"size"` says there was none.
 */
export type Cut =
  | "end"
  | "size"
  | "word"
  | "sentence"
  | "line"
  | "paragraph"
  | "block"
  | "section"
  | "topic";

/**
 * A piece of a document, and where it came from.
 *
 * `start` and `end` are a half-open range of UTF-16 units, so that
 * `source.slice(start, end)` is the body, its overlap included. Sizes and
 * `overlap` count characters, that is Unicode code points. What holds for all
 * chunks of all chunkers is in the overview of `chunking/chunk`, `mod.ts`.
 *
 * @example The chunks of a text of seven letters
 * ```ts
 * import { type Chunk, chunkFixed } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const source = "abcdefg";
 * const chunks: Chunk[] = chunkFixed(source, { size: 4, overlap: 1 });
 *
 * assertEquals(chunks, [
 *   { text: "abcd", start: 0, end: 4, cut: "size" },
 *   { text: "defg", start: 3, end: 7, overlap: 1, cut: "end" },
 * ]);
 * assertEquals(source.slice(3, 7), "defg");
 * ```
 */
export interface Chunk {
  /** What is embedded and searched: the context, if any, then the body. */
  readonly text: string;
  /** Where the body starts in the source, in UTF-16 units. */
  readonly start: number;
  /** Where the body ends in the source, in UTF-16 units, exclusive. */
  readonly end: number;
  /** Text added in front of the body: a title, a heading path, a table header. */
  readonly context?: string;
  /** How many characters at the start repeat the previous chunk. */
  readonly overlap?: number;
  /**
   * Where the body stands, outermost first: the headings above it, or in code
   * the names of the definitions around it.
   */
  readonly path?: readonly string[];
  /** Why the chunk ends here. */
  readonly cut: Cut;
}

/** The option of every chunker that keeps to a limit. */
export interface LengthOptions {
  /**
   * Measures a text in another unit than characters, such as tokens. It must
   * not fall when text is added; tokens may break this slightly. A character
   * that is longer than the limit makes a chunk of its own.
   */
  length?: (text: string) => number;
}

/** A document and the chunks that a chunker made of it. */
export interface ChunkedDocument {
  /** The document's name, without folder and extension. */
  readonly name: string;
  /** The text that was chunked: chunk positions are positions in it. */
  readonly text: string;
  /** Its chunks, in order. */
  readonly chunks: readonly Chunk[];
}

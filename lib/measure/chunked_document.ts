import type { Chunk } from "../chunk/chunk.ts";

/** A document and the chunks that a chunker made of it. */
export interface ChunkedDocument {
  /** The document's name, without folder and extension. */
  readonly name: string;
  /** The text that was chunked: chunk positions are positions in it. */
  readonly text: string;
  /** Its chunks, in order. */
  readonly chunks: readonly Chunk[];
}

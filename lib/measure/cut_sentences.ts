import { checkDocuments } from "../base/check.ts";
import type { ChunkedDocument } from "../chunk/chunk.ts";
import { sentencesOf } from "./sentences_of.ts";
import { textsFound } from "./texts_found.ts";

/** What {@linkcode cutSentences} counted. */
export interface SentenceCount {
  /** The sentences that no chunk holds whole. */
  readonly cut: string[];
  /** All sentences. */
  readonly all: string[];
}

/**
 * Finds the sentences that a chunker cut.
 *
 * A sentence ({@linkcode sentencesOf}) is cut when no single chunk of its own
 * document holds it whole, letter for letter. With overlap a sentence that goes
 * over a boundary can still stand whole in the next chunk: it is not cut.
 *
 * @param documents The documents with their chunks.
 * @returns The sentences cut and all sentences, in order.
 * @throws {TypeError} If what is given is no list of documents with their chunks.
 *
 * @example One sentence of two is cut
 * ```ts
 * import { chunkFixed, cutSentences } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Shut the door. Ring the bell.";
 * const chunks = chunkFixed(text, { size: 20, overlap: 0 });
 * const { cut, all } = cutSentences([{ name: "doors", text, chunks }]);
 * assertEquals(cut, ["Ring the bell."]);
 * assertEquals(all.length, 2);
 * ```
 */
export function cutSentences(
  documents: readonly ChunkedDocument[],
): SentenceCount {
  checkDocuments(documents);
  const all: string[] = [];
  const cut: string[] = [];
  for (const { text, chunks } of documents) {
    const sentences = sentencesOf(text);
    const whole = textsFound(sentences, chunks.map((chunk) => chunk.text));
    for (const sentence of sentences) {
      all.push(sentence);
      if (!whole.has(sentence)) cut.push(sentence);
    }
  }
  return { cut, all };
}

/**
 * Exercise 04-3: cut or outranked (medium, 3 points).
 *
 * "We have raised the overlap to a fifth, and the test has not improved at
 * all." Whoever says so has not asked why the fact is missing. There are two
 * causes with two remedies: a fact that was cut needs other cuts; one that was
 * outranked needs other chunks, for no overlap will lift it. Write the tool
 * that tells them apart.
 */
import { type ChunkedDocument, indexChunks, search } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** What became of one fact. */
export interface Verdict {
  fact: string;
  /**
   * - "found": one of the first `topK` hits holds it whole;
   * - "outranked": a chunk holds it whole, but none of the first `topK`;
   * - "cut": it stands in a document, and no chunk holds it whole;
   * - "absent": it stands in no document. Nothing can find it.
   */
  verdict: "found" | "outranked" | "cut" | "absent";
  /** The best rank of a chunk that holds it whole, from 1; null if none does. */
  rank: number | null;
}

/**
 * Says for each fact, in the order given, what became of it.
 *
 * Names are given with `indexChunks(name, chunks)`. Ranks come from a search
 * over all chunks: `search(question, entries, { topK: Infinity })`.
 *
 * @param question The question
 * @param facts The phrases that a right answer needs
 * @param documents The documents with their chunks: { name, text, chunks }
 * @param topK How many hits are handed over
 */
export function diagnose(
  question: string,
  facts: string[],
  documents: ChunkedDocument[],
  topK: number,
): Verdict[] {
  // BEGIN SOLUTION: return todo("04-3");
  const entries = documents.flatMap(({ name, chunks }) =>
    indexChunks(name, chunks)
  );
  // All of them: a fact's rank may be far below what is handed over.
  const ranking = search(question, entries, { topK: Infinity });
  return facts.map((fact) => {
    const at = ranking.findIndex(({ entry }) =>
      entry.chunk.text.includes(fact)
    );
    if (at < 0) {
      // Before you blame the chunker: was it there at all?
      const written = documents.some(({ text }) => text.includes(fact));
      return { fact, verdict: written ? "cut" : "absent", rank: null };
    }
    return { fact, verdict: at < topK ? "found" : "outranked", rank: at + 1 };
  });
  // END SOLUTION
}

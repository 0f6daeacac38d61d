import { checkDocuments } from "../base/check.ts";
import { countCharacters } from "../chunk/ruler.ts";
import type { ChunkedDocument } from "../chunk/chunk.ts";
import { cutSentences } from "../measure/cut_sentences.ts";
import { estimateTokens } from "../measure/estimate_tokens.ts";
import { factsFound } from "../measure/facts_found.ts";
import type { Hit } from "../search/search.ts";
import { snippet } from "./snippet.ts";

/**
 * Writes what a chunker did to a corpus and to one search, in the form of the
 * Kitebase figures: a summary line, a line for each hit, and what the hits hold.
 *
 * @param name The chunker's name.
 * @param documents The documents with their chunks.
 * @param hits What the search returned.
 * @param facts The phrases that a right answer needs.
 * @returns The lines, without a line end after the last.
 * @throws {TypeError} If the documents or the hits are none, or the facts are no
 * list.
 *
 * @example One document, one question, one fact
 * ```ts
 * import { chunkFixed, indexChunks, report, search } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "The door code is 4711.";
 * const chunks = chunkFixed(text);
 * const hits = search("door code?", indexChunks("doors", chunks));
 * assertEquals(
 *   report("fixed-size", [{ name: "doors", text, chunks }], hits, ["4711"]),
 *   "fixed-size: 1 chunks of 22 to 22 characters, 0 of 1 sentences cut\n" +
 *     "  0.82  doors#1              The door code is 4711.\n" +
 *     "  top 1: about 6 tokens, 1 of 1 answer facts",
 * );
 * ```
 */
export function report(
  name: string,
  documents: readonly ChunkedDocument[],
  hits: readonly Hit[],
  facts: readonly string[],
): string {
  checkDocuments(documents);
  const found = factsFound(hits, facts);
  const sizes = documents.flatMap((document) =>
    document.chunks.map((chunk) => countCharacters(chunk.text))
  );
  const { cut, all } = cutSentences(documents);
  sizes.sort((a, b) => a - b);
  const range = sizes.length === 0
    ? ""
    : ` of ${sizes[0]} to ${sizes.at(-1)} characters`;
  const tokens = estimateTokens(
    hits.reduce((sum, hit) => sum + countCharacters(hit.entry.chunk.text), 0),
  );
  const missing = facts.filter((fact) => !found.includes(fact));
  const note = found.length > 0 && missing.length > 0
    ? ` (missing: ${missing.join(", ")})`
    : "";
  return [
    `${name}: ${sizes.length} chunks${range}, ` +
    `${cut.length} of ${all.length} sentences cut`,
    ...hits.map(({ score, entry }) =>
      `  ${score.toFixed(2)}  ${entry.id.padEnd(20)} ` +
      snippet(entry.chunk.text)
    ),
    `  top ${hits.length}: about ${tokens} tokens, ` +
    `${found.length} of ${facts.length} answer facts${note}`,
  ].join("\n");
}

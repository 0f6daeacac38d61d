import { checkList } from "../base/check.ts";
import { checkHits } from "../search/check_hits.ts";
import type { Hit } from "../search/search.ts";

/**
 * Says which facts stand, letter for letter, in at least one of the hits.
 *
 * This is the smallest retrieval test there is: before any model writes an
 * answer, did the text that it needs come back?
 *
 * @param hits What a search returned.
 * @param facts The phrases that a right answer needs.
 * @returns The facts found, in the order given.
 * @throws {TypeError} If the hits are none, or the facts are no list.
 *
 * @example One fact of two
 * ```ts
 * import { chunkFixed, factsFound, indexChunks, search } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = indexChunks("doors", chunkFixed("The door code is 4711."));
 * const hits = search("what is the door code?", entries);
 * assertEquals(factsFound(hits, ["4711", "ring the bell"]), ["4711"]);
 * ```
 */
export function factsFound(
  hits: readonly Hit[],
  facts: readonly string[],
): string[] {
  checkHits(hits);
  checkList("facts", facts, "texts");
  return facts.filter((fact) =>
    hits.some((hit) => hit.entry.chunk.text.includes(fact))
  );
}

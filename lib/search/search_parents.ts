import { checkOptions } from "../base/check.ts";
import { checkRetrieved } from "./check_hits.ts";
import { checkTopK } from "./check_top_k.ts";
import type { Entry } from "./index_chunks.ts";
import type { ParentIndex } from "./parent_index.ts";
import type { Retriever } from "./retriever.ts";
import { type Hit, search } from "./search.ts";

/** A parent to hand over, and the small chunks that led to it. */
export interface ParentHit extends Hit {
  /** The small hits in it, best first; its score is that of the first. */
  readonly children: readonly Hit[];
}

/** Options for {@linkcode searchParents}. */
export interface SearchParentsOptions {
  /**
   * How many parents to return at most.
   *
   * @default {3}
   */
  topK?: number;
  /**
   * How many small hits to ask for at most. With few, fewer parents than `topK`
   * may be found, since several small hits can share one.
   *
   * @default {Infinity}
   */
  childK?: number;
  /**
   * What ranks the small chunks.
   *
   * @default {search}
   */
  retriever?: Retriever;
}

/**
 * Searches the small chunks of a {@linkcode parentIndex} and returns the big
 * pieces that they belong to.
 *
 * The hits are gone through from the best down, and each adds its parents, until
 * there are `topK`. No parent comes twice. A small chunk without a parent is
 * returned itself.
 *
 * @param question The question, in words.
 * @param index The small chunks and their parents.
 * @param options How many, and what ranks them.
 * @returns The parents, in the order in which they were found.
 * @throws {TypeError} If the index is not of {@linkcode parentIndex}, or the
 * retriever gives no list of hits.
 * @throws {RangeError} If `topK` or `childK` is not a whole number of at least 1.
 *
 * @example The small chunk is found, its section comes back
 * ```ts
 * import {
 *   chunkBySentence, parentIndex, parseMarkdown, searchParents,
 * } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "# Doors\n\n## Code\n\nEvery door has a code. It is 4711.\n";
 * const index = parentIndex([{
 *   name: "doors",
 *   chunks: chunkBySentence(text, { maxSize: 12 }),
 *   parents: parseMarkdown(text).sections,
 * }]);
 * const [best] = searchParents("Which code does the door have?", index);
 * assertEquals(best?.entry.chunk.text, "Every door has a code. It is 4711.");
 * ```
 */
export function searchParents(
  question: string,
  index: ParentIndex,
  options: SearchParentsOptions = {},
): ParentHit[] {
  checkOptions(options, ["topK", "childK", "retriever"]);
  const { topK = 3, childK = Infinity, retriever = search } = options;
  if (typeof index?.parentsOf !== "function") {
    throw new TypeError("index must come from parentIndex()");
  }
  checkTopK(topK);
  checkTopK(childK, "childK");
  const found = new Map<Entry, Hit[]>();
  const hits = retriever(question, index.entries, { topK: childK });
  for (const hit of checkRetrieved(hits)) {
    const parents = index.parentsOf(hit.entry);
    for (const parent of parents.length > 0 ? parents : [hit.entry]) {
      const children = found.get(parent);
      if (children) children.push(hit);
      else if (found.size < topK) found.set(parent, [hit]);
    }
    if (found.size === topK) break;
  }
  return Array.from(found, ([entry, children]) => ({
    score: children[0]!.score,
    entry,
    children,
  }));
}

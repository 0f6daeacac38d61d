/**
 * Exercise 05-2: how deep (easy, 2 points).
 *
 * "Hand over one more" is the quickest remedy for a missing fact. What does it
 * cost?
 */
import { estimateTokens, factsFound, type Hit } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** How far down a ranking one has to go, and what that costs. */
export interface Depth {
  /** How many hits. */
  topK: number;
  /** Their texts together, in tokens. */
  tokens: number;
}

/**
 * How many of the hits does it take until every fact is in one of them?
 *
 * @param hits The whole ranking, best first
 * @param facts The facts; with none to find, it takes no hit
 * @returns The depth, or null if a fact is in no hit at all
 */
export function depth(hits: Hit[], facts: string[]): Depth | null {
  // BEGIN SOLUTION: return todo("05-2");
  for (let topK = 0; topK <= hits.length; topK++) {
    const some = hits.slice(0, topK);
    if (factsFound(some, facts).length < facts.length) continue;
    // One estimate of the whole: rounding each chunk would add up the errors.
    const text = some.map(({ entry }) => entry.chunk.text).join("");
    return { topK, tokens: estimateTokens(text.length) };
  }
  return null;
  // END SOLUTION
}

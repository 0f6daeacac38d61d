/**
 * Exercise 05-2: how deep (easy, 2 points).
 *
 * "Hand over one more" is the quickest remedy for a missing fact. What does it
 * cost?
 */
import { estimateTokens, factsFound, type Hit } from "chunking";
import { todo } from "chunking/exercise";

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
  return todo("05-2");
}

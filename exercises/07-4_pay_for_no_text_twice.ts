/**
 * Exercise 07-4: pay for no text twice (hard, 4 points).
 *
 * Neighbouring windows repeat each other's edge, and when both are found, the
 * same words are handed over and paid for twice. Merge what overlaps, fill the
 * budget with what that saves, and put the text in the order in which it was
 * written.
 */
import type { Hit } from "chunking";
import { todo } from "chunking/exercise";

/** A document that was searched. */
export interface Source {
  /** Its name: `entry.document` of a hit. */
  name: string;
  /** The text that was cut. */
  text: string;
}

/**
 * Makes the text that is handed over for the hits of a search.
 *
 * A hit stands for a range of its document, from `chunk.start` to `chunk.end`.
 * Ranges of one document that overlap, or that touch, are one passage; each
 * passage is a slice of the document. The passages are in the order of the
 * documents, within a document in the order of the text, and joined with a blank
 * line, "\n\n".
 *
 * Go down the ranking. A hit is taken if the whole text that is then handed over
 * counts no more than the budget. If not, it is left out, and the next one gets
 * its chance.
 *
 * @param hits The hits, best first
 * @param sources The documents, in order; every hit's document is among them
 * @param budget What the text may count at most
 * @param count Counts a text
 */
export function handOver(
  hits: Hit[],
  sources: Source[],
  budget: number,
  count: (text: string) => number,
): string {
  return todo("07-4");
}

/**
 * Exercise 10-2: check the quotation (medium, 3 points).
 *
 * A language model answers with quotations, each from a chunk that it was given.
 * Before a reader sees them, a program checks every one: is it really there, and
 * on which line?
 */
import { lineOf } from "chunking";
import { todo } from "chunking/exercise";

/** Where a quotation stands in the source. */
export interface Found {
  /** Its range, in UTF-16 units of the source. */
  start: number;
  end: number;
  /** The line on which it starts, from 1. */
  line: number;
}

/**
 * Finds a quotation in the source, inside the range of its chunk and nowhere
 * else.
 *
 * Models copy words well and white space badly. So any white space in the
 * quotation matches any white space in the source, a line end for instance, and
 * white space at either end of the quotation counts for nothing. Everything else
 * must be the same, letter for letter. If it is there more than once, the first
 * place in the chunk is the answer.
 *
 * @param source The file's text
 * @param chunk The range of the chunk that the quotation is said to come from
 * @param quote The quotation
 * @returns Its place, or undefined if it is not there whole, or is blank
 */
export function check(
  source: string,
  chunk: { start: number; end: number },
  quote: string,
): Found | undefined {
  return todo("10-2");
}

import { checkChunks, checkLength, checkOptions } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import { countCharacters, rulerFor } from "../chunk/ruler.ts";

/** What chunks cost to read, by what it is spent on. */
export interface Cost {
  /** Titles, heading paths and table headers that were put in front. */
  readonly context: number;
  /** Text that the chunk before it holds as well. */
  readonly overlap: number;
  /** All other text. */
  readonly body: number;
  /** The three together: what a model is given, and what is paid for. */
  readonly total: number;
}

/** Options for {@linkcode costOf}. */
export interface CostOfOptions {
  /**
   * Measures a text; with a tokenizer's `countTokens` the cost is in tokens.
   *
   * @default {countCharacters}
   */
  length?: (text: string) => number;
}

/**
 * Says what chunks cost to read, and which part of each is paid for.
 *
 * Hand in what a search returned, and it is what that retrieval costs; all
 * chunks of an index, and it is what embedding them costs. The total is the sum
 * of the lengths of the chunks' texts. Tokens do not add up exactly, so each
 * part counts as what it adds to the text in front of it, in the order context,
 * overlap, body. Overlap is counted wherever a chunk carries it, whether the
 * chunk before it was returned or not.
 *
 * @param chunks The chunks.
 * @param options What to measure with.
 * @returns The cost and its parts.
 * @throws {TypeError} If the chunks are none, or `length` does not give numbers.
 *
 * @example A heading and a repeated word
 * ```ts
 * import { type Chunk, costOf } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunk: Chunk = {
 *   text: "Doors\nbell. Wait.",
 *   start: 14,
 *   end: 25,
 *   context: "Doors\n",
 *   overlap: 6, // "bell. " ends the chunk before it as well
 *   cut: "end",
 * };
 * assertEquals(costOf([chunk]), {
 *   context: 6,
 *   overlap: 6,
 *   body: 5,
 *   total: 17,
 * });
 * ```
 */
export function costOf(
  chunks: Iterable<Chunk>,
  options: CostOfOptions = {},
): Cost {
  checkOptions(options, ["length"]);
  const all = isIterable(chunks) ? [...chunks] : chunks;
  checkChunks(all);
  const length = checkLength(options.length) ?? countCharacters;
  const sum = { context: 0, overlap: 0, body: 0, total: 0 };
  for (const { text, context = "", overlap = 0 } of all) {
    const total = length(text);
    const upTo = (end: number) =>
      end === 0 ? 0 : Math.min(length(text.slice(0, end)), total);
    const first = upTo(context.length);
    const behindOverlap = overlap === 0
      ? context.length
      : rulerFor(text).forward(context.length, overlap);
    // A part of a token can count for more than the whole of it.
    const second = Math.max(first, upTo(behindOverlap));
    sum.context += first;
    sum.overlap += second - first;
    sum.body += total - second;
    sum.total += total;
  }
  return sum;
}

const isIterable = (value: unknown): value is Iterable<Chunk> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

import { checkLength, checkOptions, checkText, show } from "../base/check.ts";
import { countCharacters } from "../chunk/ruler.ts";
import { checkHits } from "../search/check_hits.ts";
import type { Hit } from "../search/search.ts";

/** Options for {@linkcode withinBudget}. */
export interface WithinBudgetOptions {
  /**
   * Measures a text; with a tokenizer's `countTokens` the budget is in tokens.
   *
   * @default {countCharacters}
   */
  length?: (text: string) => number;
  /**
   * What stands between two hits in the prompt. It is paid for as well.
   *
   * @default {"\n\n"}
   */
  separator?: string;
}

/**
 * Chooses the hits that a budget has room for.
 *
 * From the best hit down, each is taken if it fits; one that is too long is left
 * out and the next gets its chance. It fits if what is there and it, with the
 * separator between them, add up to no more than the budget, and if the joined
 * text measures no more either: tokens of parts do not add up exactly.
 *
 * @param hits The hits, best first.
 * @param budget The most that the joined text may measure.
 * @param options What to measure with, and what to join with.
 * @returns The hits to hand over, in the same order.
 * @throws {RangeError} If the budget is negative or not a number.
 * @throws {TypeError} If the hits are none, or `length` does not give numbers.
 *
 * @example The second hit is too long, the third is not
 * ```ts
 * import { chunkFixed, indexChunks, withinBudget } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const texts = ["The code is 4711.", "Ring twice and wait.", "Shut it."];
 * const hits = texts.flatMap((text) => indexChunks("door", chunkFixed(text)))
 *   .map((entry) => ({ score: 1, entry }));
 * const chosen = withinBudget(hits, 30);
 * assertEquals(chosen.map(({ entry }) => entry.chunk.text), [
 *   "The code is 4711.",
 *   "Shut it.",
 * ]);
 * ```
 */
export function withinBudget(
  hits: readonly Hit[],
  budget: number,
  options: WithinBudgetOptions = {},
): Hit[] {
  checkOptions(options, ["length", "separator"]);
  const { separator = "\n\n" } = options;
  checkHits(hits);
  if (!(typeof budget === "number" && budget >= 0)) {
    throw new RangeError(`budget must be at least 0, got ${show(budget)}`);
  }
  const length = checkLength(options.length) ?? countCharacters;
  checkText("separator", separator);
  const chosen: Hit[] = [];
  let joined = "";
  let spent = 0;
  for (const hit of hits) {
    const { text } = hit.entry.chunk;
    const more = chosen.length > 0 ? separator + text : text;
    // Most that is too long is so by itself: the joined text is counted seldom.
    if (spent + length(more) > budget) continue;
    const measured = length(joined + more);
    if (measured > budget) continue;
    chosen.push(hit);
    joined += more;
    spent = measured;
  }
  return chosen;
}

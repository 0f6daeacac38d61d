import { checkFunction, checkOptions, checkText, show } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import { checkEntries } from "./check_entries.ts";
import { checkTopK } from "./check_top_k.ts";
import type { Entry } from "./index_chunks.ts";
import { keywords } from "./keywords.ts";
import type { Hit } from "./search.ts";

/** Options for {@linkcode searchKeywords}. */
export interface SearchKeywordsOptions {
  /**
   * How many hits to return at most; `Infinity` ranks all that match.
   *
   * @default {3}
   */
  topK?: number;
  /**
   * How much more a word counts when a chunk repeats it; with 0 it counts once.
   *
   * @default {1.5}
   */
  k1?: number;
  /**
   * How much a long chunk is marked down, from 0, not at all, to 1, in
   * proportion to its words.
   *
   * @default {0.75}
   */
  b?: number;
  /**
   * Lists the words to count. The same function must always give the same
   * words: what it gave for the chunks is remembered.
   *
   * @default {keywords}
   */
  words?: (text: string) => string[];
}

type Words = (text: string) => string[];

/** What is known of the entries before a question is asked. */
interface Index {
  readonly chunks: readonly Chunk[];
  /** For each word the chunks it is in, and how often. */
  readonly places: ReadonlyMap<string, readonly [number, number][]>;
  readonly lengths: readonly number[];
  readonly meanLength: number;
}

const remembered = new WeakMap<Words, WeakMap<readonly Entry[], Index>>();

/**
 * Ranks the entries by the words they share with a question: BM25.
 *
 * A shared word counts more the fewer chunks have it, the more often a chunk
 * repeats it, and the shorter the chunk is compared with the others. So a score
 * belongs to one index: the same chunk scores otherwise in another. Scores have
 * no upper end, and an entry that shares no word is no hit.
 *
 * It takes the place of {@linkcode search} wherever a {@linkcode Retriever} is
 * asked for. The words of the entries are counted once and remembered as long
 * as the array lives.
 *
 * The formula is that of Robertson and Zaragoza, *The Probabilistic Relevance
 * Framework: BM25 and Beyond* (2009), with Lucene's idf, which is never
 * negative: `ln(1 + (N - n + 0.5) / (n + 0.5))`.
 *
 * @param question The question, in words.
 * @param entries What to search, in corpus order.
 * @param options How many hits, and how words are counted.
 * @returns The `topK` best hits, score descending, ties in corpus order.
 * @throws {TypeError} If the question is not a string, the entries are none, or
 * `words` is not a function.
 * @throws {RangeError} If an option is out of range.
 *
 * @example A rare word weighs more than a common one
 * ```ts
 * import { chunkByStructure, indexChunks, searchKeywords } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = indexChunks("router", chunkByStructure([
 *   { heading: "Light", text: "The light of the router is green." },
 *   { heading: "Reset", text: "Reset the router with a paper clip." },
 * ]));
 * const hits = searchKeywords("Can I reset the router?", entries);
 * assertEquals(hits.map((hit) => hit.entry.id), ["router#2", "router#1"]);
 * ```
 */
export function searchKeywords(
  question: string,
  entries: readonly Entry[],
  options: SearchKeywordsOptions = {},
): Hit[] {
  checkOptions(options, ["topK", "k1", "b", "words"]);
  const { topK = 3, k1 = 1.5, b = 0.75, words = keywords } = options;
  checkText("question", question);
  checkTopK(topK);
  checkFunction("words", words);
  // A text compares as its number does, but adds up as a text.
  if (!(typeof k1 === "number" && k1 >= 0 && k1 < Infinity)) {
    throw new RangeError(`k1 must be a number of at least 0, got ${show(k1)}`);
  }
  if (!(typeof b === "number" && b >= 0 && b <= 1)) {
    throw new RangeError(`b must be a number from 0 to 1, got ${show(b)}`);
  }
  const { places, lengths, meanLength } = indexOf(entries, words);
  const scores = new Float64Array(entries.length);
  const found: number[] = [];
  for (const word of new Set(words(question))) {
    const holders = places.get(word) ?? [];
    const rarity = Math.log(
      1 + (entries.length - holders.length + 0.5) / (holders.length + 0.5),
    );
    for (const [i, count] of holders) {
      const size = 1 - b + b * lengths[i]! / meanLength;
      // Every shared word adds something, so 0 is a chunk not yet found.
      if (scores[i] === 0) found.push(i);
      scores[i]! += rarity * count * (k1 + 1) / (count + k1 * size);
    }
  }
  return firstOf(found, scores, topK)
    .map((i) => ({ score: scores[i]!, entry: entries[i]! }));
}

/** The positions with the highest scores, ties in order. */
function firstOf(
  found: readonly number[],
  scores: Float64Array,
  topK: number,
): number[] {
  // Numbers are sorted much faster than positions: so look what it takes to be
  // among the first, and sort only those that have it.
  const sorted = Float64Array.from(found, (i) => scores[i]!).sort();
  const least = sorted[found.length - topK] ?? 0;
  return found.filter((i) => scores[i]! >= least)
    .sort((i, j) => scores[j]! - scores[i]! || i - j)
    .slice(0, topK);
}

function indexOf(entries: readonly Entry[], words: Words): Index {
  const ofWords = remembered.get(words) ?? new WeakMap();
  remembered.set(words, ofWords);
  const known = ofWords.get(entries);
  // An array can change after it was searched.
  const same = known && known.chunks.length === entries.length &&
    entries.every((entry, i) => entry?.chunk === known.chunks[i]);
  if (same) return known;
  checkEntries(entries);
  const index = makeIndex(entries.map(({ chunk }) => chunk), words);
  ofWords.set(entries, index);
  return index;
}

function makeIndex(chunks: readonly Chunk[], words: Words): Index {
  const places = new Map<string, [number, number][]>();
  const lengths = chunks.map((chunk, i) => {
    const all = words(chunk.text);
    for (const word of all) {
      const found = places.get(word);
      const last = found?.at(-1);
      if (last?.[0] === i) last[1]++;
      else if (found) found.push([i, 1]);
      else places.set(word, [[i, 1]]);
    }
    return all.length;
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) /
    lengths.length;
  return { chunks, places, lengths, meanLength };
}

import type { Embedder } from "./embedder.ts";
import { words } from "./words.ts";

/** A word as a vector, and how often the word is met. */
export interface WordVector {
  /** The word's place among all words, as numbers. */
  readonly vector: ArrayLike<number>;
  /** The word's share of all running text, from 0 to 1. */
  readonly probability: number;
}

/** What {@linkcode sifEmbedder} needs to know about words. */
export interface WordTable {
  /** How many numbers each vector has. */
  readonly dimensions: number;
  /** Looks a word up; words are in lower case. */
  get(word: string): WordVector | undefined;
  /**
   * The direction that all sentences have in common, of length 1: the first
   * singular vector of many sentences' averages.
   */
  readonly common?: ArrayLike<number>;
}

/** An embedder whose vectors are lists of numbers. */
export interface SifEmbedder extends Embedder {
  /** The vector of a text; zeros, if no word of it is known. */
  embed(text: string): Float64Array;
}

const A = 0.001;

/**
 * Makes sentence vectors of word vectors by smooth inverse frequency.
 *
 * A text's vector is the average of its words' vectors, each weighted with
 * `a / (a + p)`, where `p` is the word's probability and `a` is 0.001: *the*
 * counts for little, *refund* for much. Then what all sentences have in common
 * is taken away. Words that the table does not know are left out, and a text
 * without any known word has a vector of zeros.
 *
 * The method is that of Arora, Liang and Ma, *A Simple but Tough-to-Beat Baseline
 * for Sentence Embeddings* (ICLR 2017).
 *
 * @param table The words.
 * @returns An embedder with vectors of `table.dimensions` numbers.
 *
 * @example A common word hardly turns the vector
 * ```ts
 * import { sifEmbedder } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const table = new Map([
 *   ["the", { vector: [0, 1], probability: 0.049 }],
 *   ["refund", { vector: [1, 0], probability: 0 }],
 * ]);
 * const embedder = sifEmbedder({
 *   dimensions: 2,
 *   get: (word) => table.get(word),
 * });
 * assertEquals([...embedder.embed("The refund.")], [0.5, 0.01]);
 * ```
 */
export function sifEmbedder(table: WordTable): SifEmbedder {
  const { dimensions, common } = table;
  return {
    embed(text) {
      const sum = new Float64Array(dimensions);
      let known = 0;
      for (const word of words(text)) {
        const entry = table.get(word);
        if (!entry) continue;
        const { vector, probability } = entry;
        const weight = A / (A + probability);
        for (let i = 0; i < dimensions; i++) sum[i]! += weight * vector[i]!;
        known++;
      }
      if (known === 0) return sum;
      const mean = sum.map((value) => value / known);
      if (!common) return mean;
      const shared = mean.reduce(
        (dot, value, i) => dot + value * common[i]!,
        0,
      );
      return mean.map((value, i) => value - shared * common[i]!);
    },
  };
}

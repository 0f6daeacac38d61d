/**
 * Counting tokens with a real tokenizer: `import … from "chunking/tokens"`.
 *
 * It is an entry of its own because the vocabulary is two megabytes: who cuts by
 * characters need not wait for it.
 *
 * @module
 */

/**
 * The vocabulary that text is broken into: that of the models that write answers
 * (`"o200k_base"`, GPT-4o and later), or that of the models that embed
 * (`"cl100k_base"`, text-embedding-3, and GPT-4 before).
 */
export type Encoding = "o200k_base" | "cl100k_base";

/** Breaks texts into tokens. Its functions can be taken out and passed on. */
export interface Tokenizer {
  /** The vocabulary it uses. */
  readonly encoding: Encoding;
  /**
   * How many tokens a text has. What spells a special token, such as
   * `<|endoftext|>`, is text like any other.
   */
  readonly countTokens: (text: string) => number;
  /**
   * The tokens of a text. One that holds only a part of a character is written
   * as its bytes: `"<F0 9F>"`.
   */
  readonly tokensOf: (text: string) => string[];
}

// A service reads what a document says as text, so it is counted as text.
const AS_TEXT = { disallowedSpecial: new Set<string>() };

const ENCODINGS = {
  o200k_base: () =>
    Promise.all([
      import("gpt-tokenizer/encoding/o200k_base"),
      import("gpt-tokenizer/bpeRanks/o200k_base"),
    ]),
  cl100k_base: () =>
    Promise.all([
      import("gpt-tokenizer/encoding/cl100k_base"),
      import("gpt-tokenizer/bpeRanks/cl100k_base"),
    ]),
};

/**
 * Loads a tokenizer, with the vocabulary of OpenAI's models.
 *
 * Its `countTokens` fits wherever a chunker takes a `length`. The tokens are
 * those of npm's gpt-tokenizer. Its time grows with the square of the longest
 * run of letters, of signs or of blanks, so a run of 500 and more is counted in
 * pieces of 500, each of which can make a token more. A byte order mark counts
 * as two tokens; in OpenAI's own library it is one.
 *
 * @param encoding The vocabulary.
 * @returns The tokenizer.
 * @throws {RangeError} If there is no such encoding.
 *
 * @example Cut by tokens
 * ```ts
 * import { chunkFixed } from "chunking";
 * import { loadTokenizer } from "chunking/tokens";
 * import { assertEquals } from "@std/assert";
 *
 * const { countTokens, tokensOf } = await loadTokenizer();
 * assertEquals(tokensOf("Ring twice."), ["Ring", " twice", "."]);
 *
 * const text = "Ring twice. Wait a minute.";
 * const chunks = chunkFixed(text, { size: 4, overlap: 0, length: countTokens });
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "Ring twice. Wait",
 *   "a minute.",
 * ]);
 * ```
 */
export async function loadTokenizer(
  encoding: Encoding = "o200k_base",
): Promise<Tokenizer> {
  if (!Object.hasOwn(ENCODINGS, encoding)) {
    const names = Object.keys(ENCODINGS).map((name) => `"${name}"`);
    throw new RangeError(
      `encoding must be ${names.join(" or ")}, got ${JSON.stringify(encoding)}`,
    );
  }
  const [{ default: bpe }, { default: vocabulary }] = await ENCODINGS
    [encoding]();
  return {
    encoding,
    countTokens: (text) =>
      inPieces(text)
        .reduce((sum, piece) => sum + bpe.countTokens(piece, AS_TEXT), 0),
    tokensOf: (text) =>
      inPieces(text)
        .flatMap((piece) => bpe.encode(piece, AS_TEXT))
        .map((id) => spell(vocabulary[id]!)),
  };
}

const LONGEST_RUN = 500;
const LONG_RUN = /[\p{L}\p{M}]{500}|[^\s\p{L}\p{N}]{500}|\s{500}/gu;

/** The text, cut behind every 500 characters of a run that has more. */
function inPieces(text: string): string[] {
  if (text.length <= LONGEST_RUN) return [text];
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
    pieces.push(text.slice(start, index + run.length));
    start = index + run.length;
  }
  pieces.push(text.slice(start));
  return pieces;
}

function spell(token: string | readonly number[]): string {
  if (typeof token === "string") return token;
  const bytes = token.map((byte) => byte.toString(16).padStart(2, "0"));
  return `<${bytes.join(" ").toUpperCase()}>`;
}

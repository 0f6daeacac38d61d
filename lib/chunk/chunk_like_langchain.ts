import {
  checkFlag,
  checkLength,
  checkOptions,
  checkSeparators,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk } from "./chunk.ts";
import { splitLikeLangChain } from "./split_like_langchain.ts";

/** Options for {@linkcode chunkLikeLangChain}, by LangChain's names. */
export interface ChunkLikeLangChainOptions {
  /**
   * The most UTF-16 units a chunk may have, its overlap included.
   *
   * @default {1000}
   */
  chunkSize?: number;
  /**
   * How many units of the chunk before it a chunk may repeat, in whole pieces.
   *
   * @default {200}
   */
  chunkOverlap?: number;
  /**
   * Where to split, the biggest boundary first; `""` is between characters.
   *
   * @default {["\n\n", "\n", " ", ""]}
   */
  separators?: readonly string[];
  /**
   * Whether a separator stays, at the start of the piece behind it.
   *
   * @default {true}
   */
  keepSeparator?: boolean;
  /** Measures a text in another unit, such as tokens. */
  lengthFunction?: (text: string) => number;
}

/**
 * Gives the chunks that LangChain's `RecursiveCharacterTextSplitter` gives, for
 * those who come from there: the same options, the same texts, and for each
 * where it stands and why it ends.
 *
 * For new work take {@linkcode chunkRecursive}. The rules here are LangChain's:
 * a separator goes with the piece behind it, a piece of exactly `chunkSize` is
 * split again, pieces are measured with their white space, and a piece without
 * any separator left goes as it is, however long or blank. Without
 * `keepSeparator` empty pieces vanish: where two separators stood in a row the
 * text is then not quite the source's.
 *
 * Three things differ from version 1.0 on purpose. A surrogate pair, such as an
 * emoji, is never cut in two. Without `keepSeparator` and with no separator
 * left it cuts between characters, where LangChain throws. `lengthFunction`
 * cannot be asynchronous.
 *
 * @param text The text to cut.
 * @param options What you gave to LangChain's constructor.
 * @returns The chunks, in order.
 * @throws {RangeError} If `chunkSize` or `chunkOverlap` is not a whole number,
 * or the overlap is not smaller than the size.
 * @throws {TypeError} If there is no such option, or it is of another type.
 *
 * @example The separator goes with the piece behind it
 * ```ts
 * import { chunkLikeLangChain } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const options = { chunkSize: 12, chunkOverlap: 0, separators: [". ", " "] };
 * const chunks = chunkLikeLangChain("One two. Three. Four", options);
 *
 * assertEquals(chunks.map((chunk) => chunk.text), ["One two", ". Three", ". Four"]);
 * ```
 */
export function chunkLikeLangChain(
  text: string,
  options: ChunkLikeLangChainOptions = {},
): Chunk[] {
  checkOptions(options, [
    "chunkSize",
    "chunkOverlap",
    "separators",
    "keepSeparator",
    "lengthFunction",
  ]);
  const {
    chunkSize = 1000,
    chunkOverlap = 200,
    separators = ["\n\n", "\n", " ", ""],
    keepSeparator = true,
  } = options;
  checkText("text", text);
  checkWhole("chunkSize", chunkSize, 1);
  checkWhole("chunkOverlap", chunkOverlap, 0);
  if (chunkOverlap >= chunkSize) {
    throw new RangeError(
      `chunkOverlap must be smaller than chunkSize ${chunkSize}, got ${chunkOverlap}`,
    );
  }
  checkSeparators(separators);
  checkFlag("keepSeparator", keepSeparator);
  const lengthFunction = checkLength(options.lengthFunction, "lengthFunction");

  return splitLikeLangChain(text, {
    chunkSize,
    chunkOverlap,
    separators,
    keepSeparator,
    lengthFunction,
  });
}

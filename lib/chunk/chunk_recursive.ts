import { checkText } from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { recursiveCutter } from "./recursive_cutter.ts";

/** Options for {@linkcode chunkRecursive}. */
export interface ChunkRecursiveOptions extends LengthOptions {
  /**
   * The most characters a chunk may have, its overlap included.
   *
   * @default {300}
   */
  size?: number;
  /**
   * Where to split, the biggest boundary first. In a text with CRLF line ends
   * `"\n"` stands for them too.
   *
   * @default {["\n\n", "\n", ". ", " "]}
   */
  separators?: readonly string[];
  /**
   * How many characters of the chunk before it a chunk may repeat: whole words,
   * or the end of the last one where that is too long. To leave room for it
   * every piece, the first too, is cut to `size` less `overlap`; only a text
   * that fits into `size` stays whole.
   *
   * @default {0}
   */
  overlap?: number;
  /**
   * The fewest characters a piece should have. A smaller one goes together
   * with the next, even if the two must then be split at a smaller boundary;
   * it stays small only where the text has no better place to cut.
   *
   * @default {0}
   */
  minSize?: number;
  /**
   * Whether the parts of a piece that had to be split are merged with the
   * text before and after that piece, where they fit.
   *
   * @default {false}
   */
  mergeNeighbours?: boolean;
  /**
   * Whether the white space at the ends of a piece counts when it is measured,
   * although no chunk keeps it. Kitebase's `recursive` of lesson 04 counts it.
   *
   * @default {false}
   */
  countSeparators?: boolean;
}

/**
 * Splits a text at the biggest boundary that works, and merges neighbouring
 * pieces while they fit.
 *
 * The text is split after each of the first separators: into paragraphs. A
 * piece that is too long on its own is split at the next separator, and so on;
 * one without any separator left is cut by size. White space between chunks is
 * left out.
 *
 * The method is that of LangChain's `RecursiveCharacterTextSplitter`, as lesson
 * 04 tells it: a separator stays at the end of the piece before it.
 *
 * @param text The text to cut.
 * @param options The size, and how to split and merge.
 * @returns The chunks, in order, none blank and none above the size.
 * @throws {RangeError} If an option is out of range.
 * @throws {TypeError} If `text` is not a string, an option is not known, or
 * `length` gives no number.
 *
 * @example Two lines fit together, the third is split into sentences
 * ```ts
 * import { chunkRecursive } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Pumps\nValves\nAlarms ring. Stop at once. Call us.";
 * const chunks = chunkRecursive(text, { size: 16 });
 *
 * assertEquals(chunks.map((chunk) => [chunk.text, chunk.cut]), [
 *   ["Pumps\nValves", "line"],
 *   ["Alarms ring.", "sentence"],
 *   ["Stop at once.", "sentence"],
 *   ["Call us.", "end"],
 * ]);
 * ```
 */
export function chunkRecursive(
  text: string,
  options: ChunkRecursiveOptions = {},
): Chunk[] {
  checkText("text", text);
  return recursiveCutter(options)(text, true).chunks;
}

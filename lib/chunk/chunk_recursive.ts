import {
  checkLength,
  checkOverlap,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, Cut } from "./chunk.ts";
import { countCharacters, rulerFor } from "./ruler.ts";
import { splitRecursively } from "./split_recursively.ts";
import { trimRange } from "../base/text_range.ts";

/** Options for {@linkcode chunkRecursive}. */
export interface ChunkRecursiveOptions {
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
   * How many characters of the chunk before it a chunk may repeat. It repeats
   * whole words, if there are any.
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
  /**
   * Measures a text in another unit than characters, such as tokens.
   */
  length?: (text: string) => number;
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
  const {
    size = 300,
    separators = ["\n\n", "\n", ". ", " "],
    overlap = 0,
    minSize = 0,
    mergeNeighbours = false,
    countSeparators = false,
    length,
  } = options;
  checkText("text", text);
  checkWhole("size", size, 1);
  checkSeparators(separators);
  checkOverlap(overlap, size);
  checkWhole("minSize", minSize, 0);
  if (minSize > size) {
    throw new RangeError(
      `minSize must not be larger than size ${size}, got ${minSize}`,
    );
  }

  checkLength(length);

  const ruler = rulerFor(text, length && measureFor(length, countSeparators));
  const levels = text.includes("\r\n") ? withCrlf(separators) : separators;
  const isOne = ruler.forward(0, size) === text.length;
  const pieces = splitRecursively({
    text,
    ruler,
    size: isOne ? size : size - overlap,
    separators: levels,
    minSize,
    mergeNeighbours,
    countSeparators,
  });

  const chunks: Chunk[] = [];
  for (const piece of pieces) {
    const { start, end } = trimRange(text, piece.start, piece.end);
    if (start === end) continue;
    const previous = chunks.at(-1);
    const from = previous && overlap > 0
      ? overlapStart(text, ruler.back(start, overlap), start, previous.start)
      : start;
    // Tokens need not add up: then the chunk goes without its overlap.
    const first = ruler.fits(from, end, size) ? from : start;
    const repeated = text.slice(first, previous?.end ?? 0);
    chunks.push({
      text: text.slice(first, end),
      start: first,
      end,
      ...(repeated && { overlap: countCharacters(repeated) }),
      cut: piece.cut === text.length ? "end" : cutAt(text, piece.cut, levels),
    });
  }
  return chunks;
}

// A chunk has no white space at its ends. Where that counts all the same, what
// is left can still be longer: a token can be a word with the space before it.
function measureFor(length: (text: string) => number, countSpace: boolean) {
  return countSpace
    ? (piece: string) => Math.max(length(piece), length(piece.trim()))
    : (piece: string) => length(piece.trim());
}

function checkSeparators(separators: readonly string[]): void {
  for (const separator of separators) {
    checkText("a separator", separator);
    if (separator === "") {
      throw new RangeError(
        'separators must not hold "": without any left, size decides',
      );
    }
  }
}

// In a text with both kinds of line ends, both count.
function withCrlf(separators: readonly string[]): string[] {
  return separators.flatMap((separator) =>
    separator.includes("\n")
      ? [separator.replaceAll("\n", "\r\n"), separator]
      : [separator]
  );
}

/** The first word from `from` on, but not before `least`. */
function overlapStart(
  text: string,
  from: number,
  to: number,
  least: number,
): number {
  if (from <= least) return least;
  const word = text.slice(from - 1, to).search(/\s\S/);
  if (word >= 0) return from + word;
  return /\s/.test(text.charAt(from)) ? to : from;
}

function cutAt(text: string, at: number, separators: readonly string[]): Cut {
  const separator = separators.find((one) => text.endsWith(one, at));
  if (separator === undefined) return "size";
  if (/\n\s*\n/.test(separator)) return "paragraph";
  if (separator.includes("\n")) return "line";
  return /[.!?\u3002\uff01\uff1f]/.test(separator) ? "sentence" : "word";
}

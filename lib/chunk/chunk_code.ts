import {
  checkChoice,
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { layOutCode } from "./chunk_code_layout.ts";
import { type CodeLanguage, PARSERS } from "./chunk_code_parse.ts";
import { pathsOf } from "./chunk_code_path.ts";
import { type CodePiece, splitCode } from "./chunk_code_split.ts";
import { type CodeUnit, codeUnits } from "./chunk_code_units.ts";
import { fitsWithin } from "./fits_within.ts";
import { lineEndAfter } from "./line_end_after.ts";
import { countCharacters } from "./ruler.ts";
import { withinLimit } from "./within_limit.ts";

export type { Chunk, Cut, LengthOptions } from "./chunk.ts";
export type { CodeLanguage } from "./chunk_code_parse.ts";

/** Options for {@linkcode chunkCode}. */
export interface ChunkCodeOptions extends LengthOptions {
  /**
   * The language of the source. JavaScript is read as `"typescript"`, and as
   * `"tsx"` where it holds JSX.
   */
  language: CodeLanguage;
  /**
   * The most characters a chunk may have, its context included.
   *
   * @default {1500}
   */
  maxSize?: number;
  /**
   * What to put in front of the second and later pieces of a definition that is
   * too long: the line with its name and a line break, or nothing. A line of
   * more than half of `maxSize` is not repeated.
   *
   * @default {"header"}
   */
  context?: "header" | "none";
}

/**
 * Cuts source code into its top-level definitions.
 *
 * Every function, class, interface, enum and namespace, and every other
 * declaration of more than a line, is a chunk of its own, with the comments
 * and decorators right above it. What stands between them, imports for
 * example, is packed up to the limit; a comment with blank lines around it
 * goes to what follows, where it fits. Overloads of one name stay together.
 *
 * A definition above the limit is split between its members, then between the
 * statements in them, then between lines, and a single line by size. Its pieces
 * are packed up to the limit and repeat the line with its name as context, if it
 * is at the top, or in an `if`, a `try` or a loop there. The `cut` is `"block"`
 * only where a definition ends, or statements between two. The `path` of a chunk
 * holds the names of the definitions, up to three, that all of it lies in.
 *
 * The source is read by a parser, Lezer's: braces in strings and templates,
 * decorators, nested functions and comments are what they are. An error in the
 * source is no error here: nothing is lost, and what is in order around it stays
 * so. On text that is no code the parser gives up, so as not to take minutes; what
 * is left is cut between lines. The text of a chunk is the source's to the letter,
 * indents included.
 *
 * Import it from `"chunking/code"`, since it brings the parsers along. They look
 * for the environment variable `LOG` when they are loaded: a program that runs
 * without that permission needs `--allow-env=LOG`.
 *
 * @param source The source code.
 * @param options The language, and the limit.
 * @returns The chunks, in order, none above `maxSize`.
 * @throws {RangeError} If an option is out of range.
 * @throws {TypeError} If `source` is not a string, an option is not known, or
 * `length` gives no number.
 *
 * @example Three definitions, each with what belongs to it
 * ```ts
 * import { chunkCode } from "chunking/code";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkCode(
 *   "import math\n\n" +
 *     "# The area of a disc.\ndef disc(r):\n    return math.pi * r * r\n\n" +
 *     "@cached\ndef ball(r):\n    return 4 * disc(r)\n",
 *   { language: "python" },
 * );
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "import math",
 *   "# The area of a disc.\ndef disc(r):\n    return math.pi * r * r",
 *   "@cached\ndef ball(r):\n    return 4 * disc(r)",
 * ]);
 * assertEquals(chunks.map((chunk) => chunk.path), [
 *   undefined,
 *   ["disc"],
 *   ["ball"],
 * ]);
 * ```
 */
export function chunkCode(source: string, options: ChunkCodeOptions): Chunk[] {
  checkOptions(options, ["language", "maxSize", "context", "length"]);
  const { language, maxSize = 1500, context = "header" } = options;
  checkText("source", source);
  checkChoice("language", language, Object.keys(PARSERS));
  checkWhole("maxSize", maxSize, 1);
  checkChoice("context", context, ["header", "none"]);
  const length = checkLength(options.length);

  const measure = length ?? countCharacters;
  const { lines, definitions } = layOutCode(source, language);
  const pathOf = pathsOf(source, definitions);
  const chunks: Chunk[] = [];

  function add(piece: CodePiece, { own }: CodeUnit, header: string): void {
    const { start, end, endLine } = piece;
    const path = own?.name
      ? [own.name, ...pathOf(piece, 1)]
      : pathOf(piece, own ? 1 : 0);
    const lineAfter = lines[endLine];
    const atLine = !lineAfter ? "end" : lineAfter.cost === 0 ? "block" : "line";
    const limit = { maxSize, prefix: header, length };
    for (const part of withinLimit(source.slice(start, end), limit)) {
      chunks.push({
        text: header + part.text,
        start: start + part.start,
        end: start + part.end,
        ...(header && { context: header }),
        ...(path.length > 0 && { path }),
        cut: part.cut === "end" ? piece.cut ?? atLine : part.cut,
      });
    }
  }

  /** The line with a definition's name, if it is to be repeated. */
  function headerOf({ own }: CodeUnit): string {
    if (!own || context === "none") return "";
    const { textStart, end } = lines[own.namedLine]!;
    const header = source.slice(textStart, end) + lineEndAfter(source, end);
    return measure(header) * 2 <= maxSize ? header : "";
  }

  const fits = fitsWithin(source, { maxSize, prefix: "", length });
  for (const unit of codeUnits({ lines, definitions }, fits)) {
    if (unit.fits) {
      add(unit, unit, "");
      continue;
    }
    const { own, start, end, firstLine, endLine } = unit;
    const prefix = headerOf(unit);
    const limit = { maxSize, prefix, length };
    const pieces = splitCode(
      {
        source,
        lines,
        fits: fitsWithin(source.slice(start, end), limit, start),
        size: length ? maxSize : maxSize - countCharacters(prefix),
        length: length && ((text) => length(prefix + text)),
      },
      firstLine,
      endLine,
    );
    for (const piece of pieces) {
      const isBelowName = own && piece.firstLine > own.namedLine;
      add(piece, unit, isBelowName ? prefix : "");
    }
  }
  return chunks;
}

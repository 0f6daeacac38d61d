import { parseMarkdown } from "../parse/parse_markdown.ts";
import {
  checkChoice,
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { contextWithRoom } from "./context_with_room.ts";
import { packBlocks } from "./chunk_blocks_pack.ts";
import { countCharacters } from "./ruler.ts";

/** Options for {@linkcode chunkBlocks}. */
export interface ChunkBlocksOptions extends LengthOptions {
  /**
   * The most characters a chunk may have, its context included. Only a block
   * that is kept whole may be longer.
   *
   * @default {600}
   */
  maxSize?: number;
  /**
   * The most characters that a block kept whole may have, with its context and
   * what leads in to it. One that is longer is split after all: between its
   * items or lines.
   *
   * @default {Infinity}
   */
  maxBlock?: number;
  /**
   * What to put in front of each body: the path of headings and a line break,
   * or nothing. Where it leaves no room for a body, the outer headings are left
   * out of it, or all. The header of a table comes on top of either.
   *
   * @default {"path"}
   */
  context?: "path" | "none";
  /**
   * The level of the deepest headings to cut at. Deeper ones stay in the body,
   * with the block below them where it fits.
   *
   * @default {6}
   */
  level?: number;
}

/**
 * Cuts a Markdown document at its headings and packs the blocks below them, so
 * that tables, code and numbered steps stay whole.
 *
 * Paragraphs, lists, tables and fenced blocks are put together while they fit.
 * Above the limit a paragraph is cut between sentences, a list of bullets
 * between items, and a table between rows, where each piece repeats the table's
 * header as context. Fenced code, numbered steps, a single item and a single row
 * stay whole, and so does a table whose header takes up more than three quarters
 * of the limit. These are the chunks that may be longer than `maxSize`: such a
 * chunk holds nothing else but what leads in to it, and its `cut` is `"block"`.
 *
 * A heading inside the body, or a sentence with a colon at its end, leads in to
 * the block below it, and goes along with it above the limit, too. Steps go on
 * across unindented code between them, if the numbers do.
 *
 * Blocks are found line by line. Quotes and raw HTML count as paragraphs. What
 * is in no body is what {@linkcode chunkBySection} leaves out.
 *
 * @param markdown The document.
 * @param options The limits, the context and the level to cut at.
 * @returns The chunks, with their paths.
 * @throws {RangeError} If an option is out of range.
 * @throws {TypeError} If `markdown` is not a string, an option is not known, or
 * `length` gives no number.
 *
 * @example Steps above the limit, and a table that repeats its header
 * ```ts
 * import { chunkBlocks } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkBlocks(
 *   "# Pump\n\nTo reset it:\n\n1. Hold A for 5 seconds.\n2. Press B once.\n\n" +
 *     "| part | kg |\n|---|---|\n| rotor | 41 |\n| stator | 87 |\n",
 *   { maxSize: 42 },
 * );
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "Pump\nTo reset it:\n\n1. Hold A for 5 seconds.\n2. Press B once.",
 *   "Pump\n| part | kg |\n|---|---|\n| rotor | 41 |",
 *   "Pump\n| part | kg |\n|---|---|\n| stator | 87 |",
 * ]);
 * ```
 */
export function chunkBlocks(
  markdown: string,
  options: ChunkBlocksOptions = {},
): Chunk[] {
  checkOptions(options, ["maxSize", "maxBlock", "context", "level", "length"]);
  const {
    maxSize = 600,
    maxBlock = Infinity,
    context = "path",
    level = 6,
  } = options;
  checkText("markdown", markdown);
  checkWhole("maxSize", maxSize, 1);
  if (maxBlock !== Infinity) checkWhole("maxBlock", maxBlock, maxSize);
  checkChoice("context", context, ["path", "none"]);
  checkWhole("level", level, 1);
  const length = checkLength(options.length);

  const { sections } = parseMarkdown(markdown, { level });
  return sections.flatMap((section, i): Chunk[] => {
    const { start: bodyStart, end: bodyEnd, path } = section;
    const prefix = context === "none" ? "" : contextWithRoom(
      path,
      " > ",
      (context) => (length ?? countCharacters)(context) < maxSize,
    );
    // By its indent a line is told to be a fence, or an item, or code.
    const from = bodyStart - indentBefore(markdown, bodyStart);
    const text = markdown.slice(from, bodyEnd);
    const pieces = packBlocks(text, { maxSize, maxBlock, prefix, length });
    const ends = i === sections.length - 1 ? "end" : "section";
    return pieces.map(({ start, end, cut, header = "", isAboveLimit }, at) => {
      const before = prefix + header;
      const isLast = at === pieces.length - 1;
      return {
        text: before + text.slice(start, end),
        start: from + start,
        end: from + end,
        ...(before && { context: before }),
        path,
        cut: isLast && !isAboveLimit ? ends : cut,
      };
    });
  });
}

/** How many spaces and tabs there are right before a position. */
function indentBefore(text: string, position: number): number {
  let at = position;
  while (text[at - 1] === " " || text[at - 1] === "\t") at--;
  return position - at;
}

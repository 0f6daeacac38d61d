import {
  checkChoice,
  checkFunction,
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
  show,
} from "../base/check.ts";
import type { Chunk } from "./chunk.ts";
import {
  chunkBySentence,
  type ChunkBySentenceOptions,
} from "./chunk_by_sentence.ts";
import { pathContext } from "./path_context.ts";
import { placeInSection } from "./place_in_section.ts";
import { countCharacters } from "./ruler.ts";

/** A section as {@linkcode chunkByStructure} needs it; all parsers' sections are. */
export interface SectionLike {
  /** The section's own heading. */
  readonly heading: string;
  /** The section's text. */
  readonly text: string;
  /**
   * The headings above the text, outermost first, its own last.
   *
   * @default {[heading]}
   */
  readonly path?: readonly string[];
  /**
   * Where the text starts in its document, in UTF-16 units. Without it the
   * chunks' positions count from the start of their own section's text.
   *
   * @default {0}
   */
  readonly start?: number;
}

/** Options for {@linkcode chunkByStructure}. */
export interface ChunkByStructureOptions extends ChunkBySentenceOptions {
  /**
   * What to put in front of each body: nothing, or the path of headings and a
   * line break. It comes on top of `maxSize`.
   *
   * @default {"none"}
   */
  context?: "none" | "path";
}

/**
 * Makes a chunk of each section, and cuts only the sections that are too long.
 *
 * No chunk ever holds text of two sections. A section of more than `maxSize`
 * characters is packed sentence by sentence, as {@linkcode chunkBySentence}
 * does it. The limit is on the body; a sentence that is longer stays whole.
 * This is Reservo's `chunk_by_structure` of lesson 02.
 *
 * @param sections The sections of a document, in order.
 * @param options The limit, and what to put in front of the bodies.
 * @returns The chunks, each with the path of its section.
 * @throws {RangeError} If `maxSize` is not a whole number of at least 1, or
 * `context` is none of its words.
 * @throws {TypeError} If `sections` is not a list of sections, an option is not
 * known, or `length` gives no number.
 *
 * @example A short section stays whole, a long one is cut
 * ```ts
 * import { chunkByStructure } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkByStructure([
 *   { heading: "Keys", text: "Ask at the desk." },
 *   { heading: "Rooms", text: "Leave them tidy. Switch off the lights." },
 * ], { maxSize: 25, context: "path" });
 *
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "Keys\nAsk at the desk.",
 *   "Rooms\nLeave them tidy.",
 *   "Rooms\nSwitch off the lights.",
 * ]);
 * ```
 */
export function chunkByStructure(
  sections: Iterable<SectionLike>,
  options: ChunkByStructureOptions = {},
): Chunk[] {
  checkOptions(options, ["maxSize", "context", "segmenter", "length"]);
  const { maxSize = 400, context = "none", segmenter } = options;
  checkWhole("maxSize", maxSize, 1);
  checkChoice("context", context, ["none", "path"]);
  checkFunction("segmenter", segmenter);
  const length = checkLength(options.length);
  checkSections(sections);
  const all = Array.from(sections);
  for (const section of all) {
    checkText("a section's text", section?.text);
    checkStart(section.start);
    checkPath(section.path);
  }

  const measure = length ?? countCharacters;
  const limits = {
    maxSize,
    ...(segmenter && { segmenter }),
    ...(length && { length }),
  };
  const filled = all.filter((section) => section.text.trim() !== "");
  return filled.flatMap(({ heading, text, path, start = 0 }, i) => {
    const whole: Chunk = { text, start: 0, end: text.length, cut: "end" };
    const isShort = measure(text) <= maxSize;
    const headings = path ?? (heading ? [heading] : []);
    return placeInSection(isShort ? [whole] : chunkBySentence(text, limits), {
      start,
      path: headings,
      context: context === "path" ? pathContext(headings) : "",
      isLast: i === filled.length - 1,
    });
  });
}

/** Throws unless it is a position: with "5" the sums would be texts. */
function checkStart(start = 0): void {
  if (Number.isSafeInteger(start) && start >= 0) return;
  throw new TypeError(
    `a section's start must be a position in its document, got ${show(start)}`,
  );
}

/** Throws unless it is a list: a single heading is easily taken for it. */
function checkPath(path: readonly string[] = []): void {
  if (Array.isArray(path)) return;
  throw new TypeError(
    `a section's path must be a list of headings, got ${show(path)}`,
  );
}

/** Throws unless it is a list: the document itself is easily taken for it. */
function checkSections(value: unknown): void {
  if (Symbol.iterator in Object(value) && typeof value !== "string") return;
  throw new TypeError(
    "sections must be a list, such as parseMarkdown(text).sections",
  );
}

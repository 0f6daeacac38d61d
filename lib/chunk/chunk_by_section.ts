import type { Section } from "../parse/document.ts";
import { parseMarkdown } from "../parse/parse_markdown.ts";
import {
  checkChoice,
  checkFlag,
  checkLength,
  checkOptions,
  checkText,
  checkWhole,
} from "../base/check.ts";
import type { Chunk, LengthOptions } from "./chunk.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import { contextWithRoom } from "./context_with_room.ts";
import { pathContext } from "./path_context.ts";
import { placeInSection } from "./place_in_section.ts";
import { countCharacters } from "./ruler.ts";

/** Options for {@linkcode chunkBySection}. */
export interface ChunkBySectionOptions extends LengthOptions {
  /**
   * The most characters a chunk may have, its context included.
   *
   * @default {600}
   */
  maxSize?: number;
  /**
   * What to put in front of each body: `"Title: Heading"`, the whole path
   * `"Title > Heading"`, each with a line break, or nothing. In a document with
   * several titles it is the one above. Where it leaves no room for a body, the
   * outer headings are left out of it, or all.
   *
   * @default {"title"}
   */
  context?: "title" | "path" | "none";
  /**
   * The level of the headings to cut at. Higher headings cut as well, deeper
   * ones stay in the body.
   *
   * @default {2}
   */
  level?: number;
  /**
   * Passed on to {@linkcode chunkRecursive}.
   *
   * @default {false}
   */
  countSeparators?: boolean;
}

/**
 * Cuts a Markdown document at its headings, and puts the document's title and
 * the section's heading in front of every chunk.
 *
 * A section that is too long goes through {@linkcode chunkRecursive}, and each
 * of its pieces gets the same context, as Kitebase's `by_section` of lesson 04
 * does it. Headings are those of {@linkcode parseMarkdown}. Text before the
 * first heading of that level is a section of its own.
 *
 * What is in no body, besides white space: the headings that are cut at, front
 * matter, HTML comments (one that nothing closes goes on to the end of the
 * text), and sections of nothing but rules and empty list items. A heading
 * without any text under it is left out of the contexts, too: on its own it
 * matches questions and answers none.
 *
 * @param markdown The document.
 * @param options The limit, the context and the level to cut at.
 * @returns The chunks, none above `maxSize`, with their paths.
 * @throws {RangeError} If an option is out of range.
 * @throws {TypeError} If `markdown` is not a string, an option is not known, or
 * `length` gives no number.
 *
 * @example The title goes along
 * ```ts
 * import { chunkBySection } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkBySection(
 *   "# Pump\n\n## Oil\nCheck weekly.\n\n## Filter\nReplace yearly.\n",
 * );
 *
 * assertEquals(chunks.map((chunk) => chunk.text), [
 *   "Pump: Oil\nCheck weekly.",
 *   "Pump: Filter\nReplace yearly.",
 * ]);
 * ```
 */
export function chunkBySection(
  markdown: string,
  options: ChunkBySectionOptions = {},
): Chunk[] {
  checkOptions(options, [
    "maxSize",
    "context",
    "level",
    "countSeparators",
    "length",
  ]);
  const {
    maxSize = 600,
    context = "title",
    level = 2,
    countSeparators = false,
  } = options;
  checkText("markdown", markdown);
  checkWhole("maxSize", maxSize, 1);
  checkWhole("level", level, 1);
  checkChoice("context", context, ["title", "path", "none"]);
  checkFlag("countSeparators", countSeparators);
  const length = checkLength(options.length);
  const measure = length ?? countCharacters;

  const { title, sections } = parseMarkdown(markdown, { level });
  // From the title on, each path begins with a heading of its level.
  const first = sections.findIndex(({ path }) => path[0] === title);
  const separator = context === "path" ? " > " : ": ";
  return sections.flatMap((section, i) => {
    const { start, path, text } = section;
    const above = first >= 0 && i >= first ? path[0]! : title;
    const names = namesOf(above, section, context);
    const full = pathContext(names, separator);
    const place = { start, path, isLast: i === sections.length - 1 };
    if (measure(full + text) <= maxSize) {
      const whole: Chunk = { text, start: 0, end: text.length, cut: "end" };
      return placeInSection([whole], { ...place, context: full });
    }
    const prefix = contextWithRoom(
      names,
      separator,
      (context) => measure(context) < maxSize,
    );
    // Characters add up: what the context leaves is for the body. Tokens need
    // not, so they are counted for both together, and the limit stays whole.
    const limit = length
      ? { size: maxSize, length: (piece: string) => length(prefix + piece) }
      : { size: maxSize - measure(prefix) };
    const pieces = chunkRecursive(text, { ...limit, countSeparators });
    return placeInSection(pieces, { ...place, context: prefix });
  });
}

/** The names that make up the context of a section. */
function namesOf(
  title: string,
  { heading, level, path }: Section,
  context: "title" | "path" | "none",
): readonly string[] {
  if (context === "none") return [];
  if (context === "path") return path;
  // The text right under the title has no other heading.
  const own = level === 1 && heading === title ? "" : heading;
  return [title, own].filter((name) => name !== "");
}

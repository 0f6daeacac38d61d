import { checkOptions, checkText, checkWhole } from "../base/check.ts";
import type { TextRange } from "../base/text_range.ts";
import { cutSections, type Heading } from "./cut_sections.ts";
import type { ParsedDocument } from "./document.ts";
import { frontMatterEnd } from "./front_matter.ts";
import { headingText } from "./heading_text.ts";
import { hiddenRanges } from "./hidden_ranges.ts";
import { markdownBlocks } from "./markdown_blocks.ts";

/** Options for {@linkcode parseMarkdown}. */
export interface ParseMarkdownOptions {
  /**
   * The level of the deepest headings that start a section. Deeper ones stay
   * in the text of the section they stand in.
   *
   * @default {6}
   */
  level?: number;
}

/** Above this many characters a heading keeps its marks. */
const LONG_HEADING = 500;

/**
 * Parses Markdown into the sections between its headings.
 *
 * The text of the answer is the text that was given, down to its line ends and
 * byte order mark, and every position is a UTF-16 offset in it. Headings are
 * those of CommonMark, `#` and underlined, outside of quotes, lists and code;
 * their text has no marks. Front matter and HTML comments are in no section: a
 * comment ends a section's text, and what follows it continues in another
 * section under the same heading.
 *
 * Blocks are found by marked (https://marked.js.org), after the CommonMark
 * specification, version 0.31.2.
 *
 * @param markdown The file's text.
 * @param options Which headings start a section.
 * @returns The title, the same text, and its sections.
 * @throws {TypeError} If the text is not a string.
 * @throws {RangeError} If `level` is not a whole number of at least 1.
 *
 * @example Sections with their headings' paths
 * ```ts
 * import { parseMarkdown } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const { title, text, sections } = parseMarkdown(
 *   "# Kiln\n\nHeat slowly.\n\n## `Cone` 6\n\nStop at 1222 degrees.\n",
 * );
 * assertEquals(title, "Kiln");
 * assertEquals(sections.map((s) => s.path), [["Kiln"], ["Kiln", "Cone 6"]]);
 * const [, last] = sections;
 * assertEquals(text.slice(last?.start, last?.end), "Stop at 1222 degrees.");
 * ```
 */
export function parseMarkdown(
  markdown: string,
  options: ParseMarkdownOptions = {},
): ParsedDocument {
  checkOptions(options, ["level"]);
  const { level = 6 } = options;
  checkText("markdown", markdown);
  checkWhole("level", level, 1);
  const from = frontMatterEnd(markdown);
  const { blocks, inline } = markdownBlocks(markdown, from);
  const comments = hiddenRanges(markdown, blocks);
  const headings: Heading[] = [];
  let passed = 0;
  for (const { token, start, end } of blocks) {
    if (token.type !== "heading" || token.depth > level) continue;
    while (passed < comments.length && comments[passed]!.end <= start) passed++;
    if (passed < comments.length && comments[passed]!.start <= start) continue;
    const heading = token.text.length > LONG_HEADING
      ? token.text
      : headingText(inline(token.text));
    headings.push({ heading, level: token.depth, start, end });
  }
  const title = headings.find((h) => h.level === 1)?.heading ?? "";
  const hidden: TextRange[] = [{ start: 0, end: from }, ...comments];
  return {
    title,
    text: markdown,
    sections: cutSections(markdown, headings, hidden),
  };
}

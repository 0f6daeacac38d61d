import { cutSections, type Heading } from "./cut_sections.ts";
import type { ParsedDocument } from "./document.ts";

/**
 * Parses plain text with underlined headings.
 *
 * A heading is one line with `===` (level 1) or `---` (level 2) under it, three
 * marks or more, and a blank line or the start of the text above it. Text
 * without such lines is one section with no heading. Positions are UTF-16
 * offsets in the text as it was given, whatever its line ends.
 *
 * @param text The file's text.
 * @returns The title, the same text, and its sections.
 *
 * @example A heading is a line with a line under it
 * ```ts
 * import { parsePlainText } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const { title, sections } = parsePlainText("Lockers\n=======\n\nOne a member.\n");
 * assertEquals(title, "Lockers");
 * assertEquals(sections[0]?.text, "One a member.");
 * ```
 */
export function parsePlainText(text: string): ParsedDocument {
  const headings: Heading[] = [];
  const underlined =
    /(?<=^|^\s*\n|\n[ \t]*\r?\n)([^\r\n]*\S[^\r\n]*)\r?\n(={3,}|-{3,})[ \t]*(?=\r?\n|$)/g;
  for (const match of text.matchAll(underlined)) {
    headings.push({
      heading: match[1]!.trim(),
      level: match[2]!.startsWith("=") ? 1 : 2,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  const title = headings.find((h) => h.level === 1)?.heading ?? "";
  return { title, text, sections: cutSections(text, headings) };
}

import { checkText } from "../base/check.ts";
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
 * @throws {TypeError} If the text is not a string.
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
  checkText("text", text);
  const headings: Heading[] = [];
  let isAboveBlank = true;
  let above: RegExpMatchArray | undefined;
  for (const line of text.matchAll(/[^\r\n]*(?:\r\n?|\n|$)/g)) {
    const content = line[0].trim();
    const mark = /^(?:={3,}|-{3,})$/.exec(content)?.[0];
    const heading = above?.[0].trim() ?? "";
    if (mark && heading && isAboveBlank && !/^(?:=+|-+)$/.test(heading)) {
      const level = mark.startsWith("=") ? 1 : 2;
      const end = line.index + line[0].length;
      headings.push({ heading, level, start: above!.index!, end });
    }
    isAboveBlank = heading === "";
    above = line;
  }
  const title = headings.find((h) => h.level === 1)?.heading ?? "";
  return { title, text, sections: cutSections(text, headings) };
}

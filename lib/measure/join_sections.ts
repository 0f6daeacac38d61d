import { checkList } from "../base/check.ts";
import type { Section } from "../parse/mod.ts";

/**
 * Joins the bodies of sections into one text and says where each came to stand.
 *
 * This is the plain text, without headings, on which Reservo's chunkers are
 * compared.
 *
 * @param sections The sections, in order.
 * @param separator What to put between two bodies, one space if left out.
 * @returns The text, and the sections with their positions in it.
 * @throws {TypeError} If the sections are no list.
 *
 * @example Two bodies in one text
 * ```ts
 * import { joinSections, parseMarkdown } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const doc = parseMarkdown("# Doors\n\n## Open\n\nPull.\n\n## Shut\n\nPush.");
 * const { text, sections } = joinSections(doc.sections);
 * assertEquals(text, "Pull. Push.");
 * assertEquals(text.slice(sections[1]!.start, sections[1]!.end), "Push.");
 * ```
 */
export function joinSections(
  sections: readonly Section[],
  separator = " ",
): { text: string; sections: Section[] } {
  checkList("sections", sections, "sections");
  let start = 0;
  const moved = sections.map((section) => {
    const end = start + section.text.length;
    const placed = { ...section, start, end };
    start = end + separator.length;
    return placed;
  });
  return {
    text: sections.map(({ text }) => text).join(separator),
    sections: moved,
  };
}

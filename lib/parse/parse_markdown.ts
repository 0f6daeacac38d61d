import { Lexer } from "marked";
import { cutSections, type Heading } from "./cut_sections.ts";
import type { ParsedDocument } from "./document.ts";

/**
 * Parses Markdown into the sections between its headings.
 *
 * @param markdown The file's text.
 * @returns The title, the same text, and its sections.
 */
export function parseMarkdown(markdown: string): ParsedDocument {
  const headings: Heading[] = [];
  let start = 0;
  for (const token of new Lexer().blockTokens(markdown, [])) {
    const end = start + token.raw.length;
    if (token.type === "heading") {
      headings.push({ heading: token.text, level: token.depth, start, end });
    }
    start = end;
  }
  const title = headings.find((h) => h.level === 1)?.heading ?? "";
  return { title, text: markdown, sections: cutSections(markdown, headings) };
}

import { cutSections, type Heading } from "./cut_sections.ts";
import type { ParsedDocument } from "./document.ts";

/**
 * Parses an HTML page into clean text and its sections.
 *
 * @param html The file's text.
 * @returns The title, the clean text, and its sections.
 */
export function parseHtml(html: string): ParsedDocument {
  const headings: Heading[] = [];
  const kept = html.replace(
    /<!--[\s\S]*?-->|<(script|style|nav|footer|aside|head)\b[\s\S]*?<\/\1>/g,
    "",
  );
  let text = "";
  for (
    const [, part, level, heading] of kept.matchAll(
      /([\s\S]*?)(?:<h([1-6])[^>]*>([\s\S]*?)<\/h\2>|$)/g,
    )
  ) {
    const body = plain(part!);
    if (body) text += body + "\n\n";
    if (!level) continue;
    const start = text.length;
    text += plain(heading!);
    headings.push({
      heading: plain(heading!),
      level: Number(level),
      start,
      end: text.length,
    });
    text += "\n\n";
  }
  text = text.trimEnd();
  const title = headings.find((h) => h.level === 1)?.heading ?? "";
  return { title, text, sections: cutSections(text, headings) };
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim();
}

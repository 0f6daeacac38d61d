import { checkChoice, checkText, checkWhole } from "./check.ts";
import type { Chunk } from "./chunk.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import { countCharacters } from "./ruler.ts";
import { trimRange } from "./trim_range.ts";

/** Options for {@linkcode chunkBySection}. */
export interface ChunkBySectionOptions {
  /** @default {600} */
  maxSize?: number;
  /** @default {"title"} */
  context?: "none" | "title" | "path";
  /** @default {2} */
  level?: number;
}

/** Cuts a Markdown document at its headings, with the title in front of each piece. */
export function chunkBySection(
  markdown: string,
  options: ChunkBySectionOptions = {},
): Chunk[] {
  const { maxSize = 600, context = "title", level = 2 } = options;
  checkText("markdown", markdown);
  checkWhole("maxSize", maxSize, 1);
  checkWhole("level", level, 1);
  checkChoice("context", context, ["none", "title", "path"]);
  const chunks: Chunk[] = [];
  const title = /^# (.*)/m.exec(markdown)?.[1]?.trim() ?? "";
  const headings = [...markdown.matchAll(/^## (.*)/gm)];
  headings.forEach((match, i) => {
    const heading = match[1]!.trim();
    const body = trimRange(
      markdown,
      match.index + match[0].length,
      headings[i + 1]?.index ?? markdown.length,
    );
    const prefix = context === "none"
      ? ""
      : `${title}${context === "title" ? ": " : " > "}${heading}\n`;
    const pieces = chunkRecursive(markdown.slice(body.start, body.end), {
      size: maxSize - countCharacters(prefix),
    });
    for (const piece of pieces) {
      chunks.push({
        ...piece,
        text: prefix + piece.text,
        start: body.start + piece.start,
        end: body.start + piece.end,
        ...(prefix && { context: prefix }),
        path: [title, heading],
        cut: piece.cut === "end" ? "section" : piece.cut,
      });
    }
  });
  return chunks;
}

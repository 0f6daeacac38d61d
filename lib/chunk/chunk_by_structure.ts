import { checkChoice, checkText, checkWhole } from "./check.ts";
import type { Chunk } from "./chunk.ts";
import {
  chunkBySentence,
  type ChunkBySentenceOptions,
} from "./chunk_by_sentence.ts";
import { countCharacters } from "./ruler.ts";

/** What {@linkcode chunkByStructure} needs to know about a section. */
export interface SectionLike {
  /** The section's own heading. */
  readonly heading: string;
  /** The section's text. */
  readonly text: string;
  /** The headings above the text, outermost first, its own one last. */
  readonly path?: readonly string[];
  /** Where the text starts in its document, in UTF-16 units. */
  readonly start?: number;
}

/** Options for {@linkcode chunkByStructure}. */
export interface ChunkByStructureOptions extends ChunkBySentenceOptions {
  /**
   * What to put in front of each body: nothing, or the headings above it.
   *
   * @default {"none"}
   */
  context?: "none" | "path";
}

/** Makes each section a chunk, and cuts only those that are too long, by sentence. */
export function chunkByStructure(
  sections: Iterable<SectionLike>,
  options: ChunkByStructureOptions = {},
): Chunk[] {
  const { maxSize = 400, context = "none", length = countCharacters } = options;
  checkWhole("maxSize", maxSize, 1);
  checkChoice("context", context, ["none", "path"]);

  const chunks: Chunk[] = [];
  for (const section of sections) {
    checkText("section.text", section.text);
    const body = section.text;
    const path = section.path ?? (section.heading ? [section.heading] : []);
    const prefix = context === "path" && path.length
      ? path.join(" > ") + "\n"
      : "";
    const pieces: Chunk[] = length(body) > maxSize
      ? chunkBySentence(body, options)
      : body.trim()
      ? [{ text: body, start: 0, end: body.length, cut: "end" }]
      : [];
    const offset = section.start ?? 0;
    for (const piece of pieces) {
      chunks.push({
        ...piece,
        text: prefix + piece.text,
        start: offset + piece.start,
        end: offset + piece.end,
        ...(prefix && { context: prefix }),
        path,
        cut: piece.cut === "end" ? "section" : piece.cut,
      });
    }
  }
  const last = chunks.pop();
  if (last) chunks.push({ ...last, cut: "end" });
  return chunks;
}

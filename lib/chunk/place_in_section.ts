import type { Chunk } from "./chunk.ts";

/** Where pieces of a section's text belong. */
export interface SectionPlace {
  /** Where the section's text starts in the document, in UTF-16 units. */
  readonly start: number;
  /** The headings above it. */
  readonly path: readonly string[];
  /** What to put in front of every piece. */
  readonly context: string;
  /** Whether the document ends with this section. */
  readonly isLast: boolean;
}

/** Turns chunks of a section's text into chunks of its document. */
export function placeInSection(pieces: Chunk[], place: SectionPlace): Chunk[] {
  const { start, path, context, isLast } = place;
  return pieces.map((piece) => ({
    text: context + piece.text,
    start: start + piece.start,
    end: start + piece.end,
    ...(context && { context }),
    path,
    cut: piece.cut === "end" && !isLast ? "section" : piece.cut,
  }));
}

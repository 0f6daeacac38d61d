import { checkChunks, checkList } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import type { Section } from "../parse/mod.ts";

/** A chunk that holds text of more than one section. */
export interface MixedChunk {
  /** The chunk's position in the list, from 0. */
  readonly chunk: number;
  /** The headings of the sections it holds text of, in the source's order. */
  readonly headings: string[];
}

/**
 * Finds the chunks that mix sections.
 *
 * A chunk mixes when its body shares at least one character with two or more of
 * the sections. Positions are compared, so sections and chunks must belong to
 * the same text ({@linkcode joinSections} makes one of sections alone).
 *
 * @param sections The sections of the text.
 * @param chunks The chunks made of that text.
 * @returns One record for each chunk that mixes, in the chunks' order.
 * @throws {TypeError} If the sections or the chunks are none.
 *
 * @example One chunk over two sections
 * ```ts
 * import { chunkFixed, parseMarkdown, sectionsMixed } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const doc = parseMarkdown("# Doors\n\n## Open\n\nPull.\n\n## Shut\n\nPush.");
 * const whole = chunkFixed(doc.text, { size: 100, overlap: 0 });
 * assertEquals(sectionsMixed(doc.sections, whole), [
 *   { chunk: 0, headings: ["Open", "Shut"] },
 * ]);
 * ```
 */
export function sectionsMixed(
  sections: readonly Pick<Section, "heading" | "start" | "end">[],
  chunks: readonly Chunk[],
): MixedChunk[] {
  checkList("sections", sections, "sections");
  checkChunks(chunks);
  const inOrder = [...sections].sort((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = inOrder.map(({ end }) => furthest = Math.max(furthest, end));
  return chunks.flatMap(({ start, end }, chunk) => {
    const headings: string[] = [];
    for (let i = firstAbove(ends, start); i < inOrder.length; i++) {
      const section = inOrder[i]!;
      if (section.start >= end) break;
      if (start < section.end) headings.push(section.heading);
    }
    return headings.length > 1 ? [{ chunk, headings }] : [];
  });
}

/** The position of the first of ascending numbers that is above a bound. */
function firstAbove(numbers: readonly number[], bound: number): number {
  let low = 0;
  for (let high = numbers.length; low < high;) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}

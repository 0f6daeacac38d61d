/**
 * Exercise 02-2: find the mix (medium, 3 points).
 *
 * On cancellation-policy.md a sentence chunk held the end of one section and
 * the start of the next. Does that happen on no-show-policy.md too?
 */
import type { Chunk, Section } from "chunking";
import { todo } from "chunking/exercise";

/**
 * Which sections does a chunk hold text of? Return their headings, in order.
 *
 * The chunk was cut from the sections' texts joined with one space, and its
 * `start` and `end` are positions in that joined text. (A section's own `start`
 * and `end` are positions in the document, so they do not help here.)
 *
 * @param chunk A chunk of the joined text
 * @param sections The sections, in order
 */
export function headingsIn(chunk: Chunk, sections: Section[]): string[] {
  return todo("02-2");
}

/**
 * Now use it: cut no-show-policy.md with chunkBySentence, maxSize 180, in the
 * notebook. Which chunk, counted from 0, mixes two sections?
 */
export const mixedChunk: number = todo("02-2");

/** And how many chunks mix sections when chunkByStructure cuts it? */
export const mixedByStructure: number = todo("02-2");

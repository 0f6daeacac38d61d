/**
 * Exercise 02-2: find the mix (medium, 3 points).
 *
 * On cancellation-policy.md a sentence chunk held the end of one section and
 * the start of the next. Does that happen on no-show-policy.md too?
 */
import type { Chunk, Section } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("02-2");
  const headings: string[] = [];
  let start = 0;
  for (const { heading, text } of sections) {
    const end = start + text.length;
    // Two ranges share something when each starts before the other ends.
    if (chunk.start < end && start < chunk.end) headings.push(heading);
    // The next section starts after the space between the two.
    start = end + 1;
  }
  return headings;
  // END SOLUTION
}

/**
 * Now use it: cut no-show-policy.md with chunkBySentence, maxSize 180, in the
 * notebook. Which chunk, counted from 0, mixes two sections?
 */
// BEGIN SOLUTION: export const mixedChunk: number = todo("02-2");
// The second sentence about what counts as a no-show leaves room for the first
// short one about what happens then, and chunkBySentence sees no border there.
export const mixedChunk: number = 1;
// END SOLUTION

/** And how many chunks mix sections when chunkByStructure cuts it? */
// BEGIN SOLUTION: export const mixedByStructure: number = todo("02-2");
// It never sees two sections at once.
export const mixedByStructure: number = 0;
// END SOLUTION

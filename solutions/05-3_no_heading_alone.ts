/**
 * Exercise 05-3: no heading alone (medium, 3 points).
 *
 * The best hit was a street sign: a heading with nothing under it. Mend the
 * chunks after the chunker has made them, whichever chunker it was.
 */
import type { Chunk } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Joins every chunk that holds nothing but headings to the chunk after it.
 *
 * A heading is a line that starts with one to six `#` and a space. Several
 * heading chunks in a row (a title, then a section's heading) all go to the
 * first chunk after them that holds something else. Headings at the very end,
 * with nothing after them, become one chunk. Everything else stays as it is.
 *
 * A joined chunk is a chunk like any other: its `text` is
 * `source.slice(start, end)`, and it was cut where its last part was cut.
 *
 * @param source The text that was cut
 * @param chunks Its chunks in order, without overlap and without context
 */
export function joinHeadings(source: string, chunks: Chunk[]): Chunk[] {
  // BEGIN SOLUTION: return todo("05-3");
  const joined: Chunk[] = [];
  // Where the headings began that still wait for their text.
  let waiting: number | undefined;
  for (const [i, chunk] of chunks.entries()) {
    waiting ??= chunk.start;
    const last = i === chunks.length - 1;
    if (isHeadings(chunk.text) && !last) continue;
    // From the source, not from the texts: between two chunks there is white
    // space that belongs to neither.
    const { end, cut } = chunk;
    joined.push({ text: source.slice(waiting, end), start: waiting, end, cut });
    waiting = undefined;
  }
  return joined;
  // END SOLUTION
}
// BEGIN SOLUTION

/** Blank lines, with or without spaces, may stand between the headings. */
function isHeadings(text: string): boolean {
  return text.split("\n").every((line) =>
    line.trim() === "" || /^#{1,6} /.test(line)
  );
}
// END SOLUTION

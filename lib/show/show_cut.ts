import { checkEntries } from "../search/check_entries.ts";
import type { Entry } from "../search/index_chunks.ts";

const BEFORE = 50;
const AFTER = 58;

/**
 * Writes the two lines that show where the text was cut between two chunks: how
 * the first ends and how the second starts.
 *
 * White space is collapsed to single spaces; the last 50 and the first 58
 * characters are shown.
 *
 * @param before The chunk before the cut.
 * @param after The chunk after the cut.
 * @returns Two lines, without a line end after the second.
 * @throws {TypeError} If what is given are not entries.
 *
 * @example The cut between two windows
 * ```ts
 * import { chunkFixed, indexChunks, showCut } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkFixed("ABCDEFGHIJKLMNOP", { size: 10, overlap: 0 });
 * const [a, b] = indexChunks("alphabet", chunks);
 * assertEquals(
 *   showCut(a!, b!),
 *   "alphabet#1 ends:   ABCDEFGHIJ\n" + "alphabet#2 starts: KLMNOP",
 * );
 * ```
 */
export function showCut(before: Entry, after: Entry): string {
  checkEntries([before, after]);
  const tail = [...before.chunk.text.replace(/\s+/g, " ")];
  const head = [...after.chunk.text.replace(/\s+/g, " ")];
  const ends = tail.slice(-BEFORE).join("").trimEnd();
  const starts = head.slice(0, AFTER).join("");
  return `${before.id} ends:   ${tail.length > BEFORE ? "..." : ""}${ends}\n` +
    `${after.id} starts: ${starts}${head.length > AFTER ? "..." : ""}`;
}

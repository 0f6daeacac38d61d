/**
 * Exercise 11-1: names that last (easy, 2 points).
 *
 * A chunk's name is made from its document and the hash of its text, so that it
 * stays when the chunk moves. Texts that repeat have to be told apart.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Pencil and paper first. A document has ten chunks, all different. Somebody puts
 * a new chunk in front of the fourth and takes the last one out. Chunks were named
 * by their numbers, 1 to 10, and are again. How many of the numbers 1 to 10 now
 * mean another chunk than before?
 */
// BEGIN SOLUTION: export const misnamed: number = todo("11-1");
// 1, 2 and 3 are as before. 4 is the new chunk, 5 is the old fourth, and so on to
// 10, which is the old ninth. With names from the text, none would be wrong.
export const misnamed: number = 7;
// END SOLUTION

/**
 * Makes the ids of a document's chunks from their hashes.
 *
 * An id is the document's name, `#` and the hash. The second chunk with one and
 * the same hash gets `-2` at the end, the third `-3`, and so on.
 *
 * @param document The document's name
 * @param hashes The hashes of its chunks, in order
 */
export function idsOf(document: string, hashes: string[]): string[] {
  // BEGIN SOLUTION: return todo("11-1");
  // Counting is enough: equal texts have equal vectors, so it does no harm that
  // the first of two keeps its name when it is the first that was taken out.
  const seen = new Map<string, number>();
  return hashes.map((hash) => {
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${document}#${hash}${count > 1 ? `-${count}` : ""}`;
  });
  // END SOLUTION
}

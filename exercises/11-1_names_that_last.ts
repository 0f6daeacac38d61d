/**
 * Exercise 11-1: names that last (easy, 2 points).
 *
 * A chunk's name is made from its document and the hash of its text, so that it
 * stays when the chunk moves. Texts that repeat have to be told apart.
 */
import { todo } from "chunking/exercise";

/**
 * Pencil and paper first. A document has ten chunks, all different. Somebody puts
 * a new chunk in front of the fourth and takes the last one out. Chunks were named
 * by their numbers, 1 to 10, and are again. How many of the numbers 1 to 10 now
 * mean another chunk than before?
 */
export const misnamed: number = todo("11-1");

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
  return todo("11-1");
}

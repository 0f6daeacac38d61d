/**
 * Exercise 05-4: what to embed again (medium, 3 points).
 *
 * An article has been edited and cut again. Vectors cost money, so only what
 * has changed gets a new one; and what is gone must leave the index, or people
 * will go on finding it.
 */
import type { Chunk } from "chunking";
import { todo } from "chunking/exercise";

/** What has to be done in the index. */
export interface Changes {
  /** Texts that have no vector yet, in the order of the new chunks. */
  embed: string[];
  /** Texts whose vector nobody needs any more, in the order of the old ones. */
  forget: string[];
}

/**
 * Compares the chunks of an article before and after an edit.
 *
 * Only the text of a chunk counts: one that has moved keeps its vector. A text
 * that occurs several times has one vector, so it is named once.
 *
 * @param before The chunks that are in the index
 * @param after The chunks of the edited article
 */
export function changes(before: Chunk[], after: Chunk[]): Changes {
  return todo("05-4");
}

/**
 * Now think. In the lesson one short sentence near the top of an article made
 * every fixed-size chunk new. What if " This happens to many.", with the space
 * before it, is added at the very END of account-recovery.md, whose 879
 * characters are three chunks of up to 300? How many texts have to be embedded?
 */
export const atTheEnd: number = todo("05-4");

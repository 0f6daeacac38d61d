/**
 * Exercise 02-3: defeat structure (hard, 4 points).
 *
 * "Cutting by structure is strictly better, so nobody needs fixed size." Prove
 * the opposite: write a document on which chunkByStructure does badly and
 * chunkFixed does well. Take one you know: what does Reservo, or your own desk,
 * hold that is not a tidy policy?
 */
import { todo } from "chunking/exercise";

/**
 * The document, in Markdown. Call a chunk handy when it has 50 to 200
 * characters. What is measured:
 *
 * - the document has at least 100 words, 50 of them different;
 * - fewer than half of the chunks are handy that
 *   `chunkByStructure(sections, { maxSize: 200 })` makes;
 * - at least four in five are handy that chunkFixed makes of the sections'
 *   texts joined with a space, `{ size: 200, overlap: 30 }`.
 */
export const document: string = todo("02-3");

/** What is wrong with most of the chunks that are not handy? */
export const fault: "too big" | "too small" = todo("02-3");

/**
 * Exercise 04-4: a heading wins (medium, 3 points).
 *
 * The lesson's question was no accident. Find another one to which the
 * recursive chunker answers with a heading and nothing under it. Choose the
 * facts first, from Kitebase's articles in corpus/kitebase, then the words of
 * the question. To try one, add a cell at the end of the lesson and look at
 * `search("Your question?", byGaps.entries)` and, for the sections, at
 * `search("Your question?", bySection.entries)`.
 */
import { todo } from "chunking/exercise";

/**
 * The question. It ends with a question mark, has at least five words, and is
 * none of those that the lesson asks.
 */
export const question: string = todo("04-4");

/**
 * At least two phrases that a right answer needs. They stand, letter for
 * letter, in the text of one section of one article, and each has at least
 * twelve characters. What is measured, with your question, over all six
 * articles:
 *
 * - `chunkRecursive(text, { size: 300 })`: the best hit is a heading alone, and
 *   none of the best three holds any of the facts;
 * - `chunkBySection(text)`: the best hit holds them all.
 */
export const facts: string[] = todo("04-4");

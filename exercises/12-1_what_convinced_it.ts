/**
 * Exercise 12-1: what convinced it? (easy, 2 points)
 *
 * The rough check of the lesson says yes when a chunk holds a word of the
 * question. Show which words those were.
 */
import { todo } from "chunking/exercise";

/** The words of a question that a check finds in a text. */
export interface Convincing {
  /** Found anywhere, even in the middle of another word. */
  anywhere: string[];
  /** Found as whole words. */
  whole: string[];
}

/**
 * Finds what convinced the check, with two kinds of check.
 *
 * - The words of the question are what stands between white space, in small
 *   letters. The text is read in small letters, too.
 * - `anywhere` lists those that occur in the text, as the lesson's check looks
 *   for them: with the punctuation that they carry.
 * - `whole` lists those that are words of the text. For this, both sides are
 *   rid of punctuation: a word is a run of the letters a to z and digits, and
 *   what consists of several runs ("wi-fi") is found if all of them are words of
 *   the text. What has no letter and no digit is never found.
 * - Both lists are in the order of the question, each word once, written as in
 *   the question (in small letters).
 *
 * @param question The question
 * @param text The text of a chunk
 */
export function convincing(question: string, text: string): Convincing {
  return todo("12-1");
}

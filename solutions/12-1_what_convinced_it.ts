/**
 * Exercise 12-1: what convinced it? (easy, 2 points)
 *
 * The rough check of the lesson says yes when a chunk holds a word of the
 * question. Show which words those were.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("12-1");
  const small = text.toLowerCase();
  const runs = (part: string): string[] => part.match(/[a-z0-9]+/g) ?? [];
  // A Set keeps the order in which its members came, and each of them once.
  const words = [...new Set(question.toLowerCase().match(/\S+/g) ?? [])];
  const known = new Set(runs(small));
  return {
    // "do" is in "window": nobody meant that, and the check cannot know it.
    anywhere: words.filter((word) => small.includes(word)),
    whole: words.filter((word) => {
      const parts = runs(word);
      // `every` alone would say yes to a word without any run.
      return parts.length > 0 && parts.every((part) => known.has(part));
    }),
  };
  // END SOLUTION
}

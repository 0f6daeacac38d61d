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
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * The question. It ends with a question mark, has at least five words, and is
 * none of those that the lesson asks.
 */
// BEGIN SOLUTION: export const question: string = todo("04-4");
// prove: texts are free: any question and facts with these properties will do
// Four headings stand alone at size 300, those over texts too long to fit with
// them. This question uses the words of one of them, and of nothing else.
export const question: string = "Can you send me a reset link?";
// END SOLUTION

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
// BEGIN SOLUTION: export const facts: string[] = todo("04-4");
// The answer says what to click, and it need not say "send" or "reset" for it.
export const facts: string[] = [
  'click "Forgot password"',
  "enter the address on your account",
  "expires in 30 minutes",
];
// END SOLUTION

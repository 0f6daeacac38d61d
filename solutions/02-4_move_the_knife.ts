/**
 * Exercise 02-4: move the knife (hard, 4 points).
 *
 * `chunkFixed` cuts words because it never looks at them. Write a chunker that
 * counts characters as well, but cuts only between words, at both ends of a
 * chunk.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Packs whole words into chunks.
 *
 * - A word is what stands between white space. In a chunk, words are joined with
 *   one space.
 * - A chunk takes the next word as long as it then has at most `size` characters.
 *   A word that is longer than that is still not cut: it is a chunk of its own.
 * - Every chunk after the first begins by repeating the last words of the one
 *   before: as many whole words as fit into `overlap` characters. If they leave
 *   no room for the next word, nothing is repeated.
 * - An overlap that is not smaller than the size is refused with a RangeError
 *   whose message names it: it says "overlap" somewhere.
 *
 * @param text The text to cut; `length` counts its characters well enough
 * @param size The most characters a chunk may have
 * @param overlap The most characters to repeat
 */
export function cutBetweenWords(
  text: string,
  size: number,
  overlap: number,
): string[] {
  // BEGIN SOLUTION: return todo("02-4");
  if (overlap >= size) {
    throw new RangeError("overlap must be smaller than size");
  }
  const chunks: string[] = [];
  let words: string[] = [];
  for (const word of text.split(/\s+/).filter((word) => word !== "")) {
    if (words.length > 0 && [...words, word].join(" ").length > size) {
      chunks.push(words.join(" "));
      words = lastWords(words, overlap);
      // Without this, the repeated words and the new one could be longer than a
      // chunk may be: the repetition is what has to give way.
      if ([...words, word].join(" ").length > size) words = [];
    }
    // A word is always taken, even a long one: so the loop always moves on.
    words.push(word);
  }
  if (words.length > 0) chunks.push(words.join(" "));
  return chunks;
  // END SOLUTION
}
// BEGIN SOLUTION:

/** The last words that fit into `limit` characters, joined with spaces. */
function lastWords(words: string[], limit: number): string[] {
  const last: string[] = [];
  for (const word of words.toReversed()) {
    if ([word, ...last].join(" ").length > limit) break;
    last.unshift(word);
  }
  return last;
}
// END SOLUTION

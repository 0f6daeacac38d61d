/**
 * Exercise 04-2: merge the pieces (medium, 3 points).
 *
 * A recursive chunker splits a text and puts the pieces together again while
 * they fit. Write the second half. At the end of the grader your function takes
 * the place of the library's, on Kitebase's articles.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Puts neighbouring pieces together while they fit.
 *
 * - The pieces come in order and have kept their separators: joined, they are
 *   the text that was split.
 * - A chunk takes the next piece as long as it then has at most `size`
 *   characters. White space at the ends of a chunk does not count, since it is
 *   taken away in the end; white space inside does.
 * - A piece that does not fit by itself is handed to `split`. What comes back
 *   are finished chunks. Nothing is put together with them, neither what came
 *   before nor what comes next.
 * - Every chunk is returned without white space at its ends, and blank ones are
 *   left out.
 *
 * The lesson's ten lines are close to this, with two differences: they count
 * the white space at the ends, and they split by themselves.
 *
 * @param pieces The pieces, such as ["Pumps.\n", "Valves.\n\n", "Alarms."]
 * @param size The most characters a chunk may have; `length` counts them
 * @param split Turns a piece that is too long into chunks
 */
export function mergePieces(
  pieces: string[],
  size: number,
  split: (piece: string) => string[],
): string[] {
  // BEGIN SOLUTION: return todo("04-2");
  const chunks: string[] = [];
  let open = "";
  for (const piece of pieces) {
    if (fits(open + piece)) {
      // The untrimmed text is kept: its separator is needed if more follows.
      open += piece;
      continue;
    }
    chunks.push(open);
    open = "";
    if (fits(piece)) open = piece;
    else chunks.push(...split(piece)); // and `open` stays empty: a fresh start
  }
  chunks.push(open);
  return chunks.map((chunk) => chunk.trim()).filter((chunk) => chunk !== "");

  function fits(text: string): boolean {
    return text.trim().length <= size;
  }
  // END SOLUTION
}

/**
 * Exercise 08-4: defeat the brace counter (medium, 3 points).
 *
 * "A chunk ends where as many braces have been closed as opened." Write a small
 * program that shows what is wrong with it.
 */
import { todo } from "chunking/exercise";

/**
 * A program in plain JavaScript, without imports and exports.
 *
 * - It has two functions at the top, `first` and `second`, and nothing else.
 *   Each begins on a line of its own with `function first(` or
 *   `function second(`.
 * - The brace counter of the lesson takes the two for one chunk: it begins a
 *   chunk at a line that starts with `function `, `class ` or `export `, but only
 *   if no brace is open.
 * - And yet the whole program has as many `{` as `}`, so that nobody who counts
 *   them all will become suspicious.
 */
export const program: string = todo("08-4");

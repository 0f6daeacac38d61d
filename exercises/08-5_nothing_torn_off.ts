/**
 * Exercise 08-5: nothing torn off (hard, 4 points).
 *
 * The article's rule for Python tears decorators and comments from their
 * functions, does not see `async def`, and believes what stands in a text. Write
 * a better one. It may look at lines only; how far does that take you?
 */
import { todo } from "chunking/exercise";

/**
 * Cuts Python in front of its top-level definitions.
 *
 * - A definition begins with a line that starts, without an indent, with `def `,
 *   `async def ` or `class `.
 * - The decorators and comments right above it belong to it: lines that start
 *   with `@` or `#`, without an indent, and without any other line between. They
 *   go along with it to the new chunk.
 * - Three double quotation marks, `"""`, begin a text, and the next three end
 *   it. A line that begins inside of a text is none of the above. (Other
 *   quotation marks need not be looked at.)
 * - Everything else belongs to the chunk above it, or to the first one.
 * - A chunk keeps its lines as they are, without the white space at its two
 *   ends. None is blank.
 *
 * @param source The program, with `\n` between its lines
 */
export function cutPython(source: string): string[] {
  return todo("08-5");
}

import { checkText } from "../base/check.ts";

/** A place in a file, as people and editors name it. */
export interface LinePlace {
  /** The line, from 1. */
  readonly line: number;
  /** The place in its line, from 1, in UTF-16 units. */
  readonly column: number;
}

/**
 * Says on which line of a file a position is, and where in the line.
 *
 * A line ends with `\n`, `\r\n` or `\r`. Columns count UTF-16 units, as Visual
 * Studio Code does, and a byte order mark at the start of the file counts for
 * nothing, since no editor shows it.
 *
 * The source must be the file's own text. A position in a text that has been
 * changed, by a parser or by new line ends, has no line in the file.
 *
 * @param source The file's text.
 * @param position A position in it, in UTF-16 units: a chunk's `start`.
 * @returns The line and the column.
 * @throws {TypeError} If the source is not a string.
 * @throws {RangeError} If the position does not lie in the source.
 *
 * @example The line of a word, whatever the line ends
 * ```ts
 * import { lineOf } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const source = "# Doors\r\n\r\nThe code is 4711.\r\n";
 * const place = lineOf(source, source.indexOf("4711"));
 * assertEquals(place, { line: 3, column: 13 });
 * ```
 */
export function lineOf(source: string, position: number): LinePlace {
  return lineFinder(source)(position);
}

/**
 * Returns a function that does what {@linkcode lineOf} does for one source. It
 * looks for line ends once, however often it is asked.
 */
export function lineFinder(
  source: string,
): (position: number) => LinePlace {
  checkText("source", source);
  const starts = [source.startsWith("\ufeff") ? 1 : 0];
  for (const { index, 0: end } of source.matchAll(/\r\n?|\n/g)) {
    starts.push(index + end.length);
  }
  return (position) => {
    const isIn = Number.isInteger(position) && position >= 0 &&
      position <= source.length;
    if (!isIn) {
      throw new RangeError(
        `position must lie in a source of ${source.length}, got ${position}`,
      );
    }
    let line = 1;
    for (let after = starts.length; line < after;) {
      const middle = Math.ceil((line + after) / 2);
      if (starts[middle - 1]! <= position) line = middle;
      else after = middle - 1;
    }
    // Only a byte order mark stands before the start of its line.
    const column = Math.max(position - starts[line - 1]!, 0) + 1;
    return { line, column };
  };
}

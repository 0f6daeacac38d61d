/** A half-open range of UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The range without the white space at its ends; empty, if it is all white. */
export function trimRange(text: string, start: number, end: number): TextRange {
  const piece = text.slice(start, end);
  const from = end - piece.trimStart().length;
  return { start: from, end: from + piece.trim().length };
}

/** A half-open range of UTF-16 units. */
export interface TextRange {
  /** Where it starts. */
  readonly start: number;
  /** Where it ends, exclusive. */
  readonly end: number;
}

/** The range without the white space at its ends; empty, if it is all white. */
export function trimRange(text: string, start: number, end: number): TextRange {
  const to = skipWhiteBack(text, end, start);
  return { start: skipWhite(text, start, to), end: to };
}

/** The end of the white space from `at` on, going on to `most` at most. */
export function skipWhite(
  text: string,
  at: number,
  most = text.length,
): number {
  while (at < most && isWhite(text.charCodeAt(at))) at++;
  return at;
}

/** The start of the white space before `at`, going back to `least` at most. */
export function skipWhiteBack(text: string, at: number, least = 0): number {
  while (at > least && isWhite(text.charCodeAt(at - 1))) at--;
  return at;
}

// What `trim` and `\s` take for white space. Nothing here is asked more often,
// so for the usual characters comparing their numbers has to do.
function isWhite(code: number): boolean {
  if (code < 0xa0) return code === 32 || (code >= 9 && code <= 13);
  return /\s/.test(String.fromCharCode(code));
}

/** The headings above a chunk as a line of context; none gives no line. */
export function pathContext(
  path: readonly string[],
  separator = " > ",
): string {
  return path.length > 0 ? path.join(separator) + "\n" : "";
}

/** The line break that ends the line of a position: as the source has it. */
export function lineEndAfter(source: string, position: number): string {
  const lineFeed = source.indexOf("\n", position);
  return source[lineFeed - 1] === "\r" ? "\r\n" : "\n";
}

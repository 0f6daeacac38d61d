/**
 * The line of headings to put in front of a body: all of them, or as many of
 * the nearest as leave room for a body. One that is too long on its own, as
 * headings of strangers can be, is no reason to give up the document.
 */
export function contextWithRoom(
  headings: readonly string[],
  separator: string,
  hasRoom: (context: string) => boolean,
): string {
  for (let i = 0; i < headings.length; i++) {
    const context = headings.slice(i).join(separator) + "\n";
    if (hasRoom(context)) return context;
  }
  return "";
}

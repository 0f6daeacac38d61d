import { pathContext } from "./path_context.ts";

/**
 * As many of the headings above a chunk as leave room for a body, the nearest
 * first. A heading that is too long on its own, as those of strangers can be,
 * is no reason to give up the document.
 */
export function contextWithRoom(
  path: readonly string[],
  separator: string,
  hasRoom: (context: string) => boolean,
): string {
  let from = 0;
  while (from < path.length) {
    const context = pathContext(path.slice(from++), separator);
    if (hasRoom(context)) return context;
  }
  return "";
}

/**
 * Where a Markdown text begins, behind its byte order mark and front matter.
 *
 * Front matter is a block of YAML between `---` lines, or of TOML between
 * `+++` lines, on the very first line. A rule at the top of a text looks the
 * same but has a blank line or prose under it, so the first line inside has to
 * be an entry of its language.
 *
 * @param text The file's text.
 * @returns The offset of the first character of Markdown.
 */
export function frontMatterEnd(text: string): number {
  // More than one mark is what joining files leaves behind.
  const start = /^\uFEFF*/.exec(text)![0].length;
  const fence = text.slice(start, start + 3);
  const kind = KINDS[fence];
  if (!kind) return start;
  const opened = kind.open.exec(text.slice(start, start + 200));
  if (!opened) return start;
  const inside = start + opened[0].length;
  const rest = text.slice(inside);
  const closed = kind.close.exec(rest);
  if (!closed) return start;
  const empty = closed.index === 0;
  const first = rest.slice(0, closed.index).split(/\r\n?|\n/)
    .find((line) => !line.startsWith("#"));
  if (!empty && !(first && kind.entry.test(first))) return start;
  return inside + closed.index + closed[0].length;
}

const KINDS: Record<string, { open: RegExp; close: RegExp; entry: RegExp }> = {
  "---": {
    open: /^---[ \t]*(?:\r\n?|\n)/,
    close: /^(?:---|\.\.\.)[ \t]*$/m,
    entry: /^["'\p{L}\p{N}_][^:]*:(?:\s|$)/u,
  },
  "+++": {
    open: /^\+\+\+[ \t]*(?:\r\n?|\n)/,
    close: /^\+\+\+[ \t]*$/m,
    entry: /^(?:\[|["'\p{L}\p{N}_][^=]*=)/u,
  },
};

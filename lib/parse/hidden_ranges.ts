import type { TextRange } from "../base/text_range.ts";
import { htmlComments } from "./html_comments.ts";
import { type Block, leafTokens } from "./markdown_blocks.ts";

const OPEN = "<!--";

/**
 * Finds the HTML comments of a Markdown text.
 *
 * In a block of HTML a comment runs to its `-->`, or to the end of the text,
 * whatever stands in between. Inside a paragraph it has to end in that
 * paragraph, as CommonMark says. In code, scripts and the attributes of tags,
 * `<!--` is text.
 *
 * @param text The text as it was given.
 * @param blocks Its blocks.
 * @returns The comments, in reading order.
 */
export function hiddenRanges(
  text: string,
  blocks: readonly Block[],
): TextRange[] {
  const hidden: TextRange[] = [];
  for (const block of blocks) {
    if (!block.token.raw.includes(OPEN)) continue;
    // marked changes lines inside quotes and lists, so the comments are
    // counted there and then found again, by number, in the text.
    let start = block.start - 1;
    for (const isComment of opensOf(block)) {
      start = text.indexOf(OPEN, start + 1);
      if (!isComment || start < (hidden.at(-1)?.end ?? 0)) continue;
      const close = text.indexOf("-->", start + 2);
      hidden.push({ start, end: close < 0 ? text.length : close + 3 });
    }
  }
  return hidden;
}

/** For each `<!--` in a block, in order: does it open a comment? */
function opensOf({ token }: Block): boolean[] {
  const nested = token.type === "list" || token.type === "blockquote";
  if (nested && token.raw.length <= 8_192) {
    const opens = leafTokens(token.raw).flatMap((t) => opensIn(t.type, t.raw));
    if (opens.length === token.raw.split(OPEN).length - 1) return opens;
  }
  return opensIn(token.type, token.raw);
}

function opensIn(type: string, raw: string): boolean[] {
  if (type === "code") return raw.split(OPEN).slice(1).map(() => false);
  const comments = type === "html" ? htmlComments(raw) : inlineComments(raw);
  const opens: boolean[] = [];
  for (let at = raw.indexOf(OPEN); at >= 0; at = raw.indexOf(OPEN, at + 1)) {
    opens.push(comments.has(at));
  }
  return opens;
}

/** An escape, code, a comment or a tag, whose attributes may hold any of them. */
const INLINE_MARK =
  /\\[\s\S]|`+|<!--|<[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gi;

/** Where comments start in running text. */
function inlineComments(raw: string): Set<number> {
  const starts = new Set<number>();
  const lastClose = raw.lastIndexOf("-->");
  const ticks = tickRuns(raw);
  const mark = new RegExp(INLINE_MARK);
  for (let match = mark.exec(raw); match; match = mark.exec(raw)) {
    const [found] = match;
    if (found === OPEN && match.index + 2 <= lastClose) {
      starts.add(match.index);
      mark.lastIndex = raw.indexOf("-->", match.index + 2) + 3;
    } else if (found.startsWith("`")) {
      const closers = ticks.get(found.length) ?? [];
      while (closers.length > 0 && closers.at(-1)! < mark.lastIndex) {
        closers.pop();
      }
      const closer = closers.at(-1);
      if (closer !== undefined) mark.lastIndex = closer + found.length;
    }
  }
  return starts;
}

/** Starts of the runs of backticks, by their length, the last run first. */
function tickRuns(raw: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of [...raw.matchAll(/`+/g)].reverse()) {
    const starts = runs.get(run.length);
    if (starts) starts.push(index);
    else runs.set(run.length, [index]);
  }
  return runs;
}

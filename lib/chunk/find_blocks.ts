/** Prose may be cut between its sentences; the others belong together. */
export type BlockKind = "prose" | "heading" | "list" | "table" | "fence";

/** A run of lines of a Markdown text, without the white space around it. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
}

const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
const FENCE = /^ {0,3}(`{3,}(?!`|.*`)|~{3,})/;
const TABLE_ROW = /^ {0,3}\|/;
const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
// Right under a line of prose, "1986. A good year" is no list item.
const ITEM_UNDER_PROSE = /^ {0,3}(?:[-*+]|1[.)])\s/;
const INDENTED = /^(?: {2}|\t)/;

/**
 * Finds the blocks of a Markdown text, as far as cutting it needs them: every
 * list, table and fenced code block is one, and what is left is prose.
 *
 * A scan over the lines, which no input can make slow. It does not look into
 * quotes, raw HTML or lists.
 */
export function findBlocks(text: string): Block[] {
  const blocks: { kind: BlockKind; start: number; end: number }[] = [];
  let open: BlockKind | undefined; // the kind of the last block, if it can grow
  let fence = "";
  let afterBlank = false;

  const lines = text.split("\n");
  let at = 0;
  lines.forEach((full, i) => {
    const line = full.trimEnd();
    if (line !== "") {
      const kind = kindOf(line, lines[i + 1] ?? "", open, afterBlank);
      const start = at + line.length - line.trimStart().length;
      const end = at + line.length;
      if (kind === open) blocks.at(-1)!.end = end;
      else blocks.push({ kind, start, end });

      const isOpening = kind === "fence" && open !== "fence";
      if (isOpening) fence = FENCE.exec(line)![1]!;
      const isClosing = kind === "fence" && !isOpening && closes(fence, line);
      open = kind === "heading" || isClosing ? undefined : kind;
    } else if (open !== "list" && open !== "fence") {
      open = undefined;
    }
    afterBlank = line === "";
    at += full.length + 1;
  });
  return blocks;
}

/**
 * What a line belongs to, given the block above it that is still open.
 *
 * The order of the rules is the order of who wins. An open fence takes every
 * line, and an open list every indented one, whatever they look like. Then come
 * the lines that begin something new wherever they stand. What is left goes on
 * with the block above it, and a table's first line is told by the rule below.
 */
function kindOf(
  line: string,
  nextLine: string,
  open: BlockKind | undefined,
  afterBlank: boolean,
): BlockKind {
  if (open === "fence") return "fence";
  if (open === "list" && INDENTED.test(line)) return "list";
  if (FENCE.test(line)) return "fence";
  if (HEADING.test(line)) return "heading";
  if ((open === "prose" ? ITEM_UNDER_PROSE : ITEM).test(line)) return "list";
  if (open === "list" && !afterBlank) return "list";
  if (open === "table" || TABLE_ROW.test(line)) return "table";
  if (line.includes("|") && TABLE_RULE.test(nextLine.trimEnd())) return "table";
  return "prose";
}

function closes(fence: string, line: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && mark === mark.charAt(0).repeat(mark.length);
}

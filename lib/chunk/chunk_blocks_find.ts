import { type Block, findBlocks } from "./find_blocks.ts";
import { segmentSentences } from "./segment_sentences.ts";
import type { TextRange } from "../base/text_range.ts";

/** A block of a Markdown text, or several that belong in one piece. */
export interface KeptBlock extends Block {
  /** Whether it is a list of numbered steps. */
  readonly isSteps: boolean;
}

const ITEM = /^( *)(?:[-*+]|(\d{1,9})[.)])(?:\s|$)/;

/**
 * Finds the blocks of a Markdown text that belong in one piece.
 *
 * Steps go on across the code and tables between them, which are often not
 * indented: a list that begins with the next number continues the one before.
 */
export function findKeptBlocks(text: string): KeptBlock[] {
  const kept: KeptBlock[] = [];
  // Where the steps are that may go on, and the number that they need for it.
  let stepsAt = -1;
  let nextNumber = NaN;
  for (const block of findBlocks(text)) {
    const numbers = block.kind === "list" ? stepNumbers(text, block) : [];
    const isSteps = numbers.length > 0;
    if (isSteps && stepsAt >= 0 && numbers[0] === nextNumber) {
      const { start } = kept[stepsAt]!;
      kept.length = stepsAt;
      kept.push({ ...block, start, isSteps });
    } else {
      kept.push({ ...block, isSteps });
      if (isSteps) stepsAt = kept.length - 1;
    }
    if (isSteps) nextNumber = numbers.at(-1)! + 1;
    else if (block.kind !== "fence" && block.kind !== "table") stepsAt = -1;
  }
  return kept;
}

/** The numbers of a list's own items. */
function stepNumbers(text: string, list: TextRange): number[] {
  return listItems(text, list).flatMap(({ start, end }) => {
    const number = ITEM.exec(text.slice(start, end))?.[2];
    return number === undefined ? [] : [Number(number)];
  });
}

/** The items of a list, each with everything that is inside. */
export function listItems(
  text: string,
  { start, end }: TextRange,
): TextRange[] {
  const indent = start - (text.lastIndexOf("\n", start - 1) + 1);
  return linesInGroups(text, { start, end }, (line) => {
    const spaces = ITEM.exec(line)?.[1];
    return spaces !== undefined && spaces.length <= indent + 1;
  });
}

/** The lines of a block that are not blank. */
export function blockLines(text: string, block: TextRange): TextRange[] {
  return linesInGroups(text, block, () => true);
}

/** The lines of a block that are not blank, in groups that begin as told. */
function linesInGroups(
  text: string,
  { start, end }: TextRange,
  begins: (line: string) => boolean,
): TextRange[] {
  const groups: { start: number; end: number }[] = [];
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    const lineEnd = at + line.trimEnd().length;
    if (lineEnd > at) {
      const last = groups.at(-1);
      if (last && !begins(line)) last.end = lineEnd;
      else groups.push({ start: at, end: lineEnd });
    }
    at += line.length + 1;
  }
  return groups;
}

/** Where a table's rows begin, if it has a header: behind the rule below it. */
export function tableHeader(
  text: string,
  table: TextRange,
): TextRange | undefined {
  const [first, second] = blockLines(text, table);
  if (!first || !second) return undefined;
  const rule = text.slice(second.start, second.end);
  if (!/^[ \t|:-]*-[ \t|:-]*$/.test(rule)) return undefined;
  return { start: first.start, end: second.end };
}

/** Where a paragraph's last sentence begins, if it leads in to what is below. */
export function leadIn(
  text: string,
  { start, end }: TextRange,
): number | undefined {
  const paragraph = text.slice(start, end);
  if (!/[:：][*_)\]]*$/.test(paragraph)) return undefined;
  const last = segmentSentences(paragraph).at(-1);
  return last && start + last.start;
}

import type { CodeLayout, Definition } from "./chunk_code_layout.ts";
import type { CodeLine } from "./chunk_code_lines.ts";
import { type CodePiece, runsOf } from "./chunk_code_split.ts";
import type { Fits } from "./fits_within.ts";

/** A top-level definition, or statements packed together. */
export interface CodeUnit extends CodePiece {
  /** The definition, if it is one and nothing else. */
  readonly own?: Definition | undefined;
  /** Whether it holds a definition, so that nothing is packed to it. */
  readonly isDefinition: boolean;
  /** Whether it is within the limit. */
  readonly fits: boolean;
}

/**
 * Cuts between top-level statements: each definition is a unit, and what stands
 * between two of them is packed. A unit that is all comment goes to the next
 * one, the last one of a file to the one before it, where they fit.
 */
export function codeUnits(
  { lines, definitions }: CodeLayout,
  fits: Fits,
): CodeUnit[] {
  const units: CodeUnit[] = [];
  const tops = definitions.filter(({ isTop }) => isTop);
  let passed = 0;
  for (const [firstLine, endLine] of runsWithComments(lines, fits)) {
    const { start } = lines[firstLine]!;
    const { end } = lines[endLine - 1]!;
    const from = passed;
    while (passed < tops.length && tops[passed]!.start < end) passed++;
    const inRun = tops.slice(from, passed);
    const isDefinition = inRun.length > 0;

    const last = units.at(-1);
    const codeLine = firstCodeLine(lines, firstLine, endLine);
    const isTail = endLine === lines.length && codeLine === undefined;
    const isFree = last && !last.isDefinition && !isDefinition;
    if (last?.fits && (isFree || isTail) && fits(last.start, end)) {
      last.end = end;
      last.endLine = endLine;
      continue;
    }
    // Overloads are one definition, and so are a decorator and its class, even
    // where the grammar takes them apart. Two on one line are not.
    const named = inRun.find(({ name }) => name) ?? inRun[0];
    const isOne = inRun.every(({ name }) => !name || name === named?.name);
    const isFirst = codeLine && inRun[0] && inRun[0].start <= codeLine.start;
    const own = isOne && isFirst ? named : undefined;
    const unit = { start, end, firstLine, endLine, own, isDefinition };
    units.push({ ...unit, fits: fits(start, end) });
  }
  return units;
}

/** The runs of lines between top-level cuts; one of comments joins the next. */
function runsWithComments(
  lines: readonly CodeLine[],
  fits: Fits,
): [number, number][] {
  const runs: [number, number][] = [];
  let waiting: [number, number] | undefined;
  for (const [firstLine, endLine] of runsOf(lines, 0, lines.length, 0)) {
    if (waiting && fits(lines[waiting[0]]!.start, lines[endLine - 1]!.end)) {
      waiting[1] = endLine;
    } else {
      if (waiting) runs.push(waiting);
      waiting = [firstLine, endLine];
    }
    if (!firstCodeLine(lines, firstLine, endLine)) continue;
    runs.push(waiting);
    waiting = undefined;
  }
  if (waiting) runs.push(waiting);
  return runs;
}

/** The first line of a run on which a top-level statement starts. */
function firstCodeLine(
  lines: readonly CodeLine[],
  firstLine: number,
  endLine: number,
): CodeLine | undefined {
  for (let i = firstLine; i < endLine; i++) {
    if (lines[i]!.isCode) return lines[i];
  }
  return undefined;
}

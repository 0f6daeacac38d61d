import type { CodeLayout, Definition } from "./chunk_code_layout.ts";
import { type CodeLine, lineAt } from "./chunk_code_lines.ts";
import { type CodePiece, runsOf } from "./chunk_code_split.ts";
import type { Fits } from "./fits_within.ts";

/** A definition, or statements packed together. */
export interface CodeUnit extends CodePiece {
  /** The definition, if it is one and nothing else. */
  readonly own?: Definition | undefined;
  /** Whether it is within the limit. */
  readonly fits: boolean;
}

/**
 * Cuts between top-level statements: each definition is a unit, and what stands
 * between two of them is packed. A unit that is all comment goes to the next
 * one, the last one of a file to the one before it, where they fit.
 *
 * What is defined inside of an `if` is a unit if it is too long, as is the `if`.
 */
export function codeUnits(
  { lines, definitions }: CodeLayout,
  fits: Fits,
): CodeUnit[] {
  const units: CodeUnit[] = [];

  function add(firstLine: number, endLine: number, own?: Definition): void {
    const last = units.at(-1);
    const { start } = lines[firstLine]!;
    const { end } = lines[endLine - 1]!;
    const isTail = endLine === lines.length &&
      !firstCodeLine(lines, firstLine, endLine);
    const isFree = last && !last.own && !own;
    if (last?.fits && (isFree || isTail) && fits(last.start, end)) {
      last.end = end;
      last.endLine = endLine;
    } else {
      const unit = { start, end, firstLine, endLine, own };
      units.push({ ...unit, fits: fits(start, end) });
    }
  }

  let at = 0;
  for (const [firstLine, endLine] of runsWithComments(lines, fits)) {
    const { end } = lines[endLine - 1]!;
    const inRun: Definition[] = [];
    for (; at < definitions.length && definitions[at]!.start < end; at++) {
      if (definitions[at]!.level === 0) inRun.push(definitions[at]!);
    }
    const own = ownOf(inRun, firstCodeLine(lines, firstLine, endLine));
    let line = firstLine;
    if (!own && !fits(lines[firstLine]!.start, end)) {
      for (const definition of inRun) {
        const first = lineAt(lines, definition.start);
        const last = lineAt(lines, definition.end);
        const hasLines = lines[first]!.start === definition.start &&
          lines[last]!.end === definition.end;
        if (!hasLines || fits(definition.start, definition.end)) continue;
        if (line < first) add(line, first);
        add(first, last + 1, definition);
        line = last + 1;
      }
    }
    if (line < endLine) add(line, endLine, own);
  }
  return units;
}

/** The definition that a run of lines is, which has these outermost ones. */
function ownOf(
  definitions: readonly Definition[],
  codeLine: CodeLine | undefined,
): Definition | undefined {
  const [first] = definitions;
  if (!first || !codeLine || first.start > codeLine.start) return undefined;
  // Overloads are one definition, and so are a decorator and its class, even
  // where the grammar takes them apart. Two on one line are not.
  const named = definitions.find(({ name }) => name) ?? first;
  const isOne = definitions.every(({ isTop, name }) =>
    isTop && (!name || name === named.name)
  );
  return isOne ? named : undefined;
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

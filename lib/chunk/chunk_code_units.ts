import type { CodeLayout, Definition } from "./chunk_code_layout.ts";
import type { CodeLine } from "./chunk_code_lines.ts";
import { type CodePiece, runsOf } from "./chunk_code_split.ts";
import type { Fits } from "./fits_within.ts";

/** A top-level definition, or statements packed together. */
export interface Unit extends CodePiece {
  /** The line that names the definition, if it is one. */
  named?: number | undefined;
  /** The definition's name, if it has one. */
  name?: string | undefined;
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
): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  for (const [first, next] of runsWithComments(lines, fits)) {
    const start = lines[first]!.start;
    const end = lines[next - 1]!.end;
    let own: Definition | undefined;
    for (; at < definitions.length && definitions[at]!.first < next; at++) {
      const definition = definitions[at]!;
      if (definition.level === 0 && !own?.name) own = definition;
    }

    const last = units.at(-1);
    const isTail = next === lines.length && !isCode(lines, first, next);
    const isFree = last && last.named === undefined && !own;
    if (last?.fits && (isFree || isTail) && fits(last.start, end)) {
      last.end = end;
      last.next = next;
    } else {
      const { named, name } = own ?? {};
      const unit = { start, end, first, next, named, name };
      units.push({ ...unit, fits: fits(start, end) });
    }
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
  for (const [first, next] of runsOf(lines, 0, lines.length, 0)) {
    if (waiting && fits(lines[waiting[0]]!.start, lines[next - 1]!.end)) {
      waiting[1] = next;
    } else {
      if (waiting) runs.push(waiting);
      waiting = [first, next];
    }
    if (!isCode(lines, first, next)) continue;
    runs.push(waiting);
    waiting = undefined;
  }
  if (waiting) runs.push(waiting);
  return runs;
}

function isCode(lines: readonly CodeLine[], first: number, next: number) {
  for (let i = first; i < next; i++) if (lines[i]!.isCode) return true;
  return false;
}

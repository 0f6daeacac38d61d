/** A line of source code that is not blank, and what a cut before it costs. */
export interface CodeLine {
  /** Where it starts, its indent included, in UTF-16 units. */
  readonly start: number;
  /** Where its text starts, behind the indent. */
  readonly textStart: number;
  /** Where its text ends. */
  readonly end: number;
  /** Whether the line above it is blank. */
  readonly afterBlank: boolean;
  /**
   * 0 between top-level statements, the more the deeper between statements or
   * members inside, and {@linkcode NEVER} where no syntax asks for a cut.
   */
  cost: number;
  /** Whether a top-level statement starts here; a comment is none. */
  isCode: boolean;
}

/** The cost of a cut between a header and what it opens. */
export const OPENING = 50;

/** The cost of a cut inside a statement, or between things that belong together. */
export const NEVER = 99;

/** The lines of a source that are not blank. */
export function codeLines(source: string): CodeLine[] {
  const lines: CodeLine[] = [];
  let start = source.startsWith("\ufeff") ? 1 : 0;
  let afterBlank = true;
  for (const line of source.slice(start).split("\n")) {
    const length = line.trimEnd().length;
    if (length > 0) {
      const textStart = start + line.length - line.trimStart().length;
      const end = start + length;
      const cost = NEVER;
      lines.push({ start, textStart, end, afterBlank, cost, isCode: false });
    }
    afterBlank = length === 0;
    start += line.length + 1;
  }
  return lines;
}

/** The line that a place is in; if it is on none, the next, or the last of all. */
export function lineAt(lines: readonly CodeLine[], place: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.end < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

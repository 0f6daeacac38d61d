import type { Cut } from "./chunk.ts";
import { type CodeLine, NEVER } from "./chunk_code_lines.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import type { Fits } from "./fits_within.ts";

/** A run of lines, or a part of one that is too long. */
export interface CodePiece {
  readonly start: number;
  end: number;
  readonly firstLine: number;
  /** The line after its last one. */
  endLine: number;
  /** Why it ends here, if not because of its last line. */
  cut?: Cut;
}

/** What it takes to split a definition that is too long. */
export interface CodeSplit {
  readonly source: string;
  readonly lines: readonly CodeLine[];
  readonly fits: Fits;
  /** How many characters, or what `length` counts, a line may have. */
  readonly size: number;
  readonly length?: ((text: string) => number) | undefined;
}

/**
 * Splits a run of lines at its cheapest cuts, packs what fits together, and
 * splits what is still too long at the next cheapest; a single line by size.
 */
export function splitCode(
  { source, lines, fits, size, length }: CodeSplit,
  firstLine: number,
  endLine: number,
): CodePiece[] {
  function split(firstLine: number, endLine: number): CodePiece[] {
    const { start } = lines[firstLine]!;
    const { end } = lines[endLine - 1]!;
    if (fits(start, end)) return [{ start, end, firstLine, endLine }];
    if (endLine - firstLine === 1) return splitLine(firstLine);
    const pieces: CodePiece[] = [];
    let mayGrow = false;
    for (const [first, next] of cheapestCuts(lines, firstLine, endLine)) {
      const last = pieces.at(-1);
      const runEnd = lines[next - 1]!.end;
      if (last && mayGrow && fits(last.start, runEnd)) {
        last.end = runEnd;
        last.endLine = next;
        continue;
      }
      const parts = split(first, next);
      mayGrow = parts.length === 1;
      for (const part of parts) pieces.push(part);
    }
    return pieces;
  }

  function splitLine(line: number): CodePiece[] {
    const { textStart, end } = lines[line]!;
    return chunkRecursive(source.slice(textStart, end), {
      size,
      separators: [" "],
      ...(length && { length }),
    }).map((part) => ({
      start: textStart + part.start,
      end: textStart + part.end,
      firstLine: line,
      endLine: line + 1,
      ...(part.cut !== "end" && { cut: part.cut }),
    }));
  }

  return split(firstLine, endLine);
}

/** The runs of lines between the cheapest cuts: the first, and the one after. */
export function cheapestCuts(
  lines: readonly CodeLine[],
  firstLine: number,
  endLine: number,
): [number, number][] {
  let least = NEVER;
  for (let i = firstLine + 1; i < endLine; i++) {
    least = Math.min(least, lines[i]!.cost);
  }
  return runsOf(lines, firstLine, endLine, least);
}

/** The runs of lines between all cuts of one cost. */
export function runsOf(
  lines: readonly CodeLine[],
  firstLine: number,
  endLine: number,
  cost: number,
): [number, number][] {
  const runs: [number, number][] = [];
  let from = firstLine;
  for (let i = firstLine + 1; i < endLine; i++) {
    if (lines[i]!.cost !== cost) continue;
    runs.push([from, i]);
    from = i;
  }
  if (endLine > from) runs.push([from, endLine]);
  return runs;
}

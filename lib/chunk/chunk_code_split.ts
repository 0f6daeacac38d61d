import type { Cut } from "./chunk.ts";
import { type CodeLine, NEVER } from "./chunk_code_lines.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import type { Fits } from "./fits_within.ts";

/** A run of lines, or a part of one that is too long. */
export interface CodePiece {
  readonly start: number;
  end: number;
  /** Its first line. */
  readonly first: number;
  /** The line after its last one. */
  next: number;
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
  first: number,
  next: number,
): CodePiece[] {
  function split(first: number, next: number): CodePiece[] {
    const start = lines[first]!.start;
    const end = lines[next - 1]!.end;
    if (fits(start, end)) return [{ start, end, first, next }];
    if (next - first === 1) return splitLine(first);
    const done: CodePiece[] = [];
    let open = false;
    for (const [from, to] of cheapestCuts(lines, first, next)) {
      const last = done.at(-1);
      const end = lines[to - 1]!.end;
      if (last && open && fits(last.start, end)) {
        last.end = end;
        last.next = to;
        continue;
      }
      const pieces = split(from, to);
      open = pieces.length === 1;
      done.push(...pieces);
    }
    return done;
  }

  function splitLine(line: number): CodePiece[] {
    const { text, end } = lines[line]!;
    return chunkRecursive(source.slice(text, end), {
      size,
      separators: [" "],
      ...(length && { length }),
    }).map((piece) => ({
      start: text + piece.start,
      end: text + piece.end,
      first: line,
      next: line + 1,
      ...(piece.cut !== "end" && { cut: piece.cut }),
    }));
  }

  return split(first, next);
}

/** The runs of lines between the cheapest cuts. */
export function cheapestCuts(
  lines: readonly CodeLine[],
  first: number,
  next: number,
): [number, number][] {
  let least = NEVER;
  for (let i = first + 1; i < next; i++) {
    least = Math.min(least, lines[i]!.cost);
  }
  return runsOf(lines, first, next, least);
}

/** The runs of lines between all cuts of one cost. */
export function runsOf(
  lines: readonly CodeLine[],
  first: number,
  next: number,
  cost: number,
): [number, number][] {
  const runs: [number, number][] = [];
  let from = first;
  for (let i = first + 1; i < next; i++) {
    if (lines[i]!.cost !== cost) continue;
    runs.push([from, i]);
    from = i;
  }
  if (next > from) runs.push([from, next]);
  return runs;
}

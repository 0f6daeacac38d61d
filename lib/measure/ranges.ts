import type { TextRange } from "../base/text_range.ts";
import { countCharacters, isInsidePair } from "../chunk/ruler.ts";

/** The same positions in ascending ranges that neither overlap nor touch. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start === end) continue;
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The positions that are in both of two lists of merged ranges. */
export function commonRanges(
  a: readonly TextRange[],
  b: readonly TextRange[],
): TextRange[] {
  const common: TextRange[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const start = Math.max(a[i]!.start, b[j]!.start);
    const end = Math.min(a[i]!.end, b[j]!.end);
    // Ranges that only touch have no character in common.
    if (start < end) common.push({ start, end });
    if (a[i]!.end < b[j]!.end) i++;
    else j++;
  }
  return common;
}

/**
 * How many characters of a text some ranges hold, every copy counted. One that
 * a range cuts in half belongs to where its first half is, so that the parts of
 * a text have as many characters together as the text.
 */
export function charactersIn(
  text: string,
  ranges: readonly TextRange[],
): number {
  return ranges.reduce((sum, { start, end }) => {
    if (start === end) return sum;
    const count = countCharacters(text.slice(start, end));
    return sum + (isInsidePair(text, start) ? count - 1 : count);
  }, 0);
}

/** Throws unless a range lies in a text. */
export function checkRange(name: string, range: TextRange, text: string): void {
  const { start, end } = range;
  if (!(start >= 0 && start <= end && end <= text.length)) {
    throw new RangeError(
      `${name} spans ${start} to ${end}, outside a text of ${text.length}`,
    );
  }
}

import { checkOverlap, checkText, checkWhole } from "./check.ts";
import type { Chunk } from "./chunk.ts";
import { rulerFor } from "./ruler.ts";
import { trimRange } from "./trim_range.ts";

/** Options for {@linkcode chunkRecursive}. */
export interface ChunkRecursiveOptions {
  /** @default {300} */
  size?: number;
  /** @default {["\n\n", "\n", ". ", " "]} */
  separators?: readonly string[];
  /** @default {0} */
  overlap?: number;
  /** @default {0} */
  minSize?: number;
  /** @default {false} */
  mergeNeighbours?: boolean;
  length?: (text: string) => number;
}

/** Splits at the biggest boundary that works, and merges while it fits. */
export function chunkRecursive(
  text: string,
  options: ChunkRecursiveOptions = {},
): Chunk[] {
  const {
    size = 300,
    separators = ["\n\n", "\n", ". ", " "],
    overlap = 0,
    minSize = 0,
    length,
  } = options;
  checkText("text", text);
  checkWhole("size", size, 1);
  checkOverlap(overlap, size);
  checkWhole("minSize", minSize, 0);
  const ruler = rulerFor(text, length);
  const chunks: Chunk[] = [];
  const fits = (start: number, end: number) =>
    end <= ruler.forward(start, size);
  const push = (from: number, to: number) => {
    const { start, end } = trimRange(text, from, to);
    if (start < end) {
      chunks.push({
        text: text.slice(start, end),
        start,
        end,
        cut: to === text.length ? "end" : "size",
      });
    }
  };
  const split = (start: number, end: number, level: number) => {
    if (fits(start, end)) return push(start, end);
    const separator = separators[level];
    if (separator === undefined) {
      for (let at = start; at < end;) {
        const next = Math.min(ruler.forward(at, size), end);
        push(at, next);
        at = next;
      }
      return;
    }
    let from = start;
    let to = start;
    const piece = text.slice(start, end);
    while (to < end) {
      const found = piece.indexOf(separator, to - start);
      const cut = found < 0 ? end : start + found + separator.length;
      if (!fits(from, cut)) {
        push(from, to);
        from = to;
        if (!fits(from, cut)) {
          split(from, cut, level + 1);
          from = cut;
        }
      }
      to = cut;
    }
    push(from, to);
  };
  split(0, text.length, 0);
  return chunks;
}

import type { Cut } from "./chunk.ts";
import { largestThatFits, type Measure } from "./largest_that_fits.ts";
import type { Ruler } from "./ruler.ts";

/** What is not cut: a sentence, or a part of one that is too long. */
export interface TopicUnit {
  readonly start: number;
  readonly end: number;
  /** The kind of boundary its end is. */
  readonly cut: Cut;
  /** How alike the next one is; `Infinity` where no topic can change. */
  readonly similarity: number;
}

/** What to keep to. */
export interface TopicLimits {
  readonly ruler: Ruler;
  /** Whether the text between two positions is no longer than `size`. */
  readonly fits: (start: number, end: number, size: number) => boolean;
  /** How long the text between two positions is. */
  readonly measure: (start: number, end: number) => number;
  readonly minSize: number;
  readonly maxSize: number;
  readonly isTopic: (similarity: number) => boolean;
}

type CutRange = Pick<TopicUnit, "start" | "end" | "cut">;

/** The heart of `chunkSemantic`: the weakest gap first, then the sizes. */
export function cutAtTopics(
  units: readonly TopicUnit[],
  limits: TopicLimits,
): CutRange[] {
  const { fits, ruler, minSize, maxSize } = limits;
  const { topics, barred } = cutTopics(units, limits);
  const ranges: CutRange[] = [];

  /** Adds a chunk, to the one before if either is too small to stand alone. */
  function add(first: number, last: number, cut: Cut): void {
    const range = { start: units[first]!.start, end: units[last]!.end, cut };
    const before = ranges.at(-1);
    const isSmall = ({ start, end }: CutRange) =>
      minSize > 1 && fits(start, end, minSize - 1);
    if (
      before && (isSmall(before) || isSmall(range)) &&
      fits(before.start, range.end, maxSize)
    ) {
      ranges[ranges.length - 1] = { ...range, start: before.start };
    } else ranges.push(range);
  }

  /** Where to cut the units from `first` to `end`, which are too long. */
  function weakestThatFits(first: number, end: number): number {
    const { start } = units[first]!;
    const half = ruler.forward(start, maxSize >> 1);
    const limit = ruler.forward(start, maxSize);
    let last = first;
    let weakest = -1;
    for (let i = first; i < end && units[i]!.end <= limit; i++) {
      last = i;
      if (units[i]!.end <= half || barred[i]) continue;
      if (weakest < 0 || units[i]!.similarity <= units[weakest]!.similarity) {
        weakest = i;
      }
    }
    let cut = weakest < 0 ? last : weakest;
    // Tokens can be more, where less text is measured
    while (cut > first && !fits(start, units[cut]!.end, maxSize)) cut--;
    return cut;
  }

  let first = 0;
  for (const last of topics) {
    while (
      first < last && !fits(units[first]!.start, units[last]!.end, maxSize)
    ) {
      const cut = weakestThatFits(first, last);
      add(first, cut, units[cut]!.cut);
      first = cut + 1;
    }
    add(first, last, "topic");
    first = last + 1;
  }
  return ranges;
}

/**
 * Finds the last unit of each topic, and the gaps at which a cut would leave
 * less than `minSize` between it and one of these.
 */
function cutTopics(
  units: readonly TopicUnit[],
  { measure, minSize, isTopic }: TopicLimits,
): { topics: number[]; barred: Uint8Array } {
  const barred = new Uint8Array(units.length);
  const topics = units.length > 0 ? [units.length - 1] : [];

  // The cuts come in no order, so it measures the text beside one by itself: a
  // ruler would look for the next surrogate pair from each of them.
  function barAround(last: number): void {
    const first = last + 1;
    const after = tooFew(
      units.length - first,
      (n) => measure(units[first]!.start, units[last + n]!.end),
    );
    barred.fill(1, first, first + after);
    const before = tooFew(
      first,
      (n) => measure(units[first - n]!.start, units[last]!.end),
    );
    for (let i = last; i > 0 && i > last - before; i--) barred[i - 1] = 1;
  }

  /** How many units, of those on one side, are less than `minSize`. */
  function tooFew(most: number, measure: Measure): number {
    return minSize < 2 ? 0 : largestThatFits(most, minSize - 1, 1, measure);
  }

  barAround(-1);
  barAround(units.length - 1);
  const low = [...units.keys()].slice(0, -1)
    .filter((i) => isTopic(units[i]!.similarity))
    .sort((a, b) => units[a]!.similarity - units[b]!.similarity);
  for (const i of low) {
    if (barred[i]) continue;
    topics.push(i);
    barAround(i);
  }
  return { topics: topics.sort((a, b) => a - b), barred };
}

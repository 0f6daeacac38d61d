import type { Ruler } from "./ruler.ts";
import { skipWhite, skipWhiteBack } from "../base/text_range.ts";
import type { Piece } from "./split_recursively.ts";

/** What to split, and how. */
export interface HopSplit {
  readonly text: string;
  readonly ruler: Ruler;
  readonly size: number;
  readonly separators: readonly string[];
  readonly countSeparators: boolean;
  /** Whether the text ends here, or there is more to come. */
  readonly isLast: boolean;
}

/** How far a split has come. It starts as `{ from: 0, level: 0, hits: [] }`. */
export interface Progress {
  /** Where the next piece begins, the white space in front of it included. */
  from: number;
  /** Which separator it is split at. */
  level: number;
  /** The next hit of each separator; `Infinity` if there was none yet. */
  hits: number[];
}

/** A separator, and how far it was looked for. */
interface Level {
  readonly separator: string;
  /** How much of it is measured with the piece in front of it. */
  readonly kept: number;
  /** Its next hit. While its own pieces are split further, where they end. */
  hit: number;
}

/**
 * Gives the same pieces as `splitRecursively` without `minSize` and
 * `mergeNeighbours`, three times as fast or more.
 *
 * Read `splitRecursively` first: it makes every piece and merges them again.
 * This one hops from the start of a chunk to the last separator that fits.
 * Where none fits it goes down a level, to the next separator; at the end of
 * the piece that was too long it comes up again. At a size of 16,
 * `"Pumps\nValves\nAlarms ring. Stop at once."` goes like this:
 *
 * | from | at | limit | hits | so |
 * |---|---|---|---|---|
 * | 0 | `"\n"` | 16 | 5, 12 | the last that fits: "Pumps\nValves" |
 * | 13 | `"\n"` | 29 | | down, with all of the text that is left |
 * | 13 | `". "` | 29 | 24 | "Alarms ring." |
 * | 26 | `". "` | 42 | | it ends at 39 and fits: "Stop at once.", and up |
 *
 * It has to remember no more than where it stands, so a text may come in parts.
 *
 * @param split What to split, and how.
 * @param progress Where to go on. It is moved as far as the text allows.
 * @param emit Takes each piece, and the level of the separator behind it: -1
 * stands for the end of the text, the number of separators for none.
 */
export function splitByHops(
  split: HopSplit,
  progress: Progress,
  emit: (start: number, end: number, level: number) => void,
): void {
  const { text, ruler, size, separators, countSeparators, isLast } = split;
  const levels = separators.map((separator, i): Level => {
    const kept = (countSeparators ? separator : separator.trimEnd()).length;
    const hit = progress.hits[i] ?? Infinity;
    return {
      separator,
      kept,
      hit: hit < Infinity ? hit : indexOf(separator, progress.from),
    };
  });
  const textEnd = skipWhiteBack(text, text.length);
  // The piece that is split at each level, from the text down.
  const open: Pick<Piece, "end" | "level">[] = [{
    end: !isLast ? Infinity : countSeparators ? text.length : textEnd,
    level: -1,
  }];
  while (open.length <= progress.level) goDown(levels[open.length - 1]!);
  // What is still to come can change nothing in front of this: no separator that
  // has only begun starts there.
  const longest = separators.reduce((n, { length }) => Math.max(n, length), 1);
  const settled = isLast ? Infinity : text.length - longest + 1;
  let reach = -1; // where the white space behind the limit ends

  while (progress.from < open[0]!.end) {
    const { from } = progress;
    const whole = open.at(-1)!;
    const level = levels[open.length - 1];
    const start = !level || countSeparators ? from : skipWhite(text, from);
    const limit = ruler.forward(start, size);
    // Behind a piece it goes on after the white space, which may still grow.
    if (!isLast && limit > reach) reach = skipWhite(text, limit);
    if (reach >= settled) break;
    if (whole.end <= limit) {
      emit(start, whole.end, whole.level);
      goUp(whole.level);
    } else if (!level) {
      emit(start, limit, separators.length);
      progress.from = limit;
    } else {
      // White space in front may hold the begin of a separator, or all of it.
      const last = lastThatFits(level, level.kept > 0 ? from : start, limit);
      if (last === undefined) {
        goDown(level);
        progress.from = start;
      } else {
        emit(start, endBefore(level, last), open.length - 1);
        progress.from = last + level.separator.length;
      }
    }
  }
  progress.level = open.length - 1;
  progress.hits = levels.map(({ hit }) => hit);

  /**
   * The last hit from `from` on whose piece ends at the limit or before.
   *
   * Most hits are far from the limit and of no interest: it looks for one twice
   * the first piece before the limit, then four times as far, and goes on from
   * there. Without it, prose at a size of 300 takes twice the time.
   */
  function lastThatFits(
    level: Level,
    from: number,
    limit: number,
  ): number | undefined {
    const { separator, kept } = level;
    const { length } = separator;
    const latest = kept > 0 ? limit - kept : skipWhite(text, limit);
    if (level.hit < from) level.hit = indexOf(separator, from);
    const first = level.hit;
    let last: number | undefined;
    let near = latest - 2 * (first + length - from);
    for (; near > first; near -= 3 * (latest - near)) {
      const hit = indexOf(separator, near);
      // Right there it may overlap one before: of three line breaks in a row,
      // the first two are a hit.
      if (hit <= latest && hit - near >= length - 1) {
        level.hit = hit;
        break;
      }
    }
    while (level.hit <= latest) {
      last = level.hit;
      level.hit = indexOf(separator, last + length);
    }
    return last;
  }

  function indexOf(separator: string, from: number): number {
    const hit = text.indexOf(separator, from);
    return hit < 0 ? Infinity : hit;
  }

  /** Where the piece ends that has this hit behind it. */
  function endBefore({ kept }: Level, hit: number): number {
    return kept > 0 ? hit + kept : skipWhiteBack(text, hit);
  }

  function goDown(level: Level): void {
    const { separator, hit } = level;
    const whole = open.at(-1)!;
    const isWhole = hit + separator.length >= whole.end;
    open.push(
      isWhole ? whole : { end: endBefore(level, hit), level: open.length - 1 },
    );
  }

  function goUp(to: number): void {
    const level = levels[to];
    progress.from = level ? level.hit + level.separator.length : Infinity;
    open.length = Math.max(to, 0) + 1;
  }
}

/** The same progress in a text that lacks the first `by` units of this one. */
export function moveBack(progress: Progress, by: number): Progress {
  return {
    from: progress.from - by,
    level: progress.level,
    hits: progress.hits.map((hit) => hit - by),
  };
}

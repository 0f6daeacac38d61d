import type { Section } from "./document.ts";

/** A heading found in a text, with its half-open range there. */
export interface Heading {
  readonly heading: string;
  readonly level: number;
  readonly start: number;
  readonly end: number;
}

/** A half-open range of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts a text into sections at its headings.
 *
 * The last step of all three parsers: each finds headings its own way, and
 * what stands between two of them is cut here, so that a section means the
 * same in every format. Both lists must be in reading order.
 *
 * @param text The text that the ranges refer to.
 * @param headings The headings in it. One without words is taken for hidden.
 * @param hidden Ranges that a reader never sees. Each ends a section's text;
 * what follows continues in another section under the same heading.
 * @returns The sections that hold any text of their own.
 */
export function cutSections(
  text: string,
  headings: readonly Heading[],
  hidden: readonly Range[] = [],
): Section[] {
  const named = headings.filter(({ heading }) => heading !== "");
  const unnamed = headings.filter(({ heading }) => heading === "");
  const holes = [...hidden, ...unnamed].sort((a, b) => a.start - b.start);
  const sections: Section[] = [];
  const above: Heading[] = [];
  let hole = 0;
  let own: Heading = { heading: "", level: 0, start: 0, end: 0 };
  for (let i = 0; i <= named.length; i++) {
    const stop = named[i]?.start ?? text.length;
    const path = above.map(({ heading }) => heading);
    let from = own.end;
    while (from < stop) {
      while (hole < holes.length && holes[hole]!.end <= from) hole++;
      const gap = holes[hole];
      const to = Math.min(gap?.start ?? stop, stop);
      const range = trimmed(text, from, to);
      if (range) {
        const { heading, level } = own;
        const body = text.slice(range.start, range.end);
        sections.push({ heading, level, path, text: body, ...range });
      }
      from = to < stop ? gap!.end : stop;
    }
    if (i < named.length) {
      own = named[i]!;
      while (above.length > 0 && above.at(-1)!.level >= own.level) above.pop();
      above.push(own);
    }
  }
  return sections;
}

/** The range without white space at its edges, if it holds any words. */
function trimmed(text: string, from: number, to: number): Range | undefined {
  const body = text.slice(from, to);
  // Rules such as `---` and empty list items are marks without words.
  if (!/[^\s*_-]/.test(body)) return undefined;
  const start = from + body.length - body.trimStart().length;
  return { start, end: start + body.trim().length };
}

import { type TextRange, trimRange } from "../base/text_range.ts";
import type { Section } from "./document.ts";

/** A heading found in a text, with its half-open range there. */
export interface Heading extends TextRange {
  readonly heading: string;
  readonly level: number;
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
  hidden: readonly TextRange[] = [],
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
      const { start, end } = trimRange(text, from, to);
      const body = text.slice(start, end);
      if (hasWords(body)) {
        const { heading, level } = own;
        sections.push({ heading, level, path, text: body, start, end });
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

/** Whether there is more than marks: rules such as `---`, empty list items. */
function hasWords(text: string): boolean {
  return /[^\s*_-]/.test(text);
}

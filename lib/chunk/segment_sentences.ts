import type { Segment } from "./split_sentences.ts";

const END = /(?<=[.!?]["'”’»)\]]*)\s+(?=[^\p{Ll}\s])/gu;
const ABBREVIATION =
  /(?:^|[^\p{L}.])(?:Dr|Mr|Mrs|Ms|Prof|St|et al|e\.g|i\.e|vs|cf|Fig|No)\.$/u;

/** Finds the sentences of a text, and knows abbreviations and closing quotes. */
export function segmentSentences(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const gap of text.matchAll(END)) {
    if (
      ABBREVIATION.test(text.slice(Math.max(start, gap.index - 20), gap.index))
    ) continue;
    segments.push({ start, end: gap.index });
    start = gap.index + gap[0].length;
  }
  segments.push({ start, end: text.length });
  return segments;
}

import { checkText } from "../base/check.ts";
import type { Cut } from "./chunk.ts";
import { trimRange } from "../base/text_range.ts";

/** One unit of a text that is not to be cut: a sentence, or a whole block. */
export interface Segment {
  /** Where it starts, in UTF-16 units. */
  readonly start: number;
  /** Where it ends, exclusive. */
  readonly end: number;
  /**
   * What kind of boundary its end is.
   *
   * @default {"sentence"}
   */
  readonly cut?: Cut;
}

/** Finds the sentences of a text, in order; between them is white space. */
export type Segmenter = (text: string) => Iterable<Segment>;

/** Options for {@linkcode splitSentences}. */
export interface SplitSentencesOptions {
  /** Finds the sentences, in place of the lesson's pattern. */
  segmenter?: Segmenter;
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z(`])/g;

/**
 * Splits a text into sentences with the lesson's pattern.
 *
 * A sentence ends with `.`, `!` or `?` when white space follows and then a
 * capital letter, an opening bracket or a backtick. The pattern knows no
 * abbreviations; {@linkcode segmentSentences} does.
 *
 * @param text The text to split.
 * @param options A better segmenter, if wanted.
 * @returns The sentences, without the white space around them.
 *
 * @example Two sentences, or so the pattern thinks
 * ```ts
 * import { segmentSentences, splitSentences } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Dr. Smith is in. Knock first.";
 *
 * assertEquals(splitSentences(text), ["Dr.", "Smith is in.", "Knock first."]);
 * assertEquals(splitSentences(text, { segmenter: segmentSentences }), [
 *   "Dr. Smith is in.",
 *   "Knock first.",
 * ]);
 * ```
 */
export function splitSentences(
  text: string,
  options: SplitSentencesOptions = {},
): string[] {
  checkText("text", text);
  return findSentences(text, options.segmenter)
    .map(({ start, end }) => text.slice(start, end));
}

/** The sentences as trimmed ranges, none of them blank. */
export function findSentences(
  text: string,
  segmenter: Segmenter = segmentByPattern,
): Segment[] {
  const sentences: Segment[] = [];
  for (const segment of segmenter(text)) {
    const range = trimRange(text, segment.start, segment.end);
    if (range.start < range.end) sentences.push({ ...segment, ...range });
  }
  return sentences;
}

function* segmentByPattern(text: string): Generator<Segment> {
  let start = 0;
  for (const gap of text.matchAll(SENTENCE_END)) {
    yield { start, end: gap.index };
    start = gap.index + gap[0].length;
  }
  yield { start, end: text.length };
}

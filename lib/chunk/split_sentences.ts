import {
  checkChoice,
  checkFunction,
  checkOptions,
  checkText,
  show,
} from "../base/check.ts";
import type { Cut } from "./chunk.ts";
import { skipWhite, trimRange } from "../base/text_range.ts";
import { isInsidePair } from "./ruler.ts";

/** One unit of a text that is not to be cut: a sentence, or a whole block. */
export interface Segment {
  /** Where it starts, in UTF-16 units. */
  readonly start: number;
  /** Where it ends, exclusive. */
  readonly end: number;
  /**
   * What kind of boundary its end is. `"end"` counts as none: that, chunkers
   * find themselves.
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
 * @throws {TypeError} If `text` is not a string, an option is not known, or the
 * segmenter gives no ranges.
 * @throws {RangeError} If its ranges are not in the text, not in order, cut a
 * character or leave out more than white space, or a `cut` is none.
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
  checkOptions(options, ["segmenter"]);
  checkText("text", text);
  const sentences: string[] = [];
  eachSentence(text, options.segmenter, (start, end) => {
    sentences.push(text.slice(start, end));
  });
  return sentences;
}

/** The sentences as trimmed ranges, none of them blank. */
export function findSentences(text: string, segmenter?: Segmenter): Segment[] {
  const sentences: Segment[] = [];
  eachSentence(text, segmenter, (start, end, cut) => {
    sentences.push({ start, end, cut });
  });
  return sentences;
}

/** What is done with a sentence: takes the parts of a {@linkcode Segment}. */
type Take = (start: number, end: number, cut: Cut) => void;

/**
 * Calls `take` with each sentence that {@linkcode findSentences} would list, so
 * that a long text needs no long list. A generator would make two objects for
 * each sentence, which take half as much memory as the text.
 */
export function eachSentence(
  text: string,
  segmenter: Segmenter | undefined,
  take: Take,
): void {
  if (segmenter === undefined) return eachByPattern(text, take);
  let least = 0;
  for (const segment of rangesOf(text, segmenter)) {
    checkSegment(segment, least, text);
    checkBlank(text, least, segment.start);
    least = segment.end;
    const { cut = "sentence" } = segment;
    checkChoice("a segment's cut", cut, CUTS);
    const { start, end } = trimRange(text, segment.start, segment.end);
    if (start < end) take(start, end, cut === "end" ? "sentence" : cut);
  }
  checkBlank(text, least, text.length);
}

const CUTS: readonly Cut[] = [
  "end",
  "size",
  "word",
  "sentence",
  "line",
  "paragraph",
  "block",
  "section",
  "topic",
];

function rangesOf(text: string, segmenter: Segmenter): Iterable<Segment> {
  checkFunction("segmenter", segmenter);
  const ranges = segmenter(text);
  if (typeof ranges === "object" && Symbol.iterator in Object(ranges)) {
    return ranges;
  }
  throw new TypeError(
    `segmenter must give a list of ranges, got ${show(ranges)}`,
  );
}

/** Throws unless a range is in the text, and behind the one before it. */
function checkSegment(segment: Segment, least: number, text: string): void {
  const { start, end } = segment ?? {};
  const most = text.length;
  if (typeof start !== "number" || typeof end !== "number") {
    throw new TypeError(
      "segmenter must give ranges such as { start: 0, end: 9 }, got " +
        (segment ? `${show(start)} to ${show(end)}` : show(segment)),
    );
  }
  const isWhole = Number.isInteger(start) && Number.isInteger(end);
  if (!isWhole || start < least || end < start || end > most) {
    throw new RangeError(
      "segmenter must give ranges of the text in order, " +
        `the next within ${least} to ${most}, got ${start} to ${end}`,
    );
  }
  if (isInsidePair(text, start) || isInsidePair(text, end)) {
    throw new RangeError(
      `segmenter must not cut a character, got ${start} to ${end}`,
    );
  }
}

/** Throws unless nothing but white space is left out between two ranges. */
function checkBlank(text: string, start: number, end: number): void {
  if (skipWhite(text, start, end) === end) return;
  throw new RangeError(
    `segmenter must leave out nothing but white space, not ${start} to ${end}`,
  );
}

/**
 * The lesson's pattern: a sentence ends at `(?<=[.!?])\s+(?=[A-Z(\`])`.
 *
 * The pattern looks at every character. Hopping from mark to mark with
 * `indexOf` finds the same ends four times as fast.
 */
function eachByPattern(text: string, take: Take): void {
  let { start, end } = trimRange(text, 0, text.length);
  let [dot, bang, query] = [-1, -1, -1]; // the next ones: most texts are short of one
  for (let at = start; at < end; at++) {
    if (dot < at) dot = find(".", text, at);
    if (bang < at) bang = find("!", text, at);
    if (query < at) query = find("?", text, at);
    at = Math.min(dot, bang, query);
    const next = skipWhite(text, at + 1);
    if (next > at + 1 && isOpening(text.charCodeAt(next))) {
      take(start, at + 1, "sentence");
      start = next;
    }
  }
  if (start < end) take(start, end, "sentence");
}

function find(mark: string, text: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

function isOpening(code: number): boolean {
  return (code >= 65 && code <= 90) || code === 40 || code === 96; // A-Z ( `
}

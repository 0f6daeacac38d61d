import { checkText } from "../base/check.ts";
import { type Block, findBlocks } from "./find_blocks.ts";
import type { Segment } from "./split_sentences.ts";

// The end of a sentence, the quotes and brackets that it closes, and the gap.
// Chinese and Japanese leave no gap. The look-behind keeps a long row of dots
// from being tried from each of its dots.
const END = /(?<![.!?…؟۔।])[.!?…؟۔।]+["'”’»)\]]*\s+|[。！？]+["”’»」』）]*\s*/g;
const NO_START = /^[\p{Ll},;:)\]…–—-]/u;

const TITLES = new Set(
  "Dr Mr Mrs Ms Mx Prof Rev Hon Gen Sen Rep Gov Capt Lt Col Sgt Maj Messrs"
    .split(" "),
);
const NEVER_LAST = new Set(
  "al approx ca cf e.g eq eqs fig figs i.e viz vs".split(" "),
);
const BEFORE_NUMBER = new Set(
  ("no nos p pp vol ch sec art par jan feb mar apr jun jul aug sep sept oct " +
    "nov dec").split(" "),
);
const NUMBER = /^\p{Lu}?\d/u;
// Initials, U.S., a.m., Ph.D. and the like end a sentence as often as not.
const SOMETIMES_LAST =
  /^(?:\p{Lu}|(?:\p{L}{1,2}\.)+\p{L}{1,2}|Inc|Ltd|Co|Corp|Jr|Sr|St)$/u;
const FIRST_WORDS = new Set(
  ("The A An I It He She We You They This That These Those There My " +
    "Our Your His Her Its Their In On At As By For From To With If When " +
    "While After Before And But Or So Then No Not Yes What Why How Who " +
    "Where All Some Most Each Every Both Here Please See Use").split(" "),
);

/**
 * Finds the sentences of a text, better than the lesson's pattern does.
 *
 * It knows common English abbreviations and initials, quotes and brackets that
 * close after the full stop, and capitals and sentence marks of other scripts.
 * In Markdown a whole list, table or fenced code block counts as one sentence,
 * and no sentence goes on after a blank line. Give it to a chunker as
 * `{ segmenter: segmentSentences }`.
 *
 * @param text The text, plain or Markdown.
 * @returns The ranges of the sentences, without white space around them. Their
 * `cut` tells where a paragraph or another block ends.
 * @throws {TypeError} If `text` is not a string.
 *
 * @example An abbreviation, a closing quote and a list
 * ```ts
 * import { segmentSentences, splitSentences } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = 'Dr. Smith said "stop." We did:\n\n1. Hold A.\n2. Press B.';
 *
 * assertEquals(splitSentences(text, { segmenter: segmentSentences }), [
 *   'Dr. Smith said "stop."',
 *   "We did:",
 *   "1. Hold A.\n2. Press B.",
 * ]);
 * ```
 */
export function segmentSentences(text: string): Segment[] {
  checkText("text", text);
  return findBlocks(text).flatMap((block) => {
    if (block.kind === "prose") return sentencesOf(text, block);
    const { start, end, kind } = block;
    return [{ start, end, cut: kind === "heading" ? "line" : "block" }];
  });
}

function sentencesOf(text: string, { start, end }: Block): Segment[] {
  const prose = text.slice(start, end);
  const sentences: Segment[] = [];
  let from = 0;
  for (const match of prose.matchAll(END)) {
    const mark = match[0].trimEnd();
    const next = match.index + match[0].length;
    if (next === prose.length || !isEnd(prose, match.index, mark, next)) {
      continue;
    }
    sentences.push({
      start: start + from,
      end: start + match.index + mark.length,
    });
    from = next;
  }
  sentences.push({ start: start + from, end, cut: "paragraph" });
  return sentences;
}

/** Whether a sentence ends with the mark at `at`, and another begins at `next`. */
function isEnd(prose: string, at: number, mark: string, next: number): boolean {
  const after = prose.slice(next, next + 12);
  if (NO_START.test(after)) return false;
  if (mark !== ".") return true;
  const word = /[\p{L}.]*$/u.exec(prose.slice(Math.max(0, at - 12), at))![0];
  const lower = word.toLowerCase();
  if (TITLES.has(word) || NEVER_LAST.has(lower)) return false;
  if (BEFORE_NUMBER.has(lower)) return !NUMBER.test(after);
  if (!SOMETIMES_LAST.test(word)) return true;
  return FIRST_WORDS.has(/^\w+(?=\s)/.exec(after)?.[0] ?? "");
}

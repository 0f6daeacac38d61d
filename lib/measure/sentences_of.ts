import { checkText } from "../base/check.ts";
import { segmentLines } from "../chunk/segment_lines.ts";
import { splitSentences } from "../chunk/split_sentences.ts";

const HEADING = /^#{1,6}(?:\s|$)/;

/**
 * Lists the sentences of a Markdown article for {@linkcode cutSentences}.
 *
 * Each line that is no heading is split by the rule of
 * {@linkcode segmentLines}: where white space follows `.`, `!` or `?`, and at the
 * line's end. This is the count behind the Kitebase figures, and it is cruder
 * than the pattern of `splitSentences`, which also looks at what comes next.
 *
 * @param text The article.
 * @returns The sentences in order, without white space around them.
 * @throws {TypeError} If the text is not a string.
 *
 * @example Three sentences under a heading
 * ```ts
 * import { sentencesOf } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "# Doors\n\nClose them. Are they shut? Good.";
 * assertEquals(sentencesOf(text), ["Close them.", "Are they shut?", "Good."]);
 * ```
 */
export function sentencesOf(text: string): string[] {
  checkText("text", text);
  return text.split("\n")
    .filter((line) => !HEADING.test(line.trimStart()))
    .flatMap((line) => splitSentences(line, { segmenter: segmentLines }));
}

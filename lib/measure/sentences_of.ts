const HEADING = /^#{1,6}(?:\s|$)/;
const SENTENCE_END = /(?<=[.!?])\s+/;

/**
 * Lists the sentences of a Markdown article for {@linkcode cutSentences}.
 *
 * Each line that is neither blank nor a heading is split where white space
 * follows `.`, `!` or `?`; no sentence goes over a line end. This is the count
 * behind the Kitebase figures, and it is cruder than `splitSentences`, which
 * also looks at what comes next.
 *
 * @param text The article.
 * @returns The sentences in order, without white space around them.
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
  return text.split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !HEADING.test(line))
    .flatMap((line) => line.split(SENTENCE_END));
}

const WORD = /[a-z0-9]+/g;

/**
 * The 49 words that {@linkcode keywords} leaves out, because they are in almost
 * every text and every question.
 *
 * The list is the one behind the Brightline figures of lesson 06; the stand-in
 * embedder has its own, longer one.
 *
 * @example A word that says nothing, and one that does
 * ```ts
 * import { KEYWORD_STOP_WORDS } from "chunking";
 * import { assert, assertFalse } from "@std/assert";
 *
 * assert(KEYWORD_STOP_WORDS.has("where"));
 * assertFalse(KEYWORD_STOP_WORDS.has("no"));
 * ```
 */
export const KEYWORD_STOP_WORDS: ReadonlySet<string> = new Set(
  [
    "a an and are as at be but by can do does for from has have how i if in is",
    "it its me my of on or should so than that the then they this to was we",
    "what when where which who why will with you your",
  ].join(" ").split(" "),
);

/**
 * Lists the words of a text that a keyword search looks at.
 *
 * The text is lowercased; a word is a run of the letters a to z and digits, and
 * the {@linkcode KEYWORD_STOP_WORDS} are left out. Words are not reduced to a
 * stem: `update` and `updates` are two. It is meant for English.
 *
 * @param text A chunk or a question.
 * @returns The words in order, repeated ones included.
 *
 * @example What is left of a question
 * ```ts
 * import { keywords } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(keywords("Which Wi-Fi band should I use?"), [
 *   "wi", "fi", "band", "use",
 * ]);
 * ```
 */
export function keywords(text: string): string[] {
  const words: string[] = text.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => !KEYWORD_STOP_WORDS.has(word));
}

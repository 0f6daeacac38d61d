import { checkText } from "../base/check.ts";

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

// Scripts that put no spaces between words. The long mark is Hiragana's, too.
const UNSPACED = "ー\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}" +
  "\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const IN_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, "gu");

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
 * The text is lowercased; a word is a run of letters and digits of any script,
 * and the {@linkcode KEYWORD_STOP_WORDS} are left out, which are English. Words
 * are not reduced to a stem: `update` and `updates` are two. Letters that look
 * the same are the same (Unicode's NFKC), and `straße` is not `strasse`.
 *
 * Chinese, Japanese, Thai, Lao, Khmer and Burmese are written without spaces: of
 * them each two neighbouring characters are a word, as Lucene's `CJKAnalyzer`
 * has it. A character counts by itself only if it stands alone.
 *
 * @param text A chunk or a question.
 * @returns The words in order, repeated ones included.
 * @throws {TypeError} If the text is not a string.
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
 *
 * @example Other scripts
 * ```ts
 * import { keywords } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(keywords("Код двери: 4711"), ["код", "двери", "4711"]);
 * assertEquals(keywords("東京都の Wi-Fi"), ["東京", "京都", "都の", "wi", "fi"]);
 * ```
 */
export function keywords(text: string): string[] {
  checkText("text", text);
  const runs = text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return runs.flatMap((run) => IN_UNSPACED.test(run) ? parts(run) : run)
    .filter((word) => !KEYWORD_STOP_WORDS.has(word));
}

/** What a word with unspaced script in it consists of. */
function parts(word: string): string[] {
  return word.match(RUN)!.flatMap((run) => {
    if (!IN_UNSPACED.test(run)) return [run];
    const characters = [...run];
    if (characters.length === 1) return characters;
    return characters.slice(1).map((next, i) => characters[i]! + next);
  });
}

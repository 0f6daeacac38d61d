/**
 * The 90 words that the stand-in embedder does not count, because they are in
 * almost every text and say nothing about its subject.
 *
 * The list is the one behind the Kitebase figures: one word more or less
 * changes the scores in lessons 04 and 05.
 *
 * @example A word that says nothing, and one that does
 * ```ts
 * import { STOP_WORDS } from "chunking";
 * import { assert, assertFalse } from "@std/assert";
 *
 * assert(STOP_WORDS.has("the"));
 * assertFalse(STOP_WORDS.has("never"));
 * ```
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    "a an the this that these those any no some one",
    "i me my you your we us our he she it its they them their who what",
    "am is are was were be been do does did have has had",
    "can could will would should must",
    "can't don't doesn't didn't isn't aren't won't",
    "and or but if so because when where how while then than as",
    "at by for from in into of off down on out over to up with",
    "not only just too also once here there",
  ].join(" ").split(" "),
);

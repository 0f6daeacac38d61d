/**
 * Exercise 07-2: more, equal, fewer (medium, 3 points).
 *
 * Tokens do not add up. Find texts of your own that show it. Look for them in the
 * notebook, with `countTokens` and `tokensOf`, or with a loop over many words.
 */
import { todo } from "chunking/exercise";

/** Two parts of a text. */
export type Pair = [string, string];

// In all three pairs each part is three to twelve small letters from a to z, and
// one token by itself in `o200k_base`. None is a pair that the lesson shows
// (pass + word, over + lap, house + rules). Written together, without a space,
// the two parts are …

/** … one token. */
export const fewer: Pair = todo("07-2");

/** … two tokens. */
export const equal: Pair = todo("07-2");

/** … at least three tokens. */
export const more: Pair = todo("07-2");

/**
 * A text without any white space that LOSES a token when a line break is put
 * behind it: countTokens(lighter + "\n") < countTokens(lighter). It is not the
 * lesson's `]);`, with or without a space.
 */
export const lighter: string = todo("07-2");

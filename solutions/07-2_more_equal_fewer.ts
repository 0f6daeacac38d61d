/**
 * Exercise 07-2: more, equal, fewer (medium, 3 points).
 *
 * Tokens do not add up. Find texts of your own that show it. Look for them in the
 * notebook, with `countTokens` and `tokensOf`, or with a loop over many words.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** Two parts of a text. */
export type Pair = [string, string];

// In all three pairs each part is three to twelve small letters from a to z, and
// one token by itself in `o200k_base`. None is a pair that the lesson shows
// (pass + word, over + lap, house + rules). Written together, without a space,
// the two parts are …

/** … one token. */
// BEGIN SOLUTION: export const fewer: Pair = todo("07-2");
// A frequent compound is on the vocabulary's list itself.
export const fewer: Pair = ["with", "out"];
// END SOLUTION

/** … two tokens. */
// BEGIN SOLUTION: export const equal: Pair = todo("07-2");
export const equal: Pair = ["car", "pet"];
// END SOLUTION

/** … at least three tokens. */
// BEGIN SOLUTION: export const more: Pair = todo("07-2");
// The tokenizer joins the letters that most often stand together, and does not
// see words. "eth" is more frequent than the border inside "age|this" is strong,
// so it is joined first, and takes a letter from each side: ag, eth, is.
export const more: Pair = ["age", "this"];
// END SOLUTION

/**
 * A text without any white space that LOSES a token when a line break is put
 * behind it: countTokens(lighter + "\n") < countTokens(lighter). It is not the
 * lesson's `]);`, with or without a space.
 */
// BEGIN SOLUTION: export const lighter: string = todo("07-2");
// In code a line often ends like this. So the end with its line break has become
// one token, and the same signs alone have not.
export const lighter: string = "[];";
// END SOLUTION

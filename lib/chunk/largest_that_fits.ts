/** The length of the first, or last, `n` units of a text. */
export type Measure = (n: number) => number;

/**
 * The largest number up to `most` whose measure is at most `size`. If the
 * measure can fall as the number grows, it is some number of which that is true,
 * and not always the largest.
 *
 * Measuring is what costs: a tokenizer reads the text each time. So it guesses
 * from what it has measured, and halves what is left only when four guesses
 * have not been enough. With four units to a token, a `size` of 10 and a first
 * guess of 38, three more measures do, where halving 1,000 would take ten:
 *
 * | n | tokens | so the answer is | next |
 * |---|---|---|---|
 * | 38 | 10 | 38 or more | on by what is missing to 11 tokens, 4 units |
 * | 42 | 11 | 38 to 41 | half way: 10.5 is half way from 10 to 11 |
 * | 40 | 10 | 40 or 41 | what is left |
 * | 41 | 11 | 40 | |
 *
 * @param most The largest number that may be the answer.
 * @param size The most that the answer may measure.
 * @param guess Where to begin.
 * @param measure What to ask.
 */
export function largestThatFits(
  most: number,
  size: number,
  guess: number,
  measure: Measure,
): number {
  let fits = 0; // the largest known to fit
  let fitting = 0; // its measure
  let fails = most + 1; // the smallest known to fail
  let failing = Infinity; // its measure
  for (let n = guess, tries = 0; fails - fits > 1; tries++) {
    n = Math.max(fits + 1, Math.min(n, fails - 1));
    const measured = measure(n);
    if (measured <= size) [fits, fitting] = [n, measured];
    else [fails, failing] = [n, measured];
    if (fails > most) {
      // Nothing has failed yet: on by what is missing, at most to the double.
      const missing = (size + 1 - fitting) * fits / Math.max(fitting, 1);
      n = fits + Math.ceil(Math.min(missing, fits + 1));
    } else {
      const share = (size + 0.5 - fitting) / (failing - fitting);
      n = tries < 4
        ? fits + Math.round((fails - fits) * share)
        : (fits + fails) >> 1;
    }
  }
  return fits;
}

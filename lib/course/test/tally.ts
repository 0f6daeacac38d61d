/** How many tests passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
  };
}

/**
 * The closing line, plain, for people and for programs that read it:
 * `12 passed, 0 failed, 3 skipped`.
 */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped ? `${line}, ${skipped} skipped` : line;
}

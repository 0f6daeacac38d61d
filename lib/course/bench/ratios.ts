import type { Finding } from "./findings.ts";
import type { Result } from "./measure.ts";

/** What one job took on one text, ours first. */
export interface Measured {
  readonly text: string;
  readonly job: string;
  readonly results: readonly Result[];
}

/** How many times as fast ours is as another contender, on one text. */
export interface Ratio {
  readonly text: string;
  readonly job: string;
  readonly other: string;
  /** NaN if one of them could not be measured. */
  readonly ratio: number;
  readonly target?: number;
  readonly error?: string;
}

/** The ratios of one job: every other contender's time over ours. */
export function ratiosOf({ text, job, results }: Measured): Ratio[] {
  const [ours, ...others] = results;
  return others.map((other) => {
    const error = ours!.error ?? other.error;
    return {
      text,
      job,
      other: other.name,
      ratio: error ? NaN : other.median / ours!.median,
      ...(other.target && { target: other.target }),
      ...(error && { error }),
    };
  });
}

/** A ratio as a finding, by a name that tells it from all others. */
export function findingOf(ratio: Ratio): Finding {
  return {
    what: `${ratio.text}: ${ratio.job}: ${ratio.other}`,
    value: ratio.ratio,
    unit: "×",
    ...(ratio.target && { atLeast: ratio.target }),
    ...(ratio.error && { error: ratio.error }),
  };
}

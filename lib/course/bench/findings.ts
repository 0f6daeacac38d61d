import { table } from "chunking";
import { quantile } from "./quantile.ts";

/** Something that was measured, and its limit if it has one. */
export interface Finding {
  readonly what: string;
  readonly value: number;
  readonly unit: "×" | "%" | "ms" | "MB" | "texts";
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Why it was not measured, or what is wrong whatever the value is. */
  readonly error?: string;
}

/** A finding of several runs. */
export interface Outcome extends Omit<Finding, "value" | "error"> {
  /** One a run; NaN where it was not measured. */
  readonly values: readonly number[];
  readonly median: number;
  /** Whether the median keeps to the limit; undefined if there is none. */
  readonly reached?: boolean;
  readonly errors: readonly string[];
}

/**
 * Joins the findings of several runs by their names.
 *
 * @param runs The findings of each run
 * @returns What has a limit is reached if the median of its values keeps to it
 * and there was no error in any run
 */
export function outcomes(runs: readonly (readonly Finding[])[]): Outcome[] {
  const names = new Set(runs.flat().map(({ what }) => what));
  return Array.from(names, (what) => {
    const found = runs.map((run) => run.find((each) => each.what === what));
    const first = found.find((each) => each !== undefined)!;
    const { value: _, error: __, ...rest } = first;
    const values = found.map((each) => each?.value ?? NaN);
    const median = quantile(values.filter((value) => !isNaN(value)), 0.5);
    const errors = found.flatMap((each) => each?.error ?? []);
    const { atLeast = -Infinity, atMost = Infinity } = first;
    const hasLimit = first.atLeast ?? first.atMost;
    const keeps = atLeast <= median && median <= atMost;
    return {
      ...rest,
      values,
      median,
      errors,
      ...(hasLimit !== undefined && { reached: keeps && errors.length === 0 }),
    };
  });
}

/** What was reached and what fell short, in one table and one sentence. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    const { what, values, median, unit } = outcome;
    return {
      "what was measured": what,
      ...Object.fromEntries(
        values.length > 1
          ? values.map((value, i) => [`run ${i + 1}`, digits(value)])
          : [],
      ),
      [values.length > 1 ? "median" : "measured"]: `${digits(median)} ${unit}`,
      target: limit(outcome),
      reached: outcome.reached === undefined
        ? "-"
        : outcome.reached
        ? "yes"
        : "NO",
    };
  });
  const limited = outcomes.filter(({ reached }) => reached !== undefined);
  const short = limited.filter(({ reached }) => !reached);
  const lines = short.map((outcome) => {
    const { what, median, unit, errors } = outcome;
    const why = errors.length > 0 ? `: ${errors[0]}` : "";
    return `  ${what}: ${digits(median)} ${unit}, ${limit(outcome)}${why}`;
  });
  const reached = limited.length - short.length;
  return [
    table(rows),
    "",
    `${reached} of ${limited.length} targets are reached` +
    (short.length > 0 ? "; these fell short:" : ""),
    ...lines,
  ].join("\n");
}

function limit({ atLeast, atMost, unit }: Outcome): string {
  if (atLeast !== undefined) return `at least ${atLeast} ${unit}`;
  return atMost === undefined ? "-" : `at most ${atMost} ${unit}`;
}

/** Two digits that count, no exponents. */
export function digits(value: number): string {
  if (isNaN(value)) return "not measured";
  const rounded = Number(value.toPrecision(2));
  return rounded.toLocaleString("en", { maximumFractionDigits: 4 });
}

import { table } from "chunking";
import { own } from "./contenders.ts";
import { type Cut, OF_MARKDOWN, OF_TEXT } from "./cuts.ts";
import { digits, type Finding } from "./findings.ts";
import { measure, type Result } from "./measure.ts";
import type { Report, Settings } from "./report.ts";
import { markdown, prose } from "./texts.ts";

const MEGABYTE = 1_000_000;
const SIZES = [1, 10, 100];
const LIMIT = 2;

// A hundred megabytes of Markdown take seconds.
const KINDS = [
  { kind: "prose", make: prose, cuts: OF_TEXT, mostRounds: 7 },
  { kind: "Markdown", make: markdown, cuts: OF_MARKDOWN, mostRounds: 3 },
];

/** Whether ten times the text takes ten times as long, for every chunker. */
export async function growth({ rounds, only }: Settings): Promise<Report> {
  const measured: { what: string; results: readonly Result[] }[] = [];
  for (const { kind, make, cuts, mostRounds } of KINDS) {
    for (const form of ["typed", "typeset"] as const) {
      const chosen = Object.entries(cuts).filter(([name]) =>
        `${kind}, ${form}: ${name}`.includes(only)
      );
      if (chosen.length === 0) continue;
      const text = make(SIZES.at(-1)! * MEGABYTE)[form];
      for (const [name, cut] of chosen) {
        measured.push({
          what: `${kind}, ${form}: ${name}`,
          results: await measure(
            text,
            SIZES.map((size) => prefix(size, cut)),
            Math.min(rounds, mostRounds),
          ),
        });
      }
    }
  }
  const rows = measured.map(({ what, results }) => ({
    "milliseconds a megabyte": what,
    ...Object.fromEntries(
      results.map(({ name, median }) => [name, digits(median)]),
    ),
    "× linear": digits(growthOf(results).value),
  }));
  console.log(`\nGrowth\n\n${table(rows)}`);
  const findings = measured.map(({ what, results }): Finding => ({
    what: `growth: ${what}, 10 to 100 MB`,
    ...growthOf(results),
    unit: "×",
    atMost: LIMIT,
  }));
  return { findings, measured };
}

/** The start of the text, as a contender of the longer ones. */
function prefix(megabytes: number, cut: Cut) {
  return own(`${megabytes} MB`, cut, { atMost: megabytes * MEGABYTE });
}

/** How many times as long a megabyte takes in the longest text. */
export function growthOf(
  results: readonly Result[],
): Pick<Finding, "value" | "error"> {
  const [before, last] = results.slice(-2);
  const error = before!.error ?? last!.error;
  if (error !== undefined) return { value: NaN, error };
  return { value: last!.median / before!.median };
}

import { table } from "chunking";
import { CLOCK, type Clock } from "./clock.ts";
import { type Cut, OF_MARKDOWN, OF_TEXT } from "./cuts.ts";
import { digits, type Finding } from "./findings.ts";
import { messageOf } from "./message_of.ts";
import { quantile } from "./quantile.ts";
import type { Report, Settings } from "./report.ts";
import { flat, markdown, prose, type Text } from "./texts.ts";

const MEGABYTE = 1_000_000;
const SIZES = [1, 10, 100];
const LIMIT = 2;
// Rounds end early when a chunker has had so many milliseconds.
const ENOUGH = 4_000;

/** What a text of some size took. */
export interface Timed {
  readonly megabytes: number;
  readonly milliseconds: number;
}

/** Whether ten times the text takes ten times as long, for every chunker. */
export async function growth({ rounds, only }: Settings): Promise<Report> {
  const rows: Record<string, string | number>[] = [];
  const findings: Finding[] = [];
  const timed: Record<string, readonly Timed[]> = {};
  const kinds: [string, (length: number) => Text, Record<string, Cut>][] = [
    ["prose", prose, OF_TEXT],
    ["Markdown", markdown, OF_MARKDOWN],
  ];
  for (const [kind, make, cuts] of kinds) {
    for (const form of ["typed", "typeset"] as const) {
      const chosen = Object.entries(cuts).filter(([name]) =>
        `${kind}, ${form}: ${name}`.includes(only)
      );
      if (chosen.length === 0) continue;
      const text = make(SIZES.at(-1)! * MEGABYTE)[form];
      for (const [name, cut] of chosen) {
        const what = `growth: ${kind}, ${form}: ${name}`;
        try {
          const times = await time(text, cut, rounds);
          const factor = growthFactor(times);
          timed[what] = times;
          findings.push({ what, value: factor, unit: "×", atMost: LIMIT });
          rows.push({
            text: `${kind}, ${form}`,
            chunker: name,
            ...Object.fromEntries(
              times.map(({ megabytes, milliseconds }) => [
                `${megabytes} MB, ms`,
                digits(milliseconds),
              ]),
            ),
            "× linear": digits(factor),
          });
        } catch (error) {
          const failed = { value: NaN, error: messageOf(error) };
          findings.push({ what, ...failed, unit: "×", atMost: LIMIT });
        }
      }
    }
  }
  console.log(`\nGrowth, 10 to 100 MB\n\n${table(rows)}`);
  return { findings, timed };
}

/** How many times as long as in proportion the largest text took. */
export function growthFactor(times: readonly Timed[]): number {
  const [before, last] = times.slice(-2);
  return (last!.milliseconds / before!.milliseconds) /
    (last!.megabytes / before!.megabytes);
}

/** The median for each size, of fewer rounds where they take long. */
export async function time(
  text: string,
  cut: Cut,
  rounds: number,
  sizes: readonly number[] = SIZES,
  clock: Clock = CLOCK,
): Promise<Timed[]> {
  const timed: Timed[] = [];
  cut(flat(text.slice(0, MEGABYTE / 5)));
  for (const megabytes of sizes) {
    const part = flat(text.slice(0, megabytes * MEGABYTE));
    const times: number[] = [];
    let spent = 0;
    while (times.length < rounds && spent < ENOUGH) {
      clock.collect();
      const passed = clock.start();
      cut(part);
      times.push(passed());
      spent += times.at(-1)!;
      await Promise.resolve(); // lets go of what the call left on the stack
    }
    timed.push({ megabytes, milliseconds: quantile(times, 0.5) });
  }
  return timed;
}

import { join } from "node:path";
import { table } from "chunking";
import { renderSvg } from "../../show/render_svg.ts";
import { writeFile } from "../write_file.ts";
import { drawRatios } from "./draw_ratios.ts";
import { BENCH_FOLDER } from "./install.ts";
import { type Job, JOBS } from "./jobs.ts";
import { measure, type Result } from "./measure.ts";
import { CONTENDERS } from "./packages.ts";
import { markdown, prose, shortDocument } from "./texts.ts";

const LENGTH = 10_000_000;

/** How many times ours is as fast as another contender, on one text. */
export interface Ratio {
  readonly text: string;
  readonly job: string;
  readonly ours: string;
  readonly other: string;
  readonly ratio: number;
  readonly target?: number;
}

/** Measures every job on every text, prints the ratios, writes and draws them. */
export async function speed(rounds: number, only = ""): Promise<number> {
  const { typed, typeset } = prose(LENGTH);
  const texts: [string, string, Job[]][] = [
    ["prose", typed, JOBS.prose],
    ["prose, typeset", typeset, JOBS.prose],
    ["Markdown", markdown(LENGTH), JOBS.markdown],
    ["3 KB", shortDocument(), JOBS.short.map(withoutTargets)],
  ];
  const results: { text: string; job: string; results: Result[] }[] = [];
  for (const [name, text, jobs] of texts) {
    for (const job of jobs) {
      if (!`${name}: ${job.name}`.includes(only)) continue;
      const measured = await measure(text, job.contenders, rounds);
      console.log(`\n${name}: ${job.name}\n\n${show(measured)}`);
      results.push({ text: name, job: job.name, results: measured });
    }
  }
  const ratios = results.flatMap(ratiosOf);
  const short = ratios.filter(({ ratio, target = 0 }) => ratio < target);
  console.log(
    short.length === 0
      ? "\nEvery target is reached."
      : "\nShort of the target:\n" + table(short.map((ratio) => ({
        text: ratio.text,
        job: ratio.job,
        other: ratio.other,
        ratio: digits(ratio.ratio),
        target: ratio.target!,
      }))),
  );
  const drawing = drawRatios(ratios);
  await write("speed.json", {
    date: new Date().toISOString(),
    deno: Deno.version.deno,
    v8: Deno.version.v8,
    machine: `${navigator.hardwareConcurrency} cores, ${Deno.build.target}`,
    contenders: CONTENDERS,
    rounds,
    unit: "milliseconds a megabyte of UTF-16 units",
    results,
    ratios,
  });
  await write("speed.vl.json", drawing.spec);
  await writeFile(
    join(BENCH_FOLDER, "speed.svg"),
    await renderSvg(drawing.spec),
  );
  console.log("\nWritten to .bench/: speed.json, speed.vl.json, speed.svg");
  return 0;
}

/** The targets are meant for long texts, not for what every call takes. */
function withoutTargets(job: Job): Job {
  const contenders = job.contenders
    .map(({ target: _, ...contender }) => contender);
  return { ...job, contenders };
}

async function write(file: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value, null, 1) + "\n";
  await writeFile(join(BENCH_FOLDER, file), text);
}

function ratiosOf(
  { text, job, results }: { text: string; job: string; results: Result[] },
): Ratio[] {
  const [ours, ...others] = results;
  return others.filter((other) => !other.error).map((other) => ({
    text,
    job,
    ours: ours!.name,
    other: other.name,
    ratio: other.median / ours!.median,
    ...(other.target && { target: other.target }),
  }));
}

function show(results: Result[]): string {
  const ours = results[0]!.median;
  const measured = results.filter((result) => !result.error);
  const rows = measured.map((result, i) => ({
    contender: result.name,
    "MB/s": digits(1000 / result.median),
    "ms/MB": digits(result.median),
    "middle half": `${digits(result.quartiles[0])} to ${
      digits(result.quartiles[1])
    }`,
    made: result.made,
    "ours is": i === 0 ? "-" : `${digits(result.median / ours)} ×`,
    target: result.target ? `${result.target} ×` : "-",
  }));
  const failed = results.filter((result) => result.error)
    .map((result) => `not measured: ${result.name}: ${result.error}`);
  return [table(rows), ...failed].join("\n");
}

/** Two digits that count, no exponents. */
function digits(value: number): string {
  const rounded = Number(value.toPrecision(2));
  return rounded.toLocaleString("en", { maximumFractionDigits: 4 });
}

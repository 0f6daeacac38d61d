import { table } from "chunking";
import { digits } from "./findings.ts";
import type { Job } from "./job.ts";
import { JOBS } from "./jobs.ts";
import { measure, type Result } from "./measure.ts";
import { findingOf, type Measured, ratiosOf } from "./ratios.ts";
import type { Report, Settings } from "./report.ts";
import { markdown, prose, shortDocument } from "./texts.ts";

const LENGTH = 10_000_000;

/** Measures every job on every text, and prints a table for each. */
export async function speed({ rounds, only }: Settings): Promise<Report> {
  const texts: [name: string, text: () => string, jobs: readonly Job[]][] = [
    ["prose", () => prose(LENGTH).typed, JOBS.prose],
    ["prose, typeset", () => prose(LENGTH).typeset, JOBS.prose],
    ["Markdown", () => markdown(LENGTH).typeset, JOBS.markdown],
    ["3 KB", shortDocument, JOBS.short.map(withoutTargets)],
  ];
  const measured: Measured[] = [];
  for (const [name, make, jobs] of texts) {
    const chosen = jobs.filter((job) => `${name}: ${job.name}`.includes(only));
    if (chosen.length === 0) continue;
    const text = make();
    for (const job of chosen) {
      const results = await measure(text, job.contenders, rounds);
      console.log(`\n${name}: ${job.name} (${job.about})\n\n${show(results)}`);
      measured.push({ text: name, job: job.name, results });
    }
  }
  const ratios = measured.flatMap(ratiosOf);
  return {
    findings: ratios.map(findingOf),
    unit: "milliseconds a megabyte of UTF-16 units",
    measured,
    ratios,
  };
}

/** The targets are meant for long texts, not for what every call takes. */
function withoutTargets(job: Job): Job {
  const contenders = job.contenders
    .map(({ target: _, ...contender }) => contender);
  return { ...job, contenders };
}

function show(results: readonly Result[]): string {
  const [ours] = results;
  const rows = results.filter(({ error }) => !error).map((result) => ({
    contender: result.name,
    "MB/s": digits(1000 / result.median),
    "ms/MB": digits(result.median),
    "middle half": result.quartiles.map(digits).join(" to "),
    made: result.made,
    "from MB": digits(result.characters / 1e6),
    "ours is": result === ours || ours!.error
      ? "-"
      : `${digits(result.median / ours!.median)} ×`,
    target: result.target ? `${result.target} ×` : "-",
  }));
  const notes = results.flatMap(({ name, note, error }) => [
    ...error ? [`not measured: ${name}: ${error}`] : [],
    ...note ? [`${name}: ${note}`] : [],
  ]);
  return [table(rows), "", ...notes].join("\n");
}

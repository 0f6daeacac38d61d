import { join } from "node:path";
import { renderSvg } from "../../show/render_svg.ts";
import { UsageError } from "../usage_error.ts";
import { writeFile } from "../write_file.ts";
import { drawRatios } from "./draw_ratios.ts";
import { type Outcome, outcomes, summary } from "./findings.ts";
import { CONTENDERS } from "./packages.ts";
import { quantile } from "./quantile.ts";
import type { Ratio } from "./ratios.ts";
import type { Report, Settings } from "./report.ts";

/** What is run, how often, and where the results go. */
export interface Plan {
  readonly parts: readonly string[];
  readonly runs: number;
  readonly settings: Settings;
  /** The folder for the results; none if only some were measured. */
  readonly folder?: string;
}

export type RunPart = (
  part: string,
  settings: Settings,
  signal: AbortSignal,
) => Promise<Report>;

/**
 * Runs the parts, all of them as often as asked, sums up and writes the results.
 *
 * @returns 0 if every target is reached, 1 if not
 */
export async function runParts(
  { parts, runs, settings, folder }: Plan,
  runPart: RunPart,
  signal: AbortSignal,
): Promise<number> {
  const reports: { part: string; run: number; report: Report }[] = [];
  for (let run = 1; run <= runs; run++) {
    for (const part of parts) {
      const which = runs > 1 ? `, run ${run} of ${runs}` : "";
      console.log(`\n=== ${part}${which}`);
      const report = await runPart(part, settings, signal);
      signal.throwIfAborted();
      reports.push({ part, run, report });
    }
  }
  if (reports.every(({ report }) => report.findings.length === 0)) {
    throw new UsageError(`nothing has "${settings.only}" in its name`);
  }
  const all: Outcome[] = [];
  for (const part of parts) {
    const ofPart = reports.filter((each) => each.part === part)
      .map(({ report }) => report);
    const found = outcomes(ofPart.map(({ findings }) => findings));
    all.push(...found);
    if (folder) await write(folder, part, settings, ofPart, found);
  }
  console.log(`\n=== what was reached\n\n${summary(all)}`);
  if (folder) console.log(`\nWritten to ${folder}`);
  return all.some(({ reached }) => reached === false) ? 1 : 0;
}

async function write(
  folder: string,
  part: string,
  settings: Settings,
  reports: readonly Report[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const results = {
    date: new Date().toISOString(),
    deno: Deno.version.deno,
    v8: Deno.version.v8,
    machine: `${navigator.hardwareConcurrency} cores, ${Deno.build.target}`,
    contenders: CONTENDERS,
    rounds: settings.rounds,
    outcomes,
    runs: reports,
  };
  await writeJson(join(folder, `${part}.json`), results);
  if (part !== "speed") return;
  const drawing = drawRatios(medianRatios(reports));
  await writeJson(join(folder, "speed.vl.json"), drawing.spec);
  await writeFile(join(folder, "speed.svg"), await renderSvg(drawing.spec));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, JSON.stringify(value, null, 1) + "\n");
}

/** The ratios of the first run, each replaced by the median of all runs. */
function medianRatios(reports: readonly Report[]): Ratio[] {
  const runs = reports.map((report) => (report.ratios ?? []) as Ratio[]);
  return runs[0]!
    .map((first, i) => {
      const ratios = runs.map((run) => run[i]?.ratio ?? NaN);
      const known = ratios.filter((ratio) => !isNaN(ratio));
      return { ...first, ratio: quantile(known, 0.5) };
    })
    .filter(({ ratio }) => !isNaN(ratio));
}

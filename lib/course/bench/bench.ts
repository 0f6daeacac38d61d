import { readFlags } from "../read_flags.ts";
import { untilInterrupted } from "../until_interrupted.ts";
import { UsageError } from "../usage_error.ts";
import { BENCH_FOLDER, install } from "./install.ts";
import { PARTS } from "./parts.ts";
import { runPart } from "./run_part.ts";
import { type Plan, runParts } from "./run_parts.ts";

const HELP =
  `Usage: deno task bench [PART…] [--runs N] [--rounds N] [--only WORDS]

Measures the chunkers beside those of other packages, on real texts: ten
megabytes of prose, ten of Markdown, a document of three kilobytes.

  speed      who takes how long, side by side
  growth     whether ten times the text takes ten times as long
  memory     what is needed beside the text and the result
  hostile    texts that overflow a stack or take hours elsewhere
  stream     a gigabyte that is never held as a whole
  langchain  10,000 texts cut by LangChain and by chunkLikeLangChain

Without a part it does all of them. It ends with a table of what was reached
and what fell short, and with 1 if anything did.

  --runs N      does it all N times and takes the medians of the runs; 1
  --rounds N    how often each contender is timed in a run; 7
  --only WORDS  takes what has the words in its name, and writes no file
  --record      langchain: writes lib/chunk/langchain_cases.json anew

Packages and results go to .bench/.`;

/** `deno task bench`: measures, sums up, writes what it measured. */
export async function bench(args: string[]): Promise<number> {
  const plan = readPlan(args);
  if (!plan) return 0;
  return await untilInterrupted(async (signal) => {
    await install();
    return await runParts(plan, runPart, signal);
  });
}

/** What was asked for, or undefined after `--help`. */
export function readPlan(args: string[]): Plan | undefined {
  const flags = readFlags("bench", HELP, args, {
    string: ["runs", "rounds", "only"],
    boolean: ["record"],
  });
  if (!flags) return undefined;
  const parts = flags._.map(String);
  const wrong = parts.find((part) => !Object.hasOwn(PARTS, part));
  if (wrong !== undefined) {
    const names = Object.keys(PARTS).join(", ");
    throw new UsageError(`no part "${wrong}": there are ${names}`);
  }
  const only: string = flags.only ?? "";
  return {
    parts: parts.length > 0 ? [...new Set(parts)] : Object.keys(PARTS),
    runs: count("runs", flags.runs ?? "1"),
    settings: {
      rounds: count("rounds", flags.rounds ?? "7"),
      only,
      record: flags.record,
    },
    ...(only === "" && { folder: BENCH_FOLDER }),
  };
}

function count(name: string, value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} must be a whole number, got "${value}"`);
}

import { fileURLToPath } from "node:url";
import { readFlags } from "../read_flags.ts";
import { UsageError } from "../usage_error.ts";
import { install } from "./install.ts";

const HELP = `Usage: deno task bench [PART…] [--rounds N] [--only WORD]

Measures the chunkers beside those of other packages, on real texts: ten
megabytes of prose, ten of Markdown, a document of three kilobytes.

  speed      who takes how long, side by side
  growth     1, 10 and 100 megabytes; memory; hostile texts; a stream of 1 GB
  langchain  10,000 texts cut by LangChain and by chunkLikeLangChain

Without a part it does all of them; --only takes the jobs and texts whose name
has the word. Packages and results go to .bench/.`;

const PARTS = ["speed", "growth", "langchain"];

/** `deno task bench`: runs the measurement in a process of its own. */
export async function bench(args: string[]): Promise<number> {
  const flags = readFlags("bench", HELP, args, {
    string: ["rounds", "only"],
  });
  if (!flags) return 0;
  const parts = flags._.map(String);
  const wrong = parts.find((part) => !PARTS.includes(part));
  if (wrong !== undefined) {
    throw new UsageError(`no part "${wrong}": there are ${PARTS.join(", ")}`);
  }
  const rounds = Number(flags.rounds ?? 7);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new UsageError(
      `--rounds must be a whole number, got ${flags.rounds}`,
    );
  }
  const config = await install();
  for (const part of parts.length > 0 ? parts : PARTS) {
    const program = fileURLToPath(new URL("./run.ts", import.meta.url));
    const { code } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        "--no-check",
        `--config=${config}`,
        "--v8-flags=--expose-gc,--max-old-space-size=8000",
        program,
        part,
        String(rounds),
        flags.only ?? "",
      ],
      stdin: "null",
    }).spawn().status;
    if (code !== 0) return code;
  }
  return 0;
}

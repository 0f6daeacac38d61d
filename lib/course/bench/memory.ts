import { fileURLToPath } from "node:url";
import { table } from "chunking";
import { type Memory, memoryOf, readCollections } from "./collections.ts";
import { OF_MARKDOWN, OF_TEXT } from "./cuts.ts";
import type { Finding } from "./findings.ts";
import { benchArgs } from "./install.ts";
import type { Report, Settings } from "./report.ts";

// A full collection whenever half a megabyte was allocated: what is alive in
// between and dead at both is less than that.
const FLAGS = [
  "--expose-gc",
  "--gc-global",
  "--max-semi-space-size=1",
  "--semi-space-growth-factor=1",
  "--trace-gc",
];

/** In percent of the text's bytes: beside the result, or with it. */
const KINDS = [
  { kind: "prose", megabytes: 50, cuts: OF_TEXT, beside: 10 },
  { kind: "Markdown", megabytes: 10, cuts: OF_MARKDOWN, inAll: 300 },
] as const;

/**
 * How much memory the chunkers take beside the text and the result.
 *
 * Each runs in a process whose garbage is collected all the time, so that the
 * heap after each collection is what is alive. The most of these, less the text
 * and the result, is what is needed and not what was not collected yet.
 */
export async function memory({ only }: Settings): Promise<Report> {
  const findings: Finding[] = [];
  const rows: Record<string, string | number>[] = [];
  for (const { kind, megabytes, cuts, ...limits } of KINDS) {
    for (const form of ["typed", "typeset"] as const) {
      const names = Object.keys(cuts).filter((name) =>
        `${kind}, ${form}: ${name}`.includes(only)
      );
      if (names.length === 0) continue;
      const found = await measured([kind, form, String(megabytes), ...names]);
      names.forEach((name, i) => {
        const text = megabytes * (form === "typed" ? 1 : 2);
        const { peak, result } = shares(found[i], text);
        const beside = peak - result;
        const isBeside = "beside" in limits;
        findings.push({
          what: `memory: ${kind}, ${form}: ${name}, ` +
            (isBeside ? "beside the result" : "with the result"),
          value: isBeside ? beside : peak,
          unit: "%",
          atMost: isBeside ? limits.beside : limits.inAll,
          ...(!found[i] && { error: "the process ended" }),
        });
        rows.push({
          text: `${kind}, ${form}`,
          chunker: name,
          "result, % of the text": result,
          "at the peak": peak,
          "beside the result": beside,
        });
      });
    }
  }
  console.log(`\nMemory, in percent of the text's own\n\n${table(rows)}`);
  return { findings };
}

function shares(memory: Memory | undefined, text: number): Memory {
  const { peak = NaN, result = NaN } = memory ?? {};
  const percent = (megabytes: number) => Math.round(100 * megabytes / text);
  return { peak: percent(peak), result: percent(result) };
}

async function measured(args: string[]): Promise<Memory[]> {
  const program = fileURLToPath(new URL("./memory_calls.ts", import.meta.url));
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: benchArgs(FLAGS, program, args),
    stderr: "inherit",
  }).output();
  return memoryOf(readCollections(new TextDecoder().decode(stdout)));
}

import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { benchArgs } from "./install.ts";
import { messageOf } from "./message_of.ts";
import type { Report, Settings } from "./report.ts";

const FLAGS = ["--expose-gc", "--max-old-space-size=8000"];

/**
 * Runs one part in a process of its own, so that none inherits what another has
 * compiled or left behind. One that breaks off is a finding, no more.
 */
export async function runPart(
  part: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<Report> {
  const folder = await Deno.makeTempDir({ prefix: "bench-" });
  const file = join(folder, "report.json");
  const program = fileURLToPath(new URL("./run.ts", import.meta.url));
  try {
    const { code } = await new Deno.Command(Deno.execPath(), {
      args: benchArgs(FLAGS, program, [part, JSON.stringify(settings), file]),
      stdin: "null",
      signal,
    }).spawn().status;
    if (code !== 0) throw new Error(`the process ended with code ${code}`);
    return JSON.parse(await Deno.readTextFile(file), restoreNaN);
  } catch (error) {
    return brokenOff(part, messageOf(error));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The report of a part that gave none. */
function brokenOff(part: string, error: string): Report {
  const finding = { what: part, value: NaN, unit: "texts", error } as const;
  return { findings: [{ ...finding, atMost: 0 }] };
}

/** JSON has null where there is no number. */
function restoreNaN(_key: string, value: unknown): unknown {
  return value === null ? NaN : value;
}

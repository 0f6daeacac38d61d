import { join } from "node:path";
import { answers } from "./answers.ts";

/**
 * Finds the port of a lab that is already running on this course, so that a
 * second `deno task lab` opens that one; `undefined` when there is none.
 */
export async function findRunning(
  state: string,
  token: string,
): Promise<number | undefined> {
  for (const port of await recordedPorts(join(state, "runtime"))) {
    // A server that was killed leaves its record behind: only an answer counts.
    if (await answers(port, token)) return port;
  }
  return undefined;
}

/** The ports in the records that Jupyter's servers keep while they run. */
async function recordedPorts(runtime: string): Promise<number[]> {
  const ports: number[] = [];
  try {
    for await (const { name } of Deno.readDir(runtime)) {
      if (!/^jpserver-\d+\.json$/.test(name)) continue;
      const record = await Deno.readTextFile(join(runtime, name));
      const port = Number(/"port": *(\d+)/.exec(record)?.[1]);
      if (port) ports.push(port);
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return ports;
}

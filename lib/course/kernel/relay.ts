// The program that our kernel spec starts: see relay_kernel.ts for what it
// does.
import { type ConnectionInfo, readConnectionFile } from "./connection_file.ts";
import { refuseCells } from "./refuse_cells.ts";
import { relayKernel } from "./relay_kernel.ts";
import { startSession } from "./session.ts";

/** Jupyter starts us: when it is gone, nobody can use this kernel any more. */
function endWithParent(): void {
  const parent = Deno.ppid;
  setInterval(() => {
    if (Deno.ppid !== parent) Deno.exit(1);
  }, 1000);
}

/**
 * Runs the relay, or says in every cell why it cannot run; returns the exit
 * code.
 */
async function main(front: ConnectionInfo): Promise<number> {
  let session;
  try {
    session = await startSession({ cwd: Deno.cwd(), key: front.key });
  } catch (error) {
    const reason = (error as Error).message;
    console.error(reason);
    await refuseCells(front, reason);
    return 1;
  }
  const relay = await relayKernel(front, session);
  // Some front ends interrupt by signal whatever the kernel spec says.
  Deno.addSignalListener("SIGINT", () => relay.interrupt());
  return await relay.ended;
}

if (import.meta.main) {
  const [flag, path] = Deno.args;
  if (flag !== "--conn" || !path) {
    console.error("Usage: deno run -A relay.ts --conn <connection file>");
    Deno.exit(2);
  }
  endWithParent();
  try {
    Deno.exit(await main(await readConnectionFile(path)));
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}

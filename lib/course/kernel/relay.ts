// The program that our kernel spec starts: see relay_kernel.ts for what it does.
import { readConnectionFile } from "./connection_file.ts";
import { relayKernel } from "./relay_kernel.ts";

/** Jupyter starts us: when it is gone, nobody can use this kernel any more. */
function endWithParent(): void {
  const parent = Deno.ppid;
  setInterval(() => {
    if (Deno.ppid !== parent) Deno.exit(1);
  }, 1000);
}

if (import.meta.main) {
  const [flag, path] = Deno.args;
  if (flag !== "--conn" || !path) {
    console.error("Usage: deno run -A relay.ts --conn <connection file>");
    Deno.exit(2);
  }
  endWithParent();
  try {
    const front = await readConnectionFile(path);
    const relay = await relayKernel(front, { cwd: Deno.cwd() });
    // Some front ends interrupt by signal whatever the kernel spec says.
    Deno.addSignalListener("SIGINT", () => relay.interrupt());
    Deno.exit(await relay.ended);
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}

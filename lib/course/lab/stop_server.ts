import { within } from "../within.ts";

/** How long each way of asking gets. */
const PATIENCE = 8_000;

/**
 * Stops a JupyterLab: asks it politely, which shuts its kernels down as well,
 * and then less and less so. Returns when the process is gone.
 */
export async function stopServer(
  child: Deno.ChildProcess,
  port: number,
  token: string,
): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/api/shutdown`, {
    method: "POST",
    headers: { authorization: `token ${token}` },
    signal: AbortSignal.timeout(5_000),
  }).then((response) => response.body?.cancel()).catch(() => {});
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (await within(PATIENCE, child.status)) return;
    child.kill(signal);
  }
  await child.status;
}

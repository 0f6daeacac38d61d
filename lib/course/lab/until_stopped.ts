import type { Server } from "./start_server.ts";

/** Closing the terminal counts as Ctrl-C. */
const SIGNALS: Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT", "SIGBREAK"]
  : ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a server until Ctrl-C, or until it ends by itself, and leaves nothing
 * running. Ctrl-C counts from the first moment, also while the server starts.
 */
export async function untilStopped(
  start: () => Promise<Server>,
): Promise<void> {
  const asked = Promise.withResolvers<void>();
  for (const signal of SIGNALS) Deno.addSignalListener(signal, asked.resolve);
  try {
    const server = await start();
    await Promise.race([asked.promise, server.ended]);
    await server.stop();
  } finally {
    for (const signal of SIGNALS) {
      Deno.removeSignalListener(signal, asked.resolve);
    }
  }
}

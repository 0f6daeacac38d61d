import { untilInterrupted } from "../until_interrupted.ts";
import type { Server } from "./start_server.ts";

/**
 * Runs a server until Ctrl-C, or until it ends by itself, and leaves nothing
 * running. Ctrl-C counts from the first moment, also while the server starts.
 */
export async function untilStopped(
  start: () => Promise<Server>,
): Promise<void> {
  await untilInterrupted(async (signal) => {
    const server = await start();
    const asked = Promise.withResolvers<void>();
    signal.addEventListener("abort", () => asked.resolve());
    if (!signal.aborted) await Promise.race([asked.promise, server.ended]);
    await server.stop();
    return 0;
  });
}

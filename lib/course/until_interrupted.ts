/** The exit code of work that was interrupted, as shells have it. */
export const INTERRUPTED = 130;

/** Closing the terminal counts as Ctrl-C. */
const SIGNALS: Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT", "SIGBREAK"]
  : ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs work that Ctrl-C ends in an orderly way: the work's own signal is
 * aborted, and it is waited for, so that it can end its processes.
 *
 * @param work Gets the signal; when aborted it may throw
 * @returns What the work returned, or {@linkcode INTERRUPTED}
 */
export async function untilInterrupted(
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of SIGNALS) Deno.addSignalListener(signal, stop);
  try {
    const code = await work(controller.signal);
    return controller.signal.aborted ? INTERRUPTED : code;
  } catch (error) {
    if (controller.signal.aborted) return INTERRUPTED;
    throw error;
  } finally {
    for (const signal of SIGNALS) Deno.removeSignalListener(signal, stop);
  }
}

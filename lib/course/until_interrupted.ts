const SIGNALS: Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM"];

/**
 * Runs work that Ctrl-C ends in an orderly way: the work's own signal is
 * aborted, and it is waited for, so that it can end its processes.
 *
 * @param work Gets the signal; when aborted it may throw
 * @returns What the work returned, or 130 if it was interrupted
 */
export async function untilInterrupted(
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of SIGNALS) Deno.addSignalListener(signal, stop);
  try {
    const code = await work(controller.signal);
    return controller.signal.aborted ? 130 : code;
  } catch (error) {
    if (controller.signal.aborted) return 130;
    throw error;
  } finally {
    for (const signal of SIGNALS) Deno.removeSignalListener(signal, stop);
  }
}

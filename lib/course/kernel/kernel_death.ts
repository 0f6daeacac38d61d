import { type CellError, cellError } from "./explain_failure.ts";
import type { KernelProcess } from "./process.ts";
import { ProtocolError } from "./zmtp_frames.ts";

/**
 * Waits for a kernel's end and says how it ended.
 *
 * @param process The kernel's process.
 * @param reason Why its channels closed.
 * @returns An error for the cell that was running.
 */
export async function kernelDeath(
  process: KernelProcess,
  reason: Error,
): Promise<CellError> {
  const { code, signal } = await process.exited;
  if (reason instanceof ProtocolError) {
    // It writes two messages at once if the first does not fit into the
    // socket's buffer.
    return cellError(
      "BrokenOutput",
      "The kernel garbles what a cell writes in pieces of more than about " +
        `4 MB (${reason.message})`,
    );
  }
  return cellError(
    "KernelDied",
    `The kernel ended with ${signal ? `signal ${signal}` : `code ${code}`}` +
      (process.errors && `: ${process.errors}`),
  );
}

import { LabError } from "./lab_error.ts";

/** JupyterLab's own habit. */
const FIRST = 8888;

/**
 * Chooses the port: the wanted one, which must be free, or else the first free
 * one from 8888 on.
 *
 * @throws {LabError} If the wanted port is in use.
 */
export function choosePort(wanted?: number): number {
  if (wanted === undefined) return nextFree(FIRST);
  if (isFree(wanted)) return wanted;
  throw new LabError(
    `Port ${wanted} is in use. Another one is free: deno task lab --port ${
      nextFree(wanted + 1)
    }`,
  );
}

/** A free port that nobody is likely to want, for a lab that only a test sees. */
export function anyPort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

function nextFree(from: number): number {
  for (let port = from; port < 65_536; port++) if (isFree(port)) return port;
  throw new LabError(`No port from ${from} on is free`);
}

function isFree(port: number): boolean {
  try {
    Deno.listen({ hostname: "127.0.0.1", port }).close();
    return true;
  } catch (error) {
    if (
      error instanceof Deno.errors.AddrInUse ||
      error instanceof Deno.errors.PermissionDenied
    ) return false;
    throw error;
  }
}

import { randomUUID } from "node:crypto";

/** Jupyter's connection file: where a kernel listens, and the key that signs its messages. */
export interface ConnectionInfo {
  readonly transport: "tcp";
  readonly ip: string;
  readonly signature_scheme: "hmac-sha256";
  readonly key: string;
  readonly kernel_name?: string;
  readonly shell_port: number;
  readonly iopub_port: number;
  readonly control_port: number;
  readonly stdin_port: number;
  readonly hb_port: number;
}

/**
 * Picks five free ports on this machine.
 *
 * They are released again, as the kernel is to take them: another program can be faster, so starting a kernel is
 * worth a second try.
 */
export function freshConnection(key: string = randomUUID()): ConnectionInfo {
  const listeners = Array.from(
    { length: 5 },
    () => Deno.listen({ hostname: "127.0.0.1", port: 0 }),
  );
  const ports = listeners.map((listener) => listener.addr.port);
  for (const listener of listeners) listener.close();
  return {
    transport: "tcp",
    ip: "127.0.0.1",
    signature_scheme: "hmac-sha256",
    key,
    kernel_name: "deno",
    shell_port: ports[0]!,
    iopub_port: ports[1]!,
    control_port: ports[2]!,
    stdin_port: ports[3]!,
    hb_port: ports[4]!,
  };
}

/**
 * Reads a connection file that a front end wrote.
 *
 * @param path The file.
 * @returns What it says.
 * @throws {Error} If it cannot be read, or asks for what only ZeroMQ's own library can do.
 */
export async function readConnectionFile(
  path: string,
): Promise<ConnectionInfo> {
  let info;
  try {
    info = JSON.parse(await Deno.readTextFile(path));
  } catch (error) {
    throw new Error(`Cannot read the connection file ${path}: ${error}`);
  }
  const { transport, signature_scheme, key } = info;
  if (transport !== "tcp") {
    throw new Error(`Cannot serve the transport ${transport}, only tcp`);
  }
  if (key && signature_scheme !== "hmac-sha256") {
    throw new Error(`Cannot sign with ${signature_scheme}, only hmac-sha256`);
  }
  return { ...info, key: key ?? "", ip: info.ip === "*" ? "0.0.0.0" : info.ip };
}

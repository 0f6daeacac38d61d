import { randomUUID } from "node:crypto";

/**
 * Jupyter's connection file: where a kernel listens, and the key that signs its
 * messages.
 */
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

// Below the ports that systems lend to outgoing connections: one of those could
// take a port before the kernel does.
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/**
 * Picks five free ports on this machine.
 *
 * They are released again, as the kernel is to take them: in the meantime
 * another program can be faster.
 *
 * @param key The key that signs the messages.
 */
export function freshConnection(key: string = randomUUID()): ConnectionInfo {
  const listeners: Deno.TcpListener[] = [];
  while (listeners.length < 5) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    try {
      listeners.push(Deno.listen({ hostname: "127.0.0.1", port }));
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
  }
  const [shell, iopub, control, stdin, hb] = listeners.map((listener) => {
    listener.close();
    return listener.addr.port;
  }) as [number, number, number, number, number];
  return {
    transport: "tcp",
    ip: "127.0.0.1",
    signature_scheme: "hmac-sha256",
    key,
    kernel_name: "deno",
    shell_port: shell,
    iopub_port: iopub,
    control_port: control,
    stdin_port: stdin,
    hb_port: hb,
  };
}

/**
 * Reads a connection file that a front end wrote.
 *
 * @param path The file.
 * @returns What it says.
 * @throws {Error} If it cannot be read, or asks for what only ZeroMQ's own
 * library can do.
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

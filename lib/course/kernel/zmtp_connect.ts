import { type ConnectionOptions, ZmtpConnection } from "./zmtp_connection.ts";

/** How to reach a listening socket. */
export interface ConnectOptions extends ConnectionOptions {
  readonly type: "DEALER" | "SUB" | "REQ";
  readonly hostname: string;
  readonly port: number;
}

/**
 * Connects the client side of a channel over TCP; a SUB is subscribed to
 * everything.
 *
 * @throws {Deno.errors.ConnectionRefused} If nobody listens.
 */
export async function zmtpConnect(
  options: ConnectOptions,
): Promise<ZmtpConnection> {
  const { hostname, port } = options;
  const conn = await Deno.connect({ hostname, port });
  const connection = await ZmtpConnection.open(conn, options);
  // ZMTP 3.0 subscribes by a message: a one, then the topic, here the empty
  // one.
  if (options.type === "SUB") await connection.send([Uint8Array.of(1)]);
  return connection;
}

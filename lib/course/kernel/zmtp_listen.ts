import { ZmtpConnection } from "./zmtp_connection.ts";

/** How a socket listens. */
export interface ListenOptions {
  readonly type: "ROUTER" | "PUB" | "REP";
  readonly hostname: string;
  /** The port; 0 takes a free one. */
  readonly port: number;
  /**
   * Called with each message that arrives: from a ROUTER the peer's identity
   * comes first. The next message of that peer is read when it is done.
   */
  readonly onMessage?: (frames: Uint8Array[]) => void | Promise<void>;
}

/**
 * The server side of a channel: a TCP port that any number of peers connect to.
 *
 * A ROUTER and a REP send to the peer that the first frame identifies, a PUB to
 * all who have subscribed. A peer that breaks the protocol loses its
 * connection; the others do not notice.
 */
export class ZmtpServer {
  #options: ListenOptions;
  #listener: Deno.TcpListener;
  #conns = new Set<Deno.TcpConn>();
  #peers = new Map<string, Peer>();
  #count = 0;

  private constructor(options: ListenOptions) {
    this.#options = options;
    this.#listener = Deno.listen(options);
    this.#accept();
  }

  /**
   * Starts to listen.
   *
   * @throws {Deno.errors.AddrInUse} If another program has the port.
   */
  static listen(options: ListenOptions): ZmtpServer {
    return new ZmtpServer(options);
  }

  /** The port it listens on. */
  get port(): number {
    return this.#listener.addr.port;
  }

  /** How many peers are connected. */
  get peers(): number {
    return this.#peers.size;
  }

  /**
   * Sends one message; it is dropped where nobody is left to take it.
   *
   * @returns When the system has taken the bytes.
   */
  async send(frames: readonly Uint8Array[]): Promise<void> {
    if (this.#options.type === "PUB") {
      await Promise.all(
        [...this.#peers.values()]
          .filter((peer) => peer.wants(frames[0]!))
          .map((peer) => peer.connection.send(frames)),
      );
      return;
    }
    const peer = this.#peers.get(key(frames[0]!));
    await peer?.connection.send(frames.slice(1));
  }

  /** Stops listening and drops every peer. */
  close(): void {
    this.#listener.close();
    for (const conn of this.#conns) conn.close();
    this.#peers.clear();
  }

  async #accept(): Promise<void> {
    try {
      for await (const conn of this.#listener) {
        this.#conns.add(conn);
        this.#serve(conn).catch(() => {
          // What the peer did wrong ends its connection and is nobody else's
          // business.
          this.#conns.delete(conn);
        });
      }
    } catch { /* Closed. */ }
  }

  async #serve(conn: Deno.TcpConn): Promise<void> {
    const { type, onMessage } = this.#options;
    const connection = await ZmtpConnection.open(conn, { type });
    const peer = new Peer(connection, ++this.#count);
    const name = key(peer.identity);
    // One that comes back under its old name takes the place of its dead
    // connection.
    this.#peers.get(name)?.connection.close();
    this.#peers.set(name, peer);
    try {
      for (;;) {
        const frames = await connection.receive();
        if (type === "PUB") peer.subscribe(frames[0]!);
        else await onMessage?.([peer.identity, ...frames]);
      }
    } finally {
      if (this.#peers.get(name) === peer) this.#peers.delete(name);
    }
  }
}

/** One connected peer. */
class Peer {
  /** By what messages to it are addressed. */
  readonly identity: Uint8Array;
  #topics: Uint8Array[] = [];

  constructor(readonly connection: ZmtpConnection, number: number) {
    // Names that start with a zero are the server's to give.
    const given = Uint8Array.of(0, 0, 0, 0, 0);
    new DataView(given.buffer).setUint32(1, number);
    const { identity } = connection;
    this.identity = identity.length > 0 && identity[0] !== 0 ? identity : given;
  }

  /** Takes a subscription (1, topic) or its end (0, topic). */
  subscribe(frame: Uint8Array): void {
    const topic = frame.slice(1);
    if (frame[0] === 1) this.#topics.push(topic);
    if (frame[0] !== 0) return;
    const at = this.#topics.findIndex((other) => key(other) === key(topic));
    if (at >= 0) this.#topics.splice(at, 1);
  }

  /** Whether a message with that first frame is for it. */
  wants(first: Uint8Array): boolean {
    return this.#topics.some((topic) => key(first).startsWith(key(topic)));
  }
}

function key(bytes: Uint8Array): string {
  return bytes.toHex();
}

import {
  decodeCommand,
  encodeCommand,
  encodeMessage,
  FrameParser,
  ProtocolError,
} from "./zmtp_frames.ts";

/** The socket types that Jupyter's channels use, from either side. */
export type SocketType = "DEALER" | "SUB" | "REQ" | "ROUTER" | "PUB" | "REP";

/** How a connection is opened. */
export interface ConnectionOptions {
  /** Our socket type, told to the peer. */
  readonly type: SocketType;
  /** Our identity, by which a ROUTER addresses us.
   * @default {""} */
  readonly identity?: string;
  /** How long the peer may take to greet, in milliseconds.
   * @default {5000} */
  readonly handshakeMs?: number;
  /** The longest message that is accepted, in bytes.
   * @default {67108864} */
  readonly maxBytes?: number;
}

const PARTNERS: Record<SocketType, readonly string[]> = {
  DEALER: ["ROUTER", "REP", "DEALER"],
  SUB: ["PUB", "XPUB"],
  REQ: ["REP", "ROUTER"],
  ROUTER: ["DEALER", "REQ", "ROUTER"],
  PUB: ["SUB", "XSUB"],
  REP: ["REQ", "DEALER"],
};

/**
 * What a peer that does not read may leave waiting before it is dropped, in
 * bytes.
 */
const MAX_PENDING = 256 * 1024 * 1024;
const MAX_FRAMES = 4096;

/**
 * One TCP connection that speaks ZMTP 3.0 with the NULL mechanism, the same
 * from both sides.
 *
 * Method: https://rfc.zeromq.org/spec/23/. No encryption, no proxies, no
 * heartbeats: Jupyter uses none of them.
 */
export class ZmtpConnection {
  /** The peer's identity, empty if it told none. */
  identity: Uint8Array = new Uint8Array();
  #conn: Deno.TcpConn;
  #parser: FrameParser;
  #chunk = new Uint8Array(64 * 1024);
  #writing: Promise<void> = Promise.resolve();
  #pending = 0;
  #closed = false;

  private constructor(conn: Deno.TcpConn, maxBytes: number) {
    this.#conn = conn;
    this.#parser = new FrameParser(maxBytes);
  }

  /**
   * Greets the peer on a fresh TCP connection; closes it if the peer does not
   * speak ZMTP 3 or speaks too slowly.
   */
  static async open(
    conn: Deno.TcpConn,
    options: ConnectionOptions,
  ): Promise<ZmtpConnection> {
    const { handshakeMs = 5000, maxBytes = 64 * 1024 * 1024 } = options;
    const connection = new ZmtpConnection(conn, maxBytes);
    const timer = setTimeout(() => connection.close(), handshakeMs);
    try {
      conn.setNoDelay(true);
      await connection.#handshake(options);
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return connection;
  }

  async #handshake({ type, identity = "" }: ConnectionOptions): Promise<void> {
    const encoder = new TextEncoder();
    const greeting = new Uint8Array(64);
    greeting[0] = 0xff;
    greeting[9] = 0x7f;
    greeting[10] = 3;
    greeting.set(encoder.encode("NULL"), 12);
    await this.#write(greeting);
    let peer: Uint8Array | undefined;
    while (!(peer = this.#parser.take(64))) await this.#read();
    if (peer[0] !== 0xff || peer[9] !== 0x7f || peer[10]! < 3) {
      throw new ProtocolError("The peer does not speak ZMTP 3");
    }
    const mechanism = new TextDecoder().decode(peer.subarray(12, 32))
      .replace(/\0+$/, "");
    if (mechanism !== "NULL") {
      throw new ProtocolError(`The peer wants the mechanism ${mechanism}`);
    }
    await this.#write(encodeCommand("READY", {
      "Socket-Type": encoder.encode(type),
      ...(type === "DEALER" || type === "REQ"
        ? { Identity: encoder.encode(identity) }
        : {}),
    }));
    let frame;
    while (!(frame = this.#parser.next())) await this.#read();
    if (!frame.command) throw new ProtocolError("The peer did not say READY");
    const { name, properties } = decodeCommand(frame.data);
    if (name !== "READY") throw new ProtocolError(`The peer said ${name}`);
    const partner = new TextDecoder().decode(properties.get("socket-type"));
    if (!PARTNERS[type].includes(partner)) {
      throw new ProtocolError(`A ${type} cannot talk to a ${partner}`);
    }
    this.identity = properties.get("identity") ?? this.identity;
  }

  async #read(): Promise<void> {
    const count = await this.#conn.read(this.#chunk);
    if (count === null) {
      throw new Deno.errors.UnexpectedEof("The peer closed the connection");
    }
    this.#parser.push(this.#chunk.subarray(0, count));
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      at += await this.#conn.write(bytes.subarray(at));
    }
  }

  /**
   * Sends one message; messages leave in the order of the calls.
   *
   * @returns When the system has taken the bytes. It never rejects: a
   * connection that cannot be written is closed, which whoever receives from it
   * sees.
   */
  send(frames: readonly Uint8Array[]): Promise<void> {
    const bytes = encodeMessage(frames);
    this.#pending += bytes.length;
    if (this.#pending > MAX_PENDING) this.close();
    this.#writing = this.#writing.then(async () => {
      if (!this.#closed) await this.#write(bytes);
      this.#pending -= bytes.length;
    }).catch(() => this.close());
    return this.#writing;
  }

  /**
   * Waits for the next message; commands are passed over.
   *
   * @throws {ProtocolError} If the peer breaks the protocol or a limit; the
   * connection is closed.
   * @throws {Deno.errors.UnexpectedEof} If the peer is gone.
   */
  async receive(): Promise<Uint8Array[]> {
    const frames: Uint8Array[] = [];
    let bytes = 0;
    try {
      for (;;) {
        const frame = this.#parser.next();
        if (!frame) {
          await this.#read();
          continue;
        }
        if (frame.command) continue;
        frames.push(frame.data);
        bytes += frame.data.length;
        if (bytes > this.#parser.maxBytes || frames.length > MAX_FRAMES) {
          throw new ProtocolError(
            `A message of ${frames.length} parts and ${bytes} bytes is too long`,
          );
        }
        if (!frame.more) return frames;
      }
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Closes at once; a second call does nothing. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    try {
      this.#conn.close();
    } catch { /* Whoever opened it has closed it. */ }
  }
}

import type { ConnectionInfo } from "./connection_file.ts";
import { decodeJupyter, encodeJupyter, type Message } from "./message.ts";
import { zmtpConnect } from "./zmtp_connect.ts";
import type { ZmtpConnection } from "./zmtp_connection.ts";
import { ProtocolError } from "./zmtp_frames.ts";

/** The channels a request can be sent on. */
export type RequestChannel = "shell" | "control";

/**
 * The client side of a running kernel's shell, control and iopub channels.
 *
 * Replies find their request by the parent's msg_id. Whatever fails, every open
 * request is rejected: none waits for ever.
 */
export class KernelLink {
  /**
   * Resolves with the reason when a channel has ended; nothing more arrives
   * then.
   */
  readonly closed: Promise<Error>;
  /** Called for every message on iopub, in their order. */
  onIopub: (message: Message) => void = () => {};
  #key: string;
  #channels: Record<RequestChannel | "iopub", ZmtpConnection>;
  #waiting = new Map<string, PromiseWithResolvers<Message>>();
  #reason: Error | undefined;

  private constructor(
    key: string,
    channels: Record<RequestChannel | "iopub", ZmtpConnection>,
  ) {
    this.#key = key;
    this.#channels = channels;
    const loops = [
      this.#listen(channels.shell, (message) => this.#settle(message)),
      this.#listen(channels.control, (message) => this.#settle(message)),
      this.#listen(channels.iopub, (message) => this.onIopub(message)),
    ];
    this.closed = Promise.race(loops).then(async (reason) => {
      this.#reason ??= reason;
      // A kernel that dies closes all channels; what it managed to say on the
      // others is still read.
      const timer = setTimeout(() => this.close(), 500);
      await Promise.all(loops);
      clearTimeout(timer);
      this.close();
      return this.#reason;
    });
  }

  /**
   * Connects to a kernel.
   *
   * @param connection Where it listens.
   * @throws {Deno.errors.ConnectionRefused} If it does not listen (yet).
   */
  static async open(connection: ConnectionInfo): Promise<KernelLink> {
    const opened: ZmtpConnection[] = [];
    const dial = async (type: "DEALER" | "SUB", port: number) => {
      const channel = await zmtpConnect({
        type,
        hostname: connection.ip,
        port,
      });
      opened.push(channel);
      return channel;
    };
    try {
      return new KernelLink(connection.key, {
        iopub: await dial("SUB", connection.iopub_port),
        shell: await dial("DEALER", connection.shell_port),
        control: await dial("DEALER", connection.control_port),
      });
    } catch (error) {
      for (const channel of opened) channel.close();
      throw error;
    }
  }

  /** Sends a message and waits for its reply. */
  request(channel: RequestChannel, message: Message): Promise<Message> {
    const reply = Promise.withResolvers<Message>();
    if (this.#reason) reply.reject(this.#reason);
    else {
      this.#waiting.set(message.header.msg_id, reply);
      this.send(channel, message);
    }
    return reply.promise;
  }

  /** Sends a message that has no reply. */
  send(channel: RequestChannel, message: Message): void {
    // A front end's identities mean nothing to the kernel.
    const frames = encodeJupyter({ ...message, identities: [] }, this.#key);
    this.#channels[channel].send(frames);
  }

  /** Closes the channels and rejects every open request. */
  close(): void {
    this.#reason ??= new Error("The kernel's channels were closed");
    for (const channel of Object.values(this.#channels)) channel.close();
    for (const reply of this.#waiting.values()) reply.reject(this.#reason);
    this.#waiting.clear();
  }

  #settle(message: Message): void {
    const id = message.parent.msg_id ?? "";
    this.#waiting.get(id)?.resolve(message);
    this.#waiting.delete(id);
  }

  async #listen(
    channel: ZmtpConnection,
    take: (message: Message) => void,
  ): Promise<Error> {
    try {
      for (;;) take(decodeJupyter(await channel.receive(), this.#key));
    } catch (error) {
      channel.close();
      return error instanceof TypeError
        ? new ProtocolError(error.message)
        : error as Error;
    }
  }
}

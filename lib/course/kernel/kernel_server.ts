import { randomUUID } from "node:crypto";
import type { ConnectionInfo } from "./connection_file.ts";
import {
  decodeJupyter,
  encodeJupyter,
  type Message,
  newMessage,
} from "./message.ts";
import { ZmtpServer } from "./zmtp_listen.ts";

/**
 * What a kernel does with what arrives; each request holds the identities its
 * reply must go to.
 */
export interface Handlers {
  /** A request on the shell. */
  readonly shell: (request: Message) => void;
  /** A request on control. */
  readonly control: (request: Message) => void;
  /** An answer on stdin.
   * @default {nothing happens} */
  readonly stdin?: (answer: Message) => void;
  /** Resolves if the kernel is alive.
   * @default {it is} */
  readonly heartbeat?: () => Promise<void>;
}

/** The channels a kernel replies on. */
export type ReplyChannel = "shell" | "control" | "stdin";

/** The side of Jupyter's five channels that a front end connects to. */
export class KernelServer {
  #key: string;
  #session: string = randomUUID();
  #channels: Record<ReplyChannel | "iopub" | "heartbeat", ZmtpServer>;

  /**
   * Starts to listen on the ports of a connection file.
   *
   * @throws {Deno.errors.AddrInUse} If a port is taken.
   */
  constructor(connection: ConnectionInfo, handlers: Handlers) {
    const { ip: hostname, key } = connection;
    this.#key = key;
    const router = (port: number, handle: (message: Message) => void) =>
      ZmtpServer.listen({
        type: "ROUTER",
        hostname,
        port,
        onMessage: (frames) => {
          let message;
          try {
            message = decodeJupyter(frames, key);
          } catch (error) {
            // Not from our front end: dropped, so that it cannot hurt the
            // kernel.
            console.error(`Dropped: ${(error as Error).message}`);
            return;
          }
          handle(message);
        },
      });
    const { shell, control, stdin = () => {}, heartbeat } = handlers;
    this.#channels = {
      shell: router(connection.shell_port, shell),
      control: router(connection.control_port, control),
      stdin: router(connection.stdin_port, stdin),
      iopub: ZmtpServer.listen({
        type: "PUB",
        hostname,
        port: connection.iopub_port,
      }),
      heartbeat: ZmtpServer.listen({
        type: "REP",
        hostname,
        port: connection.hb_port,
        onMessage: async (frames) => {
          await heartbeat?.();
          await this.#channels.heartbeat.send(frames);
        },
      }),
    };
  }

  /** Makes a message that answers a request. */
  answer(request: Message, type: string, content: unknown): Message {
    const { header: parent } = request;
    return newMessage(type, content, { session: this.#session, parent });
  }

  /** Tells all front ends. */
  async publish(message: Message): Promise<void> {
    await this.#channels.iopub.send(
      encodeJupyter({ ...message, identities: [] }, this.#key),
    );
  }

  /** Sends a message to whoever sent the request. */
  async send(
    channel: ReplyChannel,
    request: Message,
    message: Message,
  ): Promise<void> {
    const { identities } = request;
    await this.#channels[channel].send(
      encodeJupyter({ ...message, identities }, this.#key),
    );
  }

  /** Stops listening and drops every front end. */
  close(): void {
    for (const channel of Object.values(this.#channels)) channel.close();
  }
}

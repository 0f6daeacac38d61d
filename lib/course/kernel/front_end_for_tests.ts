// A front end for tests: it sends requests to a relay and keeps what comes
// back.
import { assertEquals } from "@std/assert";
import { type ConnectionInfo, freshConnection } from "./connection_file.ts";
import { KernelLink, type RequestChannel } from "./link.ts";
import { type Message, newMessage } from "./message.ts";
import { type Relay, relayKernel } from "./relay_kernel.ts";
import { startSession } from "./session.ts";
import { until } from "./processes_for_tests.ts";

/** What a front end sees of one request. */
export interface Seen {
  readonly request: Message;
  readonly reply: Promise<Message>;
  /** The reply, once idle has come as well: the two take different ways. */
  done(): Promise<Message>;
  /**
   * What came of it so far, in order: types of messages, for a status the
   * status.
   */
  told(): string[];
}

export class FrontEnd {
  /** All that came on iopub, and the replies. */
  readonly log: { id: string; what: string; content: Message["content"] }[] =
    [];

  private constructor(readonly link: KernelLink) {
    link.onIopub = ({ header, parent, content }) => {
      const type = header.msg_type;
      this.log.push({
        id: parent.msg_id ?? "",
        what: type === "status" ? content.execution_state : type,
        content,
      });
    };
  }

  /** Connects once the relay listens, and waits until its iopub is heard. */
  static async open(connection: ConnectionInfo): Promise<FrontEnd> {
    let link: KernelLink | undefined;
    await until(async () => {
      link = await KernelLink.open(connection).catch(() => undefined);
      return link !== undefined;
    }, "the relay");
    const front = new FrontEnd(link!);
    await until(async () => {
      await front.send("kernel_info_request", {}).reply;
      return front.log.length > 0;
    }, "iopub");
    return front;
  }

  send(
    type: string,
    content: unknown,
    channel: RequestChannel = "shell",
  ): Seen {
    const request = newMessage(type, content, { session: "front" });
    const id = request.header.msg_id;
    const reply = this.link.request(channel, request).then((message) => {
      this.log.push({ id, what: "reply", content: message.content });
      return message;
    });
    reply.catch(() => {});
    const told = () =>
      this.log.filter((entry) => entry.id === id).map((entry) => entry.what);
    const done = async () => {
      const message = await reply;
      await until(() => told().includes("idle"), "idle");
      return message;
    };
    return { request, reply, done, told };
  }

  execute(code: string, options: Record<string, unknown> = {}): Seen {
    return this.send("execute_request", {
      code,
      silent: false,
      store_history: true,
      user_expressions: {},
      allow_stdin: true,
      stop_on_error: true,
      ...options,
    });
  }

  /** The text that came under a request's id. */
  text({ request }: Seen): string {
    return this.log
      .filter(({ id, what }) =>
        id === request.header.msg_id && what === "stream"
      )
      .map(({ content }) => content.text)
      .join("");
  }

  close(): void {
    this.link.close();
  }
}

/** Starts a kernel and a relay in front of it, and connects to that. */
export async function openRelay(): Promise<
  { front: FrontEnd; relay: Relay; connection: ConnectionInfo }
> {
  const connection = freshConnection();
  const session = await startSession({ cwd: "." });
  const relay = await relayKernel(connection, session);
  return { front: await FrontEnd.open(connection), relay, connection };
}

/** Shuts a relay down as front ends do; returns its exit code. */
export async function shutRelay(
  front: FrontEnd,
  relay: Relay,
): Promise<number> {
  const request = front.send("shutdown_request", { restart: false }, "control");
  const { content } = await request.reply;
  assertEquals(content, { status: "ok", restart: false });
  const code = await relay.ended;
  front.close();
  return code;
}

import type { ConnectionInfo } from "./connection_file.ts";
import { KernelServer } from "./kernel_server.ts";
import { withLanguageInfo } from "./language_info.ts";
import {
  decodeJupyter,
  encodeJupyter,
  type Message,
  newMessage,
} from "./message.ts";
import { pause } from "./pause.ts";
import type { KernelSession } from "./session.ts";
import { ShellGate } from "./shell_gate.ts";
import { within } from "../within.ts";
import { zmtpConnect } from "./zmtp_connect.ts";
import type { ZmtpConnection } from "./zmtp_connection.ts";

const SHUTDOWN_MS = 2000;
const LAST_WORDS_MS = 50;

/**
 * Stands between a front end, such as JupyterLab or VS Code, and Deno's kernel,
 * so that every output arrives under its own cell and before the cell counts as
 * done.
 *
 * Front ends queue all cells at once; here one at a time goes to the kernel,
 * through the fence. All else passes as it comes. Message ids and the headers
 * of requests stay what the front end made them.
 *
 * @param front The front end's connection file: what to listen on.
 * @param session The kernel; it ends with the relay.
 * @returns The running relay.
 * @throws {Error} If a port is taken; the kernel is ended then.
 */
export async function relayKernel(
  front: ConnectionInfo,
  session: KernelSession,
): Promise<Relay> {
  try {
    const { ip: hostname, stdin_port, hb_port } = session.process.connection;
    const stdin = await zmtpConnect({
      type: "DEALER",
      hostname,
      port: stdin_port,
    });
    const heart = await zmtpConnect({ type: "REQ", hostname, port: hb_port });
    return new Relay(front, session, stdin, heart);
  } catch (error) {
    await session.process.kill();
    throw error;
  }
}

/** A relay that runs. */
export class Relay {
  /**
   * Resolves to the kernel's exit code, once it has ended for whatever reason
   * and all is told and closed.
   */
  readonly ended: Promise<number>;
  #session: KernelSession;
  #server: KernelServer;
  #gate: ShellGate;
  #stdin: ZmtpConnection;
  #heart: ZmtpConnection;
  #beating: Promise<void> = Promise.resolve();
  #shutdown: Promise<void> | undefined;

  /** Starts to listen to the front end. */
  constructor(
    front: ConnectionInfo,
    session: KernelSession,
    stdin: ZmtpConnection,
    heart: ZmtpConnection,
  ) {
    this.#session = session;
    this.#stdin = stdin;
    this.#heart = heart;
    this.#server = new KernelServer(front, {
      shell: (request) => this.#gate.push(request),
      control: (request) => this.#control(request),
      stdin: (answer) => this.#answer(answer),
      heartbeat: () => this.#beat(),
    });
    this.#gate = new ShellGate(session, this.#server);
    session.fence.onStray = (message) => this.#server.publish(message);
    this.#ask();
    this.ended = this.#end();
  }

  /** Asks the kernel to stop the running cell. */
  interrupt(): void {
    const { link, id: session } = this.#session;
    this.#gate.noteInterrupt();
    link.send("control", newMessage("interrupt_request", {}, { session }));
  }

  #control(request: Message): void {
    const type = request.header.msg_type;
    if (type === "shutdown_request") {
      this.#shutdown ??= this.#shutDown(request);
      return;
    }
    if (type === "interrupt_request") this.#gate.noteInterrupt();
    this.#session.link.request("control", request).then(
      (reply) => this.#server.send("control", request, withLanguageInfo(reply)),
      () => {/* The kernel has ended, which `ended` tells. */},
    );
  }

  async #shutDown(request: Message): Promise<void> {
    const { link, process } = this.#session;
    link.send("control", request);
    await within(SHUTDOWN_MS, process.exited);
    await process.kill();
    const content = { status: "ok", restart: request.content.restart ?? false };
    const reply = this.#server.answer(request, "shutdown_reply", content);
    await this.#server.send("control", request, reply);
  }

  /** Passes the kernel's questions to the front end whose cell is running. */
  async #ask(): Promise<void> {
    const { key } = this.#session.process.connection;
    try {
      for (;;) {
        const question = decodeJupyter(await this.#stdin.receive(), key);
        const cell = this.#gate.current;
        if (cell) await this.#server.send("stdin", cell, question);
      }
    } catch { /* The kernel has ended, which `ended` tells. */ }
  }

  #answer(answer: Message): void {
    const { key } = this.#session.process.connection;
    this.#stdin.send(encodeJupyter({ ...answer, identities: [] }, key));
  }

  /**
   * One beat of the kernel's own heart; beats asked for at once come one after
   * the other.
   */
  #beat(): Promise<void> {
    return this.#beating = this.#beating.then(async () => {
      this.#heart.send([new Uint8Array(), new TextEncoder().encode("ping")]);
      await this.#heart.receive();
    });
  }

  async #end(): Promise<number> {
    const { code } = await this.#session.process.exited;
    await this.#shutdown;
    await this.#gate.drain();
    // What was sent is still on its way to the front end.
    await pause(LAST_WORDS_MS);
    this.#server.close();
    this.#stdin.close();
    this.#heart.close();
    return code;
  }
}

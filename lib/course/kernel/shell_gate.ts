import { cellError, explainFailure } from "./explain_failure.ts";
import { kernelDeath } from "./kernel_death.ts";
import type { KernelServer } from "./kernel_server.ts";
import { withLanguageInfo } from "./language_info.ts";
import { type Message, newMessage } from "./message.ts";
import { OutputMeter } from "./output_meter.ts";
import { runCell } from "./run_cell.ts";
import type { KernelSession } from "./session.ts";

const WITHOUT_REPLY = ["comm_open", "comm_msg", "comm_close"];
// After a cell that failed, the rest of "Run All" is not to run. Its cells are
// those that follow one another closely: a front end under load has not yet
// sent them all when the first one fails.
const RUN_ALL_GAP_MS = 100;
// A browser is slow with less, and a cell that prints in an endless loop fills
// the memory.
const MAX_OUTPUT_BYTES = 10_000_000;
const FLOOD_GRACE_MS = 30_000;
const HINT_MS = 1000;
const HINT = "The kernel cannot interrupt a cell that awaits something: " +
  "restart the kernel to end it\n";

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Lets the requests of the shell through in their order, and no cell before the
 * one in front of it is done, with all its outputs told.
 */
export class ShellGate {
  #session: KernelSession;
  #server: KernelServer;
  /** Resolves when the last request that was taken is done. */
  #tail: Promise<void> = Promise.resolve();
  /** Cells that arrived before that time are not run. */
  #abortUntil = 0;
  #current: Message | undefined;
  #interrupted = false;
  #hint: Timer;
  #killer: Timer;

  constructor(session: KernelSession, server: KernelServer) {
    this.#session = session;
    this.#server = server;
  }

  /** The request of the running cell. */
  get current(): Message | undefined {
    return this.#current;
  }

  /** Takes a request from a front end. */
  push(request: Message): void {
    const arrived = performance.now();
    this.#tail = this.#tail.then(() => this.#handle(request, arrived));
  }

  /**
   * Notes that the running cell was interrupted; tells the learner, if that
   * does not end it.
   */
  noteInterrupt(): void {
    const request = this.#current;
    if (!request) return;
    this.#interrupted = true;
    clearTimeout(this.#hint);
    this.#hint = setTimeout(() => {
      this.#publish(request, "stream", { name: "stderr", text: HINT });
    }, HINT_MS);
  }

  /** Waits until all that was taken is done. */
  async drain(): Promise<void> {
    await this.#tail;
  }

  async #handle(request: Message, arrived: number): Promise<void> {
    if (request.header.msg_type !== "execute_request") this.#pass(request);
    else if (arrived < this.#abortUntil) {
      this.#abortUntil = Math.max(this.#abortUntil, arrived + RUN_ALL_GAP_MS);
      await this.#publish(request, "status", { execution_state: "busy" });
      await this.#finish(request, { status: "aborted" });
    } else await this.#execute(request);
  }

  /**
   * Sends on what is not a cell; the kernel itself keeps such requests in
   * order.
   */
  #pass(request: Message): void {
    const { link } = this.#session;
    if (WITHOUT_REPLY.includes(request.header.msg_type)) {
      link.send("shell", request);
      return;
    }
    link.request("shell", request).then(
      (reply) => this.#server.send("shell", request, withLanguageInfo(reply)),
      () => {/* The kernel has ended, which whoever waits for it sees. */},
    );
  }

  async #execute(request: Message): Promise<void> {
    this.#current = request;
    this.#interrupted = false;
    const meter = new OutputMeter(MAX_OUTPUT_BYTES);
    try {
      const { reply, idle } = await runCell(
        this.#session.fence,
        request,
        (message) => {
          if (meter.count(message)) this.#server.publish(message);
          else if (this.#killer === undefined) this.#stop(request, meter);
        },
        async (code) =>
          this.#interrupted
            ? cellError("Interrupted", "The cell was interrupted")
            : await explainFailure(code),
      );
      const { stop_on_error = true } = request.content;
      if (reply.content.status === "error" && stop_on_error) {
        this.#abortUntil = performance.now() + RUN_ALL_GAP_MS;
      }
      await this.#server.publish(idle);
      await this.#server.send("shell", request, reply);
    } catch (reason) {
      await this.#mourn(request, reason as Error);
    } finally {
      clearTimeout(this.#hint);
      clearTimeout(this.#killer);
      this.#killer = undefined;
      this.#current = undefined;
    }
  }

  /**
   * Stops a cell that floods: what it has still written is read and dropped,
   * which can take a while.
   */
  #stop(request: Message, { over }: OutputMeter): void {
    const text = `The cell wrote over ${over}: it is interrupted\n`;
    this.#publish(request, "stream", { name: "stderr", text });
    this.#interrupted = true;
    const { process, link, id: session } = this.#session;
    link.send("control", newMessage("interrupt_request", {}, { session }));
    this.#killer = setTimeout(() => process.kill(), FLOOD_GRACE_MS);
  }

  /** Tells in the cell that the kernel has ended while it ran. */
  async #mourn(request: Message, reason: Error): Promise<void> {
    this.#abortUntil = Infinity;
    const error = await kernelDeath(this.#session.process, reason);
    await this.#publish(request, "error", error);
    await this.#finish(request, {
      status: "error",
      execution_count: 0,
      ...error,
    });
  }

  async #finish(request: Message, content: unknown): Promise<void> {
    await this.#publish(request, "status", { execution_state: "idle" });
    const reply = this.#server.answer(request, "execute_reply", content);
    await this.#server.send("shell", request, reply);
  }

  async #publish(
    request: Message,
    type: string,
    content: unknown,
  ): Promise<void> {
    await this.#server.publish(this.#server.answer(request, type, content));
  }
}

import {
  type CellError,
  cellError,
  explainFailure,
} from "./explain_failure.ts";
import { kernelDeath } from "./kernel_death.ts";
import { type Message, newMessage } from "./message.ts";
import { type Output, OutputList } from "./outputs.ts";
import type { Exit } from "./process.ts";
import { runCell } from "./run_cell.ts";
import {
  type KernelOptions,
  type KernelSession,
  startSession,
} from "./session.ts";
import { within } from "../within.ts";
import { ProtocolError } from "./zmtp_frames.ts";

/** How a cell is run. */
export interface ExecuteOptions {
  /** How long the cell may run, in milliseconds.
   * @default {60000} */
  readonly timeoutMs?: number;
  /**
   * How long it may take to end after the interrupt, before the kernel is
   * killed, in milliseconds.
   * @default {2000}
   */
  readonly graceMs?: number;
  /**
   * How much the cell may write, in bytes of JSON; it may not write in more
   * than 10,000 pieces either.
   * @default {1000000}
   */
  readonly maxOutputBytes?: number;
  /**
   * Called with each output as it arrives; pieces of a stream are not yet
   * joined. It must not throw.
   */
  readonly onOutput?: (output: Output) => void;
}

/** What came of a cell. */
export interface CellResult {
  /**
   * `"ok"`; `"error"` if the cell threw or did not compile; `"timeout"` if it
   * ran over its limit; `"flood"` if it wrote more than it may; `"died"` if the
   * kernel ended. Where `kernel.alive` is false, a new kernel is needed.
   */
  readonly status: "ok" | "error" | "timeout" | "flood" | "died";
  /** What the cell wrote, in order, as a notebook file holds it. */
  readonly outputs: Output[];
  /** Why it is not `"ok"`. */
  readonly error?: CellError;
  /** The number the kernel gave the cell, null if it gave none. */
  readonly executionCount: number | null;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

const MAX_STRAY = 100;
const SHUTDOWN_MS = 2000;

/**
 * A Deno Jupyter kernel that runs cells and loses none of their outputs.
 *
 * @example Run two cells
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { Kernel } from "./kernel.ts";
 *
 * await using kernel = await Kernel.start({ cwd: "." });
 * await kernel.execute("const answer = 42");
 * const { outputs } = await kernel.execute("console.log(answer)");
 * assertEquals(outputs, [
 *   { output_type: "stream", name: "stdout", text: "42\n" },
 * ]);
 * ```
 */
export class Kernel implements AsyncDisposable {
  /**
   * What arrived while no cell ran, such as the output of a timer that a cell
   * left: the last 100.
   */
  readonly stray: Output[] = [];
  #session: KernelSession;
  #interrupted = false;

  private constructor(session: KernelSession) {
    this.#session = session;
    session.fence.onStray = (message) => {
      const output = new OutputList(10_000).add(message);
      if (output) this.stray.push(output);
      if (this.stray.length > MAX_STRAY) this.stray.shift();
    };
  }

  /**
   * Starts a kernel, waits until it answers and tests it.
   *
   * @throws {Error} If it ends, does not answer in time, or fails the
   * self-test; no process is left then.
   */
  static async start(options: KernelOptions): Promise<Kernel> {
    return new Kernel(await startSession(options));
  }

  /**
   * The kernel's answer to kernel_info_request: `implementation_version` and
   * more.
   */
  // deno-lint-ignore no-explicit-any
  get info(): any {
    return this.#session.info;
  }

  /** The process id, which is also that of the process group. */
  get pid(): number {
    return this.#session.process.pid;
  }

  /** Whether the process still runs. */
  get alive(): boolean {
    return !this.#session.process.exit;
  }

  /**
   * Runs one cell and waits until all its outputs are here.
   *
   * Over its limit of time or output it is interrupted and then, as an `await`
   * cannot be interrupted, the kernel is killed. It rejects for no cell,
   * whatever that does.
   *
   * @param code The cell's code.
   * @param options Its limits.
   * @returns What came of it.
   * @throws {Error} If another cell is running.
   */
  async execute(
    code: string,
    options: ExecuteOptions = {},
  ): Promise<CellResult> {
    const {
      timeoutMs = 60_000,
      graceMs = 2000,
      maxOutputBytes = 1_000_000,
      onOutput = () => {},
    } = options;
    if (this.#session.fence.busy) throw new Error("A cell is running already");
    const began = performance.now();
    const list = new OutputList(maxOutputBytes);
    const flooded = Promise.withResolvers<"flood">();
    const request = this.#message("execute_request", {
      code,
      silent: false,
      store_history: true,
      user_expressions: {},
      allow_stdin: false,
      stop_on_error: false,
    });
    this.#interrupted = false;
    const run = runCell(
      this.#session.fence,
      request,
      (message) => {
        const output = list.add(message);
        if (output) onOutput(output);
        if (list.over) flooded.resolve("flood");
      },
      async (code) =>
        this.#interrupted
          ? cellError("Interrupted", "The cell was interrupted")
          : await explainFailure(code),
    ).then(({ reply }) => reply, (reason: Error) => reason);

    let end = await within(timeoutMs, Promise.race([run, flooded.promise]));
    let status: CellResult["status"] = "ok";
    let error: CellError | undefined;
    if (end === undefined || end === "flood") {
      status = end ?? "timeout";
      error = end
        ? cellError("Flood", `The cell wrote over ${list.over}`)
        : cellError("Timeout", `The cell ran over ${timeoutMs / 1000} s`);
      this.interrupt();
      end = await within(graceMs, run);
      if (end === undefined || end instanceof Error) await this.kill();
    } else if (end instanceof Error) {
      status = end instanceof ProtocolError ? "flood" : "died";
      error = await kernelDeath(this.#session.process, end);
    } else if (end.content.status !== "ok") {
      status = "error";
      error = failure(end, list);
    }
    return {
      status,
      outputs: list.outputs,
      ...(error ? { error } : {}),
      executionCount: end && "content" in end
        ? end.content.execution_count
        : null,
      ms: performance.now() - began,
    };
  }

  #message(type: string, content: unknown): Message {
    return newMessage(type, content, { session: this.#session.id });
  }

  /**
   * Asks the kernel to stop the running cell. A loop stops; an `await` does
   * not.
   */
  interrupt(): void {
    this.#interrupted = true;
    this.#session.link.send("control", this.#message("interrupt_request", {}));
  }

  /**
   * Asks the kernel to end, kills it if it has not within two seconds, and
   * waits until it is gone.
   */
  async shutdown(): Promise<Exit> {
    const request = this.#message("shutdown_request", { restart: false });
    this.#session.link.send("control", request);
    await within(SHUTDOWN_MS, this.#session.process.exited);
    return await this.kill();
  }

  /**
   * Ends the kernel and what its cells started, at once, and waits until they
   * are gone.
   */
  async kill(): Promise<Exit> {
    const exit = await this.#session.process.kill();
    this.#session.link.close();
    return exit;
  }

  /** Shuts the kernel down at the end of an `await using` block. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.shutdown();
  }
}

function failure(reply: Message, list: OutputList): CellError {
  const shown = list.outputs.findLast((o) => o.output_type === "error");
  const { ename = "Error", evalue = "", traceback = [] } = shown ??
    reply.content;
  return { ename, evalue, traceback };
}

import { randomUUID } from "node:crypto";
import { Fence } from "./fence.ts";
import { KernelLink } from "./link.ts";
import { type Message, newMessage } from "./message.ts";
import { type Output, OutputList } from "./outputs.ts";
import { type Exit, KernelProcess, type ProcessOptions } from "./process.ts";

/** How a kernel is started. */
export interface KernelOptions extends ProcessOptions {
  /** How long the kernel may take until it answers, in milliseconds.
   * @default {30000} */
  readonly timeoutMs?: number;
}

/** How a cell is run. */
export interface ExecuteOptions {
  /** How long the cell may run, in milliseconds.
   * @default {60000} */
  readonly timeoutMs?: number;
  /** How long it may take to end after the interrupt, before the kernel is killed, in milliseconds.
   * @default {2000} */
  readonly graceMs?: number;
  /** How much the cell may write, in bytes of JSON.
   * @default {1000000} */
  readonly maxOutputBytes?: number;
  /** Called with each output as it arrives; pieces of a stream are not yet joined. */
  readonly onOutput?: (output: Output) => void;
}

/** An error, as a notebook shows it. */
export interface CellError {
  readonly ename: string;
  readonly evalue: string;
  readonly traceback: readonly string[];
}

/** What came of a cell. */
export interface CellResult {
  /**
   * `"ok"`; `"error"` if the cell threw or did not compile; `"timeout"` if it ran over its limit; `"flood"` if it
   * wrote more than it may; `"died"` if the kernel ended. After `"died"`, and where `kernel.alive` is false, a new
   * kernel is needed.
   */
  readonly status: "ok" | "error" | "timeout" | "flood" | "died";
  /** What the cell wrote, in order. */
  readonly outputs: Output[];
  /** Why it is not `"ok"`. */
  readonly error?: CellError;
  /** The number the kernel gave the cell, null if it gave none. */
  readonly executionCount: number | null;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

const delay = (ms: number): { promise: Promise<undefined>; clear(): void } => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return { promise, clear: () => clearTimeout(timer) };
};

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
  /** The kernel's answer to kernel_info_request: `implementation_version` and more. */
  // deno-lint-ignore no-explicit-any
  info: any;
  /** What arrived while no cell ran, such as the output of a timer that a cell left; its last 100. */
  readonly stray: Output[] = [];
  #process: KernelProcess;
  #link: KernelLink;
  #fence: Fence;
  #session: string;

  private constructor(
    process: KernelProcess,
    link: KernelLink,
    session: string,
  ) {
    this.#process = process;
    this.#link = link;
    this.#session = session;
    this.#fence = new Fence(link, session);
    this.#fence.onStray = (message) => {
      const output = new OutputList(10_000).add(message);
      if (output) this.stray.push(output);
      if (this.stray.length > 100) this.stray.shift();
    };
    process.exited.then(() => link.close());
  }

  /**
   * Starts a kernel and waits until it answers.
   *
   * @throws {Error} If it ends or does not answer in time; no process is left then.
   */
  static async start(options: KernelOptions): Promise<Kernel> {
    const { timeoutMs = 30_000 } = options;
    const process = new KernelProcess(options);
    const limit = delay(timeoutMs);
    try {
      const ready = await Promise.race([
        Kernel.#connect(process),
        process.exited.then(({ code }) => {
          throw new Error(`The kernel ended with code ${code}`);
        }),
        limit.promise,
      ]);
      if (ready) return ready;
      throw new Error(`The kernel did not answer within ${timeoutMs} ms`);
    } catch (error) {
      await process.kill();
      throw new Error(
        [(error as Error).message, process.errors].filter(Boolean).join(": "),
        { cause: error },
      );
    } finally {
      limit.clear();
    }
  }

  static async #connect(process: KernelProcess): Promise<Kernel> {
    let link: KernelLink | undefined;
    while (!link) {
      try {
        link = await KernelLink.open(process.connection);
      } catch (error) {
        if (process.exit) throw error;
        await delay(5).promise;
      }
    }
    const session = randomUUID();
    const kernel = new Kernel(process, link, session);
    // A subscription takes effect a little after it is sent: ask until an answer's idle comes through it.
    const heard = Promise.withResolvers<true>();
    const stray = kernel.#fence.onStray;
    kernel.#fence.onStray = () => heard.resolve(true);
    for (;;) {
      const request = newMessage("kernel_info_request", {}, { session });
      kernel.info = (await link.request("shell", request)).content;
      const wait = delay(50);
      const joined = await Promise.race([heard.promise, wait.promise]);
      wait.clear();
      if (joined) break;
    }
    kernel.#fence.onStray = stray;
    return kernel;
  }

  /** The process id. */
  get pid(): number {
    return this.#process.pid;
  }

  /** Whether the process still runs. */
  get alive(): boolean {
    return !this.#process.exit;
  }

  /**
   * Runs one cell and waits until all its outputs are here.
   *
   * Over its limit of time or output it is interrupted and then, as an `await` cannot be interrupted, the kernel is
   * killed.
   *
   * @throws {Error} If a cell is running already.
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
    const began = performance.now();
    const list = new OutputList(maxOutputBytes);
    const stop = Promise.withResolvers<"timeout" | "flood">();
    const limit = delay(timeoutMs);
    limit.promise.then(() => stop.resolve("timeout"));
    const request = newMessage("execute_request", {
      code,
      silent: false,
      store_history: true,
      user_expressions: {},
      allow_stdin: false,
      stop_on_error: false,
    }, { session: this.#session });
    const run = this.#fence.execute(request, (message) => {
      const output = list.add(message);
      if (output) onOutput(output);
      if (list.bytes > maxOutputBytes) stop.resolve("flood");
    }).then(({ reply }) => reply, () => undefined);
    const first = await Promise.race([run, stop.promise]);
    limit.clear();
    let reply: Message | undefined;
    let stopped: "timeout" | "flood" | undefined;
    if (typeof first === "string") {
      stopped = first;
      this.interrupt();
      const grace = delay(graceMs);
      reply = await Promise.race([run, grace.promise]);
      grace.clear();
      if (!reply) await this.kill();
    } else reply = first;
    if (!reply) await this.#process.exited;
    const error = this.#error(stopped, reply, list, timeoutMs);
    return {
      status: stopped ?? (!reply ? "died" : error ? "error" : "ok"),
      outputs: list.outputs,
      ...(error ? { error } : {}),
      executionCount: reply?.content.execution_count ?? null,
      ms: performance.now() - began,
    };
  }

  #error(
    stopped: "timeout" | "flood" | undefined,
    reply: Message | undefined,
    list: OutputList,
    timeoutMs: number,
  ): CellError | undefined {
    const say = (ename: string, evalue: string) => ({
      ename,
      evalue,
      traceback: [],
    });
    if (stopped === "timeout") {
      return say("Timeout", `The cell ran longer than ${timeoutMs / 1000} s`);
    }
    if (stopped === "flood") {
      return say("Flood", `The cell wrote more than ${list.maxBytes} bytes`);
    }
    if (!reply) {
      const { code, signal } = this.#process.exit!;
      const how = signal ? `signal ${signal}` : `code ${code}`;
      return say(
        "KernelDied",
        [`The kernel ended with ${how}`, this.#process.errors].filter(Boolean)
          .join(": "),
      );
    }
    if (reply.content.status === "ok") return undefined;
    const shown = list.outputs.findLast((o) => o.output_type === "error");
    if (shown?.output_type === "error") return shown;
    const { ename = "Error", evalue = "", traceback = [] } = reply.content;
    return { ename, evalue, traceback };
  }

  /** Asks the kernel to stop the running cell. A loop stops; an `await` does not. */
  interrupt(): void {
    const request = newMessage("interrupt_request", {}, {
      session: this.#session,
    });
    this.#link.send("control", request);
  }

  /** Asks the kernel to end, kills it if it has not within two seconds, and waits until it is gone. */
  async shutdown(): Promise<Exit> {
    const request = newMessage("shutdown_request", { restart: false }, {
      session: this.#session,
    });
    this.#link.send("control", request);
    const grace = delay(2000);
    await Promise.race([this.#process.exited, grace.promise]);
    grace.clear();
    return await this.kill();
  }

  /** Ends the kernel and what its cells started, at once, and waits until they are gone. */
  async kill(): Promise<Exit> {
    const exit = await this.#process.kill();
    this.#link.close();
    return exit;
  }

  /** Shuts the kernel down at the end of an `await using` block. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.shutdown();
  }
}

import { randomUUID } from "node:crypto";
import { Fence } from "./fence.ts";
import { KernelLink } from "./link.ts";
import { newMessage } from "./message.ts";
import { KernelProcess, type ProcessOptions } from "./process.ts";
import { selfTest } from "./self_test.ts";
import { pause } from "./within.ts";

/** How a kernel is started. */
export interface KernelOptions extends ProcessOptions {
  /** How long the kernel may take until it answers, in milliseconds.
   * @default {30000} */
  readonly timeoutMs?: number;
}

/** A kernel that runs, answers and has passed its self-test. */
export interface KernelSession {
  /** The session id our messages carry, and our identity on the kernel's channels. */
  readonly id: string;
  readonly process: KernelProcess;
  readonly link: KernelLink;
  readonly fence: Fence;
  /** The answer to kernel_info_request. */
  // deno-lint-ignore no-explicit-any
  readonly info: any;
}

const RETRY_MS = 5;
const ASK_AGAIN_MS = 50;

/**
 * Starts a kernel, waits until it answers and tests it.
 *
 * @throws {Error} If it ends, does not answer in time or fails the self-test; no process is left then.
 */
export async function startSession(
  options: KernelOptions,
): Promise<KernelSession> {
  const { timeoutMs = 30_000 } = options;
  const process = new KernelProcess(options);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      late.reject(
        new Error(`The kernel was not ready within ${timeoutMs / 1000} s`),
      ),
    timeoutMs,
  );
  try {
    return await Promise.race([
      connect(process),
      process.exited.then(({ code }) => {
        throw new Error(`The kernel ended with code ${code} at its start`);
      }),
      late.promise,
    ]);
  } catch (error) {
    await process.kill();
    const { message } = error as Error;
    throw new Error(
      process.errors ? `${message}: ${process.errors}` : message,
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}

async function connect(process: KernelProcess): Promise<KernelSession> {
  const id = randomUUID();
  const link = await dial(process, id);
  // Neither is of use without the other.
  process.exited.then(() => link.close());
  link.closed.then(() => process.kill());
  const fence = new Fence(link, id);
  // A subscription takes effect a little after it is sent: ask until an answer's status comes through it.
  let heard = false;
  fence.onStray = () => heard = true;
  let info;
  while (!heard) {
    const request = newMessage("kernel_info_request", {}, { session: id });
    info = (await link.request("shell", request)).content;
    for (let ms = 0; !heard && ms < ASK_AGAIN_MS; ms += RETRY_MS) {
      await pause(RETRY_MS);
    }
  }
  fence.onStray = () => {};
  const session = { id, process, link, fence, info };
  await selfTest(session);
  return session;
}

async function dial(process: KernelProcess, id: string): Promise<KernelLink> {
  for (;;) {
    try {
      return await KernelLink.open(process.connection, id);
    } catch (error) {
      if (process.exit) throw error;
      await pause(RETRY_MS);
    }
  }
}

import { randomUUID } from "node:crypto";
import { Fence } from "./fence.ts";
import { KernelLink } from "./link.ts";
import { newMessage } from "./message.ts";
import { KernelProcess, type ProcessOptions } from "./process.ts";
import { tryKernel } from "./try_kernel.ts";
import { pause } from "./pause.ts";
import { within } from "../within.ts";

/** How a kernel is started. */
export interface KernelOptions extends ProcessOptions {
  /** How long the kernel may take until it answers, in milliseconds.
   * @default {30000} */
  readonly timeoutMs?: number;
}

/** A kernel that runs, answers and has passed its self-test. */
export interface KernelSession {
  /** The session id our messages carry. */
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
 * @throws {Error} If it ends, does not answer in time or fails the self-test;
 * no process is left then.
 */
export async function startSession(
  options: KernelOptions,
): Promise<KernelSession> {
  for (let tries = 1;; tries++) {
    const process = new KernelProcess(options);
    try {
      return await ready(process, options.timeoutMs ?? 30_000);
    } catch (error) {
      await process.kill();
      const { message } = error as Error;
      const { errors } = process;
      // Another program was faster to take one of the ports that were free.
      if (tries < 3 && errors.includes("AddrInUse")) continue;
      throw new Error(errors ? `${message}: ${errors}` : message);
    }
  }
}

async function ready(
  process: KernelProcess,
  timeoutMs: number,
): Promise<KernelSession> {
  const session = await within(
    timeoutMs,
    Promise.race([
      connect(process),
      process.exited.then(({ code }) => {
        throw new Error(`The kernel ended with code ${code} at its start`);
      }),
    ]),
  );
  if (session) return session;
  throw new Error(`The kernel was not ready within ${timeoutMs / 1000} s`);
}

async function connect(process: KernelProcess): Promise<KernelSession> {
  const id = randomUUID();
  const link = await dial(process);
  // Neither is of use without the other.
  process.exited.then(() => link.close());
  link.closed.then(() => process.kill());
  const fence = new Fence(link, id);
  // A subscription takes effect a little after it is sent: ask until an
  // answer's status comes through it.
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
  await tryKernel(session);
  return session;
}

async function dial(process: KernelProcess): Promise<KernelLink> {
  for (;;) {
    try {
      return await KernelLink.open(process.connection);
    } catch (error) {
      if (process.exit) throw error;
      await pause(RETRY_MS);
    }
  }
}

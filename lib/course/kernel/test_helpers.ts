// What several tests of this folder need.
import { assert } from "@std/assert";
import { pause } from "./within.ts";

/** Waits until the condition holds; fails after a while. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  for (let ms = 0; !await condition(); ms += 10) {
    assert(ms < 5000, `never came: ${what}`);
    await pause(10);
  }
}

async function ps(field: string, pid: number): Promise<string> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["-o", `${field}=`, "-p", `${pid}`],
  }).output();
  return new TextDecoder().decode(stdout).trim();
}

/** Whether a process runs; one that has ended and waits to be noticed does not. */
export async function runs(pid: number): Promise<boolean> {
  const state = await ps("stat", pid);
  return state !== "" && !state.startsWith("Z");
}

/** The connection file that a kernel was started with. */
export async function connectionFile(pid: number): Promise<string> {
  const [file] = (await ps("args", pid)).match(/\S*kernel-\S*\.json/) ?? [];
  assert(file, `process ${pid} is not a kernel`);
  return file;
}

/** Whether a file exists. */
export async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

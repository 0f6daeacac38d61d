// What several tests of this folder need.
import { assert } from "@std/assert";
import { pause } from "./pause.ts";

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

/**
 * State and command line of a process, empty if there is none; from Linux
 * itself, as small systems have no `ps`.
 */
async function look(pid: number): Promise<string> {
  if (Deno.build.os !== "linux") {
    const { stdout } = await new Deno.Command("ps", {
      args: ["-o", "stat=,args=", "-p", `${pid}`],
    }).output();
    return new TextDecoder().decode(stdout).trim();
  }
  try {
    const stat = await Deno.readTextFile(`/proc/${pid}/stat`);
    const args = await Deno.readTextFile(`/proc/${pid}/cmdline`);
    return stat.slice(stat.lastIndexOf(")") + 2)[0] +
      args.replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/**
 * Whether a process runs; one that has ended and waits to be noticed does not.
 */
export async function runs(pid: number): Promise<boolean> {
  const seen = await look(pid);
  return seen !== "" && !seen.startsWith("Z");
}

/** The connection file that a kernel was started with. */
export async function connectionFile(pid: number): Promise<string> {
  const [file] = (await look(pid)).match(/\S*kernel-\S*\.json/) ?? [];
  assert(file, `process ${pid} is not a kernel`);
  return file;
}

/** Whether a file exists. */
export async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

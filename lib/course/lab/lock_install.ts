import { join } from "node:path";
import { LabError } from "./lab_error.ts";

/**
 * Makes sure that one lab at a time installs JupyterLab. The lock ends with the
 * process that holds it, however that ends; its file says which one it was.
 *
 * @param venv The environment that is to be made
 * @returns The lock, given back when disposed of
 * @throws {LabError} If another lab has it.
 */
export async function lockInstall(venv: string): Promise<Disposable> {
  // Not in the environment, which is removed before it is made
  const state = join(venv, "..", ".lab");
  await Deno.mkdir(state, { recursive: true, mode: 0o700 });
  // Beside the locked file, which nobody else can read on Windows
  const holder = join(state, "installing.pid");
  const file = await Deno.open(join(state, "installing.lock"), {
    write: true,
    create: true,
  });
  if (!await file.tryLock(true)) {
    file.close();
    const pid = await Deno.readTextFile(holder).catch(() => "");
    const which = pid ? ` (process ${pid})` : "";
    throw new LabError(
      `Another lab is installing JupyterLab${which}: wait for it, then run ` +
        "again: deno task lab",
    );
  }
  await Deno.writeTextFile(holder, String(Deno.pid));
  return file;
}

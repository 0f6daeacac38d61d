import { fileURLToPath } from "node:url";
import { writeFile } from "../write_file.ts";

/** The name of the course's kernel spec, as notebooks hold it. */
export const KERNEL_NAME = "chunking";
/** How front ends call it. */
export const KERNEL_DISPLAY_NAME = "Deno (chunking course)";

/** Jupyter's kernel.json. */
export interface KernelSpec {
  readonly argv: readonly string[];
  readonly display_name: string;
  readonly language: string;
  readonly interrupt_mode: "message" | "signal";
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The kernel spec that starts the relay, and through it the kernel, with the
 * Deno that runs now.
 *
 * @example Look at it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { kernelSpec } from "./kernel_spec.ts";
 *
 * assertEquals(kernelSpec().argv[0], Deno.execPath());
 * ```
 */
export function kernelSpec(): KernelSpec {
  return {
    argv: [
      Deno.execPath(),
      "run",
      // The relay needs nothing from the folder of the notebook, and starts
      // without the network.
      "--allow-all",
      "--no-config",
      fileURLToPath(new URL("./relay.ts", import.meta.url)),
      "--conn",
      "{connection_file}",
    ],
    display_name: KERNEL_DISPLAY_NAME,
    language: "typescript",
    // By default Jupyter interrupts with SIGINT, which would end the kernel.
    interrupt_mode: "message",
    env: { NO_COLOR: "1" },
  };
}

/**
 * Writes the kernel spec below a folder that is meant for JUPYTER_PATH; no
 * other spec is touched.
 *
 * @param dir The folder; it is made if it does not exist.
 * @returns The path of the file, `dir/kernels/chunking/kernel.json`.
 */
export async function installKernelSpec(dir: string): Promise<string> {
  const folder = `${dir}/kernels/${KERNEL_NAME}`;
  await Deno.mkdir(folder, { recursive: true });
  const path = `${folder}/kernel.json`;
  await writeFile(path, JSON.stringify(kernelSpec(), null, 1) + "\n", 0o644);
  return path;
}

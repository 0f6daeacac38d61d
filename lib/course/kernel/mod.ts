/**
 * The Deno Jupyter kernel, driven from TypeScript so that no output is lost.
 *
 * From the wire up: `zmtp_*` are ZeroMQ's sockets over TCP, `message` what
 * Jupyter sends through them, `process` and `link` a kernel and the channels to
 * it, `fence` and `run_cell` the rule that makes outputs complete, `try_kernel`
 * what a kernel must prove first, `kernel` the client that runs lessons, and
 * `relay` the process that gives JupyterLab and VS Code the same rule, started
 * through the kernel spec of `kernel_spec`.
 *
 * @module
 */
export type { CellError } from "./explain_failure.ts";
export * from "./kernel.ts";
export * from "./kernel_spec.ts";
export { LANGUAGE_INFO } from "./language_info.ts";
export type { MimeBundle, Output } from "./outputs.ts";
export * from "./pin.ts";
export type { Exit } from "./process.ts";
export type { KernelOptions } from "./session.ts";

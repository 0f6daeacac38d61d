/**
 * The Deno Jupyter kernel, driven from TypeScript so that no output is lost.
 *
 * From the wire up: `zmtp_*` are ZeroMQ's sockets over TCP, `message` what Jupyter sends through them, `process` and
 * `link` a kernel and the channels to it, `fence` the rule that makes outputs complete, `kernel` the client that runs
 * lessons, and `relay` the process that gives JupyterLab and VS Code the same rule.
 *
 * @module
 */
export * from "./kernel.ts";
export * from "./outputs.ts";
export * from "./pin.ts";

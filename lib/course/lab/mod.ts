/**
 * The lab: the course in JupyterLab, with a kernel that puts every output
 * under its own cell.
 *
 * {@linkcode lab} is the command `deno task lab`. It finds JupyterLab or makes
 * a private Python environment with it, and starts it with settings, token and
 * kernel spec of its own: the user's Jupyter is neither read nor written.
 *
 * @module
 */
export { lab } from "./lab.ts";

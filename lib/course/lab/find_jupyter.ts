import { makeVenv, venvState } from "./make_venv.ts";
import { inVenv } from "./places.ts";
import { LabError } from "./lab_error.ts";
import { lockInstall } from "./lock_install.ts";
import { run } from "./run.ts";

/** A JupyterLab that can be started. */
export interface Jupyter {
  /** The jupyter-lab program. */
  readonly program: string;
  readonly version: string;
  /** Where it was found, in words. */
  readonly where: string;
}

/**
 * Finds the JupyterLab to use: the one in the lab's own environment, else one
 * on PATH of version 4, else it makes the environment.
 *
 * @throws {LabError} If there is none and none can be made.
 */
export async function findJupyter(
  venv: string,
  requirements: string,
): Promise<Jupyter> {
  const own = inVenv(venv, "jupyter-lab");
  const state = await venvState(venv, requirements);
  if (state === "ready") {
    const version = await versionIn(venv);
    if (version) return { program: own, version, where: ".venv" };
    console.log("The lab's .venv no longer works: making it anew.");
  }
  if (state === "foreign") {
    const version = await versionOf(own);
    if (version) return { program: own, version, where: "your .venv" };
  }
  const version = await versionOf("jupyter-lab");
  if (version) return { program: "jupyter-lab", version, where: "PATH" };
  if (state === "foreign") {
    throw new LabError(`${venv} is not the lab's and has no JupyterLab 4 in it.
Install one there, or move it away and run again: deno task lab`);
  }
  using _lock = await lockInstall(venv);
  // Another lab may have finished between the look and the lock
  const now = await venvState(venv, requirements);
  if (state === "ready" || now !== "ready") await makeVenv(venv, requirements);
  return {
    program: own,
    version: await versionIn(venv) ?? "",
    where: ".venv, new",
  };
}

/** The version, when the program is there, runs, and is a JupyterLab 4. */
async function versionOf(program: string): Promise<string | undefined> {
  const answer = await run([program, "--version"]);
  const version = answer?.stdout.trim() ?? "";
  return answer?.ok && /^4\.\d/.test(version) ? version : undefined;
}

/** The same for our own environment, forty times as fast: `jupyter-lab --version` takes two seconds. */
async function versionIn(venv: string): Promise<string | undefined> {
  const ask = "from importlib.metadata import version as v;" +
    "import jupyter_server; print(v('jupyterlab'))";
  const answer = await run([inVenv(venv, "python"), "-c", ask]);
  return answer?.ok ? answer.stdout.trim() : undefined;
}

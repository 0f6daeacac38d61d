import { join } from "node:path";
import { planVenv } from "./plan_venv.ts";
import { LabError, WITHOUT_JUPYTER } from "./lab_error.ts";

/** What the marker says until everything is installed. */
const UNFINISHED = "unfinished\n";

/** The state of an environment. */
export type VenvState = "ready" | "missing" | "unfinished" | "foreign";

/**
 * Tells whether the environment can be used. A marker file in it holds the
 * requirements it was made of, written when the last one was installed, so that
 * an installation that was cut off, or is of another version, is never taken
 * for a good one. An environment without the marker is not ours: "foreign".
 */
export async function venvState(
  venv: string,
  requirements: string,
): Promise<VenvState> {
  const marker = await readIfThere(markerOf(venv));
  if (marker === undefined) {
    return await isThere(venv) ? "foreign" : "missing";
  }
  return marker === await Deno.readTextFile(requirements)
    ? "ready"
    : "unfinished";
}

/**
 * Makes the environment anew and installs the requirements in it.
 *
 * @throws {LabError} If the machine lacks what it takes or the installation fails;
 * nothing half-made is left behind then.
 */
export async function makeVenv(
  venv: string,
  requirements: string,
): Promise<void> {
  const plan = await planVenv(venv, requirements);
  console.log(
    `Installing JupyterLab into ${venv} with ${plan.tool}: once, a minute or two, about 250 MB.`,
  );
  await removeIfThere(venv);
  await Deno.mkdir(venv, { recursive: true });
  await Deno.writeTextFile(markerOf(venv), UNFINISHED);
  for (const command of [plan.create, plan.install]) {
    if (await succeeds(command)) continue;
    await removeIfThere(venv);
    throw new LabError(failed(command));
  }
  await Deno.writeTextFile(
    markerOf(venv),
    await Deno.readTextFile(requirements),
  );
}

function markerOf(venv: string): string {
  return join(venv, "chunking-lab.txt");
}

async function succeeds([program, ...args]: readonly string[]) {
  const began = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`  still at it after ${seconds} s`);
  }, 30_000);
  const { success } = await new Deno.Command(program!, {
    args,
    stdin: "null",
    // A user-wide "always install for the user" setting cannot work in an environment.
    env: { PIP_USER: "0" },
  }).spawn().status;
  clearInterval(timer);
  return success;
}

function failed(command: readonly string[]): string {
  return `JupyterLab could not be installed; the lines above say why. The command was:
  ${command.join(" ")}
Is this machine online? When it is, run again: deno task lab

${WITHOUT_JUPYTER}`;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (
      error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory
    ) return undefined;
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

async function removeIfThere(path: string): Promise<void> {
  if (await isThere(path)) await Deno.remove(path, { recursive: true });
}

import { findPython } from "./find_python.ts";
import { inVenv } from "./places.ts";
import { LabError, WITHOUT_JUPYTER } from "./lab_error.ts";
import { run } from "./run.ts";

/** How an environment is made: two commands, and the tool in words. */
export interface VenvPlan {
  readonly tool: string;
  readonly create: readonly string[];
  readonly install: readonly string[];
}

/**
 * Chooses how to make the lab's Python environment: uv (which brings its own
 * Python where needed), Python's own venv, or virtualenv.
 *
 * @throws {LabError} If the machine has none of them; the message says what to install.
 */
export async function planVenv(
  venv: string,
  requirements: string,
): Promise<VenvPlan> {
  const python = inVenv(venv, "python");
  if ((await run(["uv", "--version"]))?.ok) {
    return {
      tool: "uv",
      create: [
        ...["uv", "venv", "--quiet", "--allow-existing"],
        ...["--python", ">=3.10", venv],
      ],
      install: [
        ...["uv", "pip", "install", "--quiet", "--python", python],
        ...["-r", requirements],
      ],
    };
  }
  const found = await findPython();
  if (!found) throw new LabError(NO_PYTHON);
  if (!found.recent) throw new LabError(tooOld(found.version));
  const pip = ["-m", "pip", "install", "--quiet", "--no-input"];
  const install = [python, ...pip, "-r", requirements];
  if (found.venv) {
    const create = [...found.command, "-m", "venv", venv];
    return { tool: `Python ${found.version}`, create, install };
  }
  for (
    const virtualenv of [[...found.command, "-m", "virtualenv"], ["virtualenv"]]
  ) {
    if ((await run([...virtualenv, "--version"]))?.ok) {
      return {
        tool: "virtualenv",
        create: [...virtualenv, "--quiet", venv],
        install,
      };
    }
  }
  throw new LabError(noVenv(found.version));
}

const NEXT = "Then run again: deno task lab";

const NO_PYTHON = `The lab needs Python 3.10 or newer, or uv, and found neither.
Install one of them:
  Debian, Ubuntu   sudo apt install python3 python3-venv
  Fedora           sudo dnf install python3
  macOS            brew install uv
  Windows          winget install astral-sh.uv
${NEXT}

${WITHOUT_JUPYTER}`;

const tooOld = (version: string) =>
  `JupyterLab needs Python 3.10 or newer, and this machine has ${version}.
Install uv, which brings a Python of its own: https://docs.astral.sh/uv/
${NEXT}

${WITHOUT_JUPYTER}`;

const noVenv = (version: string) =>
  `Python ${version} is here, but it cannot make environments (no venv module).
Install one of these:
  venv         sudo apt install python3-venv
  uv           https://docs.astral.sh/uv/
  virtualenv   sudo apt install python3-virtualenv
${NEXT}

${WITHOUT_JUPYTER}`;

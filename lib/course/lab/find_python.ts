import { run } from "./run.ts";

/** A Python on this machine. */
export interface Python {
  /** How to start it: the program and its first arguments. */
  readonly command: readonly string[];
  /** Its version, such as "3.11". */
  readonly version: string;
  /** Whether JupyterLab runs on it. */
  readonly recent: boolean;
  /** Whether it can make environments. Debian's cannot until python3-venv is installed. */
  readonly venv: boolean;
}

const CANDIDATES = [["python3"], ["python"], ["py", "-3"]];

// JupyterLab 4.6 needs 3.10.
const PROBE = `
import sys, importlib.util as u
print("%d.%d" % sys.version_info[:2], sys.version_info >= (3, 10),
      all(u.find_spec(name) for name in ("venv", "ensurepip")))
`;

/**
 * Finds the Python that serves the lab best: recent and able to make
 * environments, else recent, else any; `undefined` when there is none.
 */
export async function findPython(
  candidates: readonly (readonly string[])[] = CANDIDATES,
): Promise<Python | undefined> {
  const found: Python[] = [];
  for (const command of candidates) {
    const answer = await run([...command, "-c", PROBE]);
    const [version, recent, venv] = answer?.stdout.trim().split(" ") ?? [];
    if (!answer?.ok || !version) continue;
    found.push({
      command,
      version,
      recent: recent === "True",
      venv: venv === "True",
    });
  }
  return found.find((python) => python.recent && python.venv) ??
    found.find((python) => python.recent) ?? found[0];
}

import { findChromium } from "./find_chromium.ts";
import { venvState } from "./make_venv.ts";
import { onPath } from "./on_path.ts";
import { REQUIREMENTS, VENV } from "./places.ts";
import { planVenv } from "./plan_venv.ts";

/**
 * Says what this machine lacks for the tests that run JupyterLab in a browser,
 * in words that fit a test's name; `""` when it lacks nothing.
 */
export async function whatIsMissing(): Promise<string> {
  if (!await findChromium()) return "install Chromium, or set CHROMIUM to it";
  if (await venvState(VENV, REQUIREMENTS) === "ready") return "";
  if (await onPath("jupyter-lab")) return "";
  try {
    await planVenv(VENV, REQUIREMENTS);
    return "";
  } catch {
    return 'install what "deno task lab" asks for';
  }
}

import { join } from "node:path";
import { installKernelSpec } from "../kernel/kernel_spec.ts";
import { readLessons } from "../run/lessons.ts";
import { readFlags } from "../read_flags.ts";
import { UsageError } from "../usage_error.ts";
import { choosePort } from "./choose_port.ts";
import { fetchLibraries } from "./fetch_libraries.ts";
import { findJupyter } from "./find_jupyter.ts";
import { findRunning } from "./find_running.ts";
import { keepToken } from "./keep_token.ts";
import { LabError } from "./lab_error.ts";
import { venvState } from "./make_venv.ts";
import { openBrowser } from "./open_browser.ts";
import { pageAddress } from "./page_address.ts";
import { COURSE, REQUIREMENTS, STATE, VENV } from "./places.ts";
import { startServer } from "./start_server.ts";
import { untilStopped } from "./until_stopped.ts";
import { writeSettings } from "./write_settings.ts";

const HELP = `Usage: deno task lab [--no-browser] [--port N] [NN]

Opens the course in JupyterLab, at lesson 01 or at the one given.

  --no-browser   only print the address
  --port N       use this port, not the first free one from 8888 on`;

/**
 * Opens the course in JupyterLab and stays until Ctrl-C: `deno task lab`.
 * Everything it makes is in two folders of the course, `.venv` and `.lab`.
 *
 * @returns the exit code
 */
export async function lab(args: readonly string[]): Promise<number> {
  try {
    await open(args);
    return 0;
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function open(args: readonly string[]): Promise<void> {
  const options = read(args);
  if (!options) return;
  const { browser, lesson, port } = options;
  const [first] = await readLessons(join(COURSE, "lessons"), [lesson]);
  const token = await keepToken(STATE);
  const show = async (port: number) => {
    const address = pageAddress(port, first!.file, token);
    console.log(`\n  ${address}\n`);
    if (browser && !await openBrowser(address)) {
      console.log("No browser could be started: open that address in yours.");
    }
  };

  const running = await findRunning(STATE, token);
  if (running !== undefined && (port ?? running) === running) {
    console.log(`The lab is already running on port ${running}:`);
    return show(running);
  }
  // To learn of a port in use now, not when JupyterLab is installed.
  choosePort(port);
  const { program, version, where } = await findJupyter(VENV, REQUIREMENTS);
  await fetchLibraries(COURSE);
  await writeSettings(STATE);
  await installKernelSpec(join(STATE, "jupyter"));
  // Editors look for kernels in a folder's environment.
  if (await venvState(VENV, REQUIREMENTS) === "ready") {
    await installKernelSpec(join(VENV, "share", "jupyter"));
  }
  const free = choosePort(port);
  console.log(`Starting JupyterLab ${version} (${where}) …`);
  await untilStopped(async () => {
    const server = await startServer({
      program,
      course: COURSE,
      state: STATE,
      port: free,
      token,
    });
    console.log("The lab is open; Ctrl-C here closes it:");
    await show(free);
    return server;
  });
  console.log("The lab is closed.");
}

function read(args: readonly string[]) {
  const flags = readFlags("lab", HELP, args, {
    boolean: ["browser"],
    negatable: ["browser"],
    string: ["port"],
    default: { browser: true },
  });
  if (!flags) return undefined;
  const port = flags.port === undefined ? undefined : Number(flags.port);
  if (port !== undefined && !(port >= 1 && port < 65_536 && port % 1 === 0)) {
    throw new UsageError(
      `--port takes a number from 1 to 65535, not "${flags.port}"`,
    );
  }
  const [lesson = "1", ...more] = flags._.map(String);
  if (more.length > 0) {
    throw new UsageError(`one lesson at a time: deno task lab ${lesson}`);
  }
  return { browser: flags.browser, lesson, port };
}

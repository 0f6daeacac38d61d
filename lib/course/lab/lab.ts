import { parseArgs } from "@std/cli";
import { join } from "node:path";
import { installKernelSpec } from "../kernel/mod.ts";
import { choosePort } from "./choose_port.ts";
import { findJupyter } from "./find_jupyter.ts";
import { findLesson } from "./find_lesson.ts";
import { findRunning } from "./find_running.ts";
import { keepToken } from "./keep_token.ts";
import { openBrowser } from "./open_browser.ts";
import { pageAddress } from "./page_address.ts";
import { COURSE, REQUIREMENTS, STATE, VENV } from "./places.ts";
import { Problem } from "./problem.ts";
import { startServer } from "./start_server.ts";
import { untilStopped } from "./until_stopped.ts";
import { writeSettings } from "./write_settings.ts";

const USAGE = `deno task lab [--no-browser] [--port N] [LESSON]

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
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function open(args: readonly string[]): Promise<void> {
  const { browser, help, lesson, port } = read(args);
  if (help) return console.log(USAGE);
  const notebook = await findLesson(COURSE, lesson);
  const token = await keepToken(STATE);
  const show = async (port: number) => {
    const address = pageAddress(port, notebook, token);
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
  const { program, version, where } = await findJupyter(VENV, REQUIREMENTS);
  const free = choosePort(port);
  await writeSettings(STATE);
  await installKernelSpec(join(STATE, "jupyter"));
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
  const flags = parseArgs(args, {
    boolean: ["browser", "help"],
    negatable: ["browser"],
    string: ["port", "_"],
    default: { browser: true },
    alias: { help: "h" },
    unknown(argument) {
      if (!argument.startsWith("-")) return true;
      throw new Problem(`Unknown option ${argument}\n\n${USAGE}`);
    },
  });
  const port = flags.port === undefined ? undefined : Number(flags.port);
  if (
    port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)
  ) {
    throw new Problem(
      `--port takes a number from 1 to 65535, not "${flags.port}"`,
    );
  }
  const [lesson = "1", ...rest] = flags._.map(String);
  if (rest.length > 0) throw new Problem(USAGE);
  return { browser: flags.browser, help: flags.help, lesson, port };
}

import { type Browser, chromium, type Page } from "playwright-core";
import { join } from "node:path";
import { installKernelSpec } from "../kernel/kernel_spec.ts";
import { copyCourse } from "../test/copy_course.ts";
import { anyPort } from "./choose_port.ts";
import { findJupyter } from "./find_jupyter.ts";
import { untilIdle } from "./notebook_page.ts";
import { pageAddress } from "./page_address.ts";
import { COURSE, REQUIREMENTS, VENV } from "./places.ts";
import { type Server, startServer } from "./start_server.ts";
import { writeSettings } from "./write_settings.ts";

/** A lab for a test, on a copy of the course, with a browser in front of it. */
export interface BorrowedLab {
  /** The copy's folder. */
  readonly course: string;
  /** Opens a notebook of the copy in a new page, with a new kernel. */
  open(path: string): Promise<Page>;
  /** Closes browser and server and removes the copy. */
  close(): Promise<void>;
}

/**
 * Starts a lab whose notebooks can be run and changed without touching the
 * course itself.
 *
 * @param browserPath The Chromium to use
 */
export async function borrowLab(browserPath: string): Promise<BorrowedLab> {
  const folder = await Deno.makeTempDir({ prefix: "chunking-lab-" });
  const course = join(folder, "course");
  const state = join(folder, "state");
  const closers = [() => Deno.remove(folder, { recursive: true })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await copyCourse(COURSE, course);
    await writeSettings(state);
    await installKernelSpec(join(state, "jupyter"));
    const server = await start(course, state);
    closers.push(() => server.stop());
    const browser = await launch(browserPath);
    closers.push(() => browser.close());
    return {
      course,
      close,
      async open(path) {
        const page = await browser.newPage({
          viewport: { width: 1280, height: 900 },
        });
        await page.goto(pageAddress(server.port, path, TOKEN) + "&reset");
        await untilIdle(page);
        return page;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const TOKEN = "a-test-has-no-secrets";

async function start(course: string, state: string): Promise<Server> {
  const { program } = await findJupyter(VENV, REQUIREMENTS);
  return await startServer({
    program,
    course,
    state,
    port: anyPort(),
    token: TOKEN,
    // Lets a test ask JupyterLab itself, which keeps only the cells in view in the page.
    flags: ["--LabApp.expose_app_in_browser=True"],
  });
}

function launch(browserPath: string): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    // The first three are for root in a container, the rest keeps Chromium off the network.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

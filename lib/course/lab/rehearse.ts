import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Lesson, readLessons } from "../run/lessons.ts";
import { readFlags } from "../read_flags.ts";
import { UsageError } from "../usage_error.ts";
import { machineRoots } from "../machine_roots.ts";
import { NotebookError } from "../run/notebook.ts";
import { type BorrowedLab, borrowLab } from "./borrow_lab.ts";
import { checkCells } from "./check_cells.ts";
import { findChromium } from "./find_chromium.ts";
import { keepBusy } from "./keep_busy.ts";
import { LabError } from "./lab_error.ts";
import { restart, runAll } from "./notebook_page.ts";
import { photograph } from "./photograph.ts";
import { COURSE } from "./places.ts";

const HELP =
  `Usage: deno task rehearse [NN…] [--runs 20] [--busy] [--screenshot DIR]

Opens lessons in JupyterLab in a browser of its own, does "Run All" again and
again, and compares every output with "What to expect".

  NN                only these lessons, such as 02
  --runs N          how often, each time in a fresh kernel
  --busy            with every core of the machine at work on something else
  --screenshot DIR  put pictures of the lessons there`;

/** The most that is said of a run that went wrong. */
const WIDTH = 400;

/**
 * Counts how many runs of a lesson in JupyterLab come out right:
 * `deno task rehearse`.
 *
 * @param args The arguments after the command's name
 * @returns The exit code: 1 when a run went wrong
 */
export async function rehearse(args: readonly string[]): Promise<number> {
  const options = read(args);
  if (!options) return 0;
  const lessons = await readLessons(join(COURSE, "lessons"), options.words);
  const chromium = await findChromium();
  if (!chromium) {
    console.error("No Chromium: install it, or set CHROMIUM to its path");
    return 1;
  }
  let lab: BorrowedLab | undefined;
  try {
    lab = await borrowLab(chromium);
    using _busy = options.busy ? keepBusy() : undefined;
    let good = true;
    for (const lesson of lessons) {
      good = await rehearseLesson(lab, lesson, options) && good;
    }
    return good ? 0 : 1;
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await lab?.close();
  }
}

interface Options {
  readonly words: readonly string[];
  readonly runs: number;
  readonly busy: boolean;
  readonly screenshot: string | undefined;
}

async function rehearseLesson(
  lab: BorrowedLab,
  { file, name, notebook }: Lesson,
  { runs, screenshot }: Options,
): Promise<boolean> {
  if (notebook instanceof NotebookError) {
    console.error(notebook.message);
    return false;
  }
  const roots = [
    { path: lab.course, name: "<course>" },
    ...await machineRoots(),
  ];
  const began = performance.now();
  const page = await lab.open(file);
  let good = 0;
  for (let i = 1; i <= runs; i++) {
    if (i > 1) await restart(page);
    const wrong = await tryRun(page, () => checkCells(page, notebook, roots));
    if (wrong.length === 0) good++;
    for (const sentence of wrong) {
      console.log(`  run ${i}: ${sentence.slice(0, WIDTH)}`);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${file}: ${good} of ${runs} good, ${seconds.toFixed(0)} s`);
  if (screenshot) {
    await Deno.mkdir(screenshot, { recursive: true });
    const count = await photograph(page, join(screenshot, name));
    console.log(`  ${count} pictures in ${screenshot}`);
  }
  await page.close();
  return good === runs;
}

/** A run that takes too long is a wrong one like others. */
async function tryRun(
  page: Page,
  check: () => Promise<string[]>,
): Promise<string[]> {
  try {
    await runAll(page);
    return await check();
  } catch (error) {
    return [(error as Error).message];
  }
}

function read(args: readonly string[]): Options | undefined {
  const flags = readFlags("rehearse", HELP, args, {
    boolean: ["busy"],
    string: ["runs", "screenshot"],
    default: { runs: "20" },
  });
  if (!flags) return undefined;
  const runs = Number(flags.runs);
  if (!(runs >= 1 && runs <= 1000 && runs % 1 === 0)) {
    throw new UsageError(
      `--runs takes a number from 1 to 1000, not "${flags.runs}"`,
    );
  }
  return {
    words: flags._.map(String),
    runs,
    busy: flags.busy,
    screenshot: flags.screenshot,
  };
}

import type { Page } from "playwright-core";
import type { RawOutput } from "../run/normalise.ts";
import { within } from "../within.ts";

/** A code cell as JupyterLab has it. */
export interface ShownCell {
  readonly id: string;
  /** Its place in the notebook. */
  readonly index: number;
  /** The number in its brackets; null until it has run. */
  readonly count: number | null;
  readonly outputs: RawOutput[];
}

/** The little of JupyterLab's own interface that the tests use. */
interface App {
  commands: { execute(command: string): Promise<unknown> };
  shell: { currentWidget: NotebookPanel };
}
interface NotebookPanel {
  content: {
    activeCellIndex: number;
    model: { cells: Iterable<CellModel>; dirty: boolean };
    scrollToItem(index: number): Promise<void>;
    deselectAll(): void;
  };
  sessionContext: {
    restartKernel(): Promise<void>;
    session: { kernel: KernelConnection };
  };
}
interface KernelConnection {
  readonly status: string;
  readonly connectionStatus: string;
  requestExecute(request: { code: string; silent: boolean }): {
    done: Promise<unknown>;
  };
}
interface CellModel {
  readonly sharedModel: { toJSON(): CellJson };
}
interface CellJson {
  id: string;
  cell_type: string;
  execution_count: number | null;
  outputs: RawOutput[];
}
// In the page, not here: the functions given to evaluate() run there.
declare const jupyterapp: App | undefined;

/** Waits until the notebook has a kernel with nothing to do. */
export async function untilIdle(page: Page, limit = 60_000): Promise<void> {
  await page.waitForFunction(
    () => {
      if (typeof jupyterapp === "undefined") return false;
      const kernel = jupyterapp.shell.currentWidget?.sessionContext?.session
        ?.kernel;
      return kernel?.connectionStatus === "connected" &&
        kernel.status === "idle";
    },
    undefined,
    { timeout: limit },
  );
}

/** Waits until the kernel is at work. */
export async function untilBusy(page: Page, limit = 10_000): Promise<void> {
  await page.waitForFunction(
    () =>
      jupyterapp!.shell.currentWidget.sessionContext.session.kernel.status ===
        "busy",
    undefined,
    { timeout: limit },
  );
}

/** Does what a menu entry of JupyterLab does, to the end. */
export async function command(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    await jupyterapp!.commands.execute(name);
  }, name);
}

/** "Run All Cells", until the last cell is done. Rejects after `limit` milliseconds. */
export async function runAll(page: Page, limit = 120_000): Promise<void> {
  const ran = page.evaluate(async () => {
    const { content, sessionContext } = jupyterapp!.shell.currentWidget;
    content.deselectAll();
    const run = jupyterapp!.commands.execute("notebook:run-all-cells");
    // That ends at the first cell that throws, even one that is meant to and
    // after which the rest runs on: so wait for a request behind them all.
    const last = sessionContext.session.kernel
      .requestExecute({ code: "", silent: true });
    await Promise.all([run, last.done]);
    return true;
  });
  // It rejects once more when the page of an endless run is closed.
  ran.catch(() => {});
  if (!await within(limit, ran)) {
    throw new Error(`"Run All" took longer than ${limit / 1000} s`);
  }
  await untilIdle(page);
}

/** Starts the kernel anew, which forgets every variable, and takes all outputs away. */
export async function restart(page: Page): Promise<void> {
  await page.evaluate(() =>
    jupyterapp!.shell.currentWidget.sessionContext.restartKernel()
  );
  await untilIdle(page);
  await command(page, "editmenu:clear-all");
}

/** The notebook's code cells with what is under each of them. */
export async function shownCells(page: Page): Promise<ShownCell[]> {
  return await page.evaluate(() =>
    [...jupyterapp!.shell.currentWidget.content.model.cells]
      .map((cell) => cell.sharedModel.toJSON())
      .map((cell, index) => ({ ...cell, index }))
      .filter((cell) => cell.cell_type === "code")
      .map(({ id, index, execution_count: count, outputs }) => ({
        id,
        index,
        count,
        outputs,
      }))
  );
}

/** Whether JupyterLab would ask to save the notebook. */
export async function isChanged(page: Page): Promise<boolean> {
  return await page.evaluate(() =>
    jupyterapp!.shell.currentWidget.content.model.dirty
  );
}

/** Brings a cell into view, so that it is drawn, and makes it the active one. */
export async function showCell(page: Page, index: number): Promise<void> {
  await page.evaluate(async (index) => {
    const notebook = jupyterapp!.shell.currentWidget.content;
    notebook.deselectAll();
    notebook.activeCellIndex = index;
    await notebook.scrollToItem(index);
  }, index);
}

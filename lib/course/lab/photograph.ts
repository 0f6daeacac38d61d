import type { Page } from "playwright-core";

/** A lesson is not longer than this many windows. */
const MOST = 40;

/**
 * Takes pictures of the notebook from its top to its end, a window each:
 * `${path}-1.png` and so on.
 *
 * @returns How many there are
 */
export async function photograph(page: Page, path: string): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const panel = page.locator(
    ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-WindowedPanel-outer",
  );
  await panel.evaluate((element: Scrolled) => element.scrollTo(0, 0));
  for (let i = 1; i < MOST; i++) {
    // Cells are drawn when they come into view.
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${path}-${i}.png` });
    const more = await panel.evaluate((element: Scrolled) => {
      const before = element.scrollTop;
      element.scrollTo(0, before + element.clientHeight - 40);
      return element.scrollTop > before;
    });
    if (!more) return i;
  }
  return MOST;
}

/** An element in the page, of which Deno knows no type. */
interface Scrolled {
  readonly scrollTop: number;
  readonly clientHeight: number;
  scrollTo(x: number, y: number): void;
}

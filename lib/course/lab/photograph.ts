import type { Page } from "playwright-core";

/** The page's height cannot grow without bounds. */
const TALLEST = 16_000;

/** Takes a picture of the whole notebook, as tall as it is, and gives the window its height back. */
export async function photograph(page: Page, path: string): Promise<void> {
  const before = page.viewportSize()!;
  // Cells outside the window are not drawn and their heights are guesses, so look again once they are.
  for (let i = 0; i < 3; i++) {
    const missing = await page.evaluate(() => {
      const panel = document.querySelector(
        ".jp-NotebookPanel-notebook .jp-WindowedPanel-outer",
      );
      return panel ? panel.scrollHeight - panel.clientHeight : 0;
    });
    if (missing <= 0) break;
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({
      width,
      height: Math.min(height + missing, TALLEST),
    });
    await page.waitForTimeout(1_000);
  }
  await page.screenshot({ path });
  await page.setViewportSize(before);
}

// In the page: Deno itself has no document.
declare const document: {
  querySelector(
    selector: string,
  ): { scrollHeight: number; clientHeight: number } | null;
};

import { type BorrowedLab, borrowLab } from "./borrow_lab.ts";
import { findChromium } from "./find_chromium.ts";
import { whatIsMissing } from "./what_is_missing.ts";

/** Seconds for one test in the browser. */
const LIMIT = 240;

const missing = await whatIsMissing();
let lab: Promise<BorrowedLab> | undefined;

/**
 * A test that has JupyterLab in a browser, for `Deno.test`. All tests of a file
 * share one lab. Where the machine has no browser the test is ignored, and its
 * name says what to install.
 */
export function inBrowser(
  name: string,
  test: (lab: BorrowedLab) => Promise<void>,
): Deno.TestDefinition {
  return {
    name: missing ? `${name} (ignored: ${missing})` : name,
    ignore: missing !== "",
    // The lab outlives the test; closeLab() takes it down.
    sanitizeOps: false,
    sanitizeResources: false,
    timeout: LIMIT * 1000,
    async fn() {
      lab ??= findChromium().then((chromium) => borrowLab(chromium!));
      await test(await lab);
    },
  };
}

/** Takes the lab of this file down, after the last test. */
export async function closeLab(): Promise<void> {
  await (await lab?.catch(() => undefined))?.close();
}

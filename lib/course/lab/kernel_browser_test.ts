import { assertEquals, assertMatch } from "@std/assert";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { BorrowedLab } from "./borrow_lab.ts";
import {
  command,
  isChanged,
  restart,
  runAll,
  showCell,
  shownCells,
  untilBusy,
  untilIdle,
} from "./notebook_page.ts";
import { closeLab, inBrowser } from "./browser_for_tests.ts";
import { writeNotebook } from "./notebook_for_tests.ts";

Deno.test.afterAll(closeLab);

/** Opens a new notebook with the given cells. */
async function open(
  lab: BorrowedLab,
  cells: Record<string, string>,
): Promise<Page> {
  const name = `${crypto.randomUUID()}.ipynb`;
  await writeNotebook(join(lab.course, "lessons", name), cells);
  return await lab.open(`lessons/${name}`);
}

/** What every cell has put out, as one text a cell. */
async function texts(page: Page): Promise<Record<string, string>> {
  const cells = await shownCells(page);
  return Object.fromEntries(cells.map(({ id, outputs }) => [
    id,
    outputs.map((output) =>
      output.text ?? output.data?.["text/plain"] ??
        `${output.ename}: ${output.evalue}`
    ).join(""),
  ]));
}

Deno.test(
  inBrowser(
    "a notebook that is opened does not count as changed",
    async (lab) => {
      const page = await open(lab, { a: "1" });
      assertEquals(await isChanged(page), false);
      await page.close();
    },
  ),
);

Deno.test(
  inBrowser('"Run All" puts every output under its own cell', async (lab) => {
    const numbers = Array.from({ length: 40 }, (_, i) => i);
    const print = (i: number) =>
      `for (let n = 0; n < 5; n++) console.log("cell ${i} line", n);`;
    const page = await open(
      lab,
      Object.fromEntries(numbers.map((i) => [`cell-${i}`, print(i)])),
    );
    await runAll(page);
    const expected = numbers.map((i) => [
      `cell-${i}`,
      [0, 1, 2, 3, 4].map((n) => `cell ${i} line ${n}\n`).join(""),
    ]);
    assertEquals(await texts(page), Object.fromEntries(expected));
    const counts = (await shownCells(page)).map(({ count }) => count);
    assertEquals(counts, numbers.map((i) => i + 1));
    await page.close();
  }),
);

Deno.test(inBrowser('a cell that throws stops "Run All"', async (lab) => {
  const page = await open(lab, {
    before: '"before"',
    throws: 'throw new RangeError("stop here")',
    after: '"after"',
    last: '"last"',
  });
  await runAll(page);
  assertEquals(await texts(page), {
    before: '"before"',
    throws: "RangeError: stop here",
    after: "",
    last: "",
  });
  await page.close();
}));

Deno.test(inBrowser("an endless cell can be interrupted", async (lab) => {
  const page = await open(lab, {
    before: "const kept = 7; kept",
    endless: "while (true) {}",
    after: "kept + 1",
  });
  await showCell(page, 0);
  await command(page, "notebook:run-cell");
  await showCell(page, 1);
  const endless = command(page, "notebook:run-cell");
  await untilBusy(page);
  await command(page, "notebook:interrupt-kernel");
  await untilIdle(page, 15_000);
  await endless;
  // Like Python's, the kernel takes what comes within a tenth of a second of an
  // error for the rest of "Run All". People are slower.
  await page.waitForTimeout(500);
  await showCell(page, 2);
  await command(page, "notebook:run-cell");
  const { endless: message, after } = await texts(page);
  assertMatch(message!, /interrupt/i);
  assertEquals(after, "8");
  await page.close();
}));

Deno.test(inBrowser("a restart forgets every variable", async (lab) => {
  const page = await open(lab, {
    look: "typeof forgotten",
    set: "var forgotten = 1; forgotten",
  });
  await runAll(page);
  await restart(page);
  assertEquals(await texts(page), { look: "", set: "" });
  await runAll(page);
  assertEquals(await texts(page), { look: '"undefined"', set: "1" });
  const counts = (await shownCells(page)).map(({ count }) => count);
  assertEquals(counts, [1, 2]);
  await page.close();
}));

Deno.test(
  inBrowser("a cell that ends its kernel does not end the lab", async (lab) => {
    const page = await open(lab, { exit: "Deno.exit(3)", after: "1 + 1" });
    await showCell(page, 0);
    await command(page, "notebook:run-cell").catch(() => {});
    // "The kernel appears to have died. It will restart automatically."
    const dialog = page.locator(".jp-Dialog", { hasText: "restart" });
    await dialog.getByRole("button").first().click();
    await showCell(page, 1);
    await command(page, "notebook:run-cell");
    const { exit, after } = await texts(page);
    assertMatch(exit!, /ended with code 3/);
    assertEquals(after, "2");
    await page.close();
  }),
);

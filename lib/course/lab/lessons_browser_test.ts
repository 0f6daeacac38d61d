import { assertEquals } from "@std/assert";
import { join } from "node:path";
import { readLessons } from "../run/lessons.ts";
import { machineRoots } from "../machine_roots.ts";
import { NotebookError } from "../run/notebook.ts";
import { checkCells } from "./check_cells.ts";
import { runAll } from "./notebook_page.ts";
import { COURSE } from "./places.ts";
import { closeLab, inBrowser } from "./browser_for_tests.ts";

Deno.test.afterAll(closeLab);

for (const { file, notebook } of await readLessons(join(COURSE, "lessons"))) {
  Deno.test(
    inBrowser(`${file} in JupyterLab shows what to expect`, async (lab) => {
      if (notebook instanceof NotebookError) throw notebook;
      const page = await lab.open(file);
      await runAll(page);
      const roots = [
        { path: lab.course, name: "<course>" },
        ...await machineRoots(),
      ];
      const wrong = await checkCells(page, notebook, roots);
      assertEquals(wrong.join("\n"), "");
      await page.close();
    }),
  );
}

import type { Page } from "playwright-core";
import { expectationText } from "../run/expectation.ts";
import { normaliseOutputs } from "../run/normalise.ts";
import type { Notebook } from "../run/notebook.ts";
import { vegaSpec } from "../run/picture.ts";
import type { Root } from "../roots.ts";
import { showCell, type ShownCell, shownCells } from "./notebook_page.ts";

/**
 * Holds what JupyterLab has under a lesson's code cells, after "Run All",
 * against the lesson's own "What to expect" cells.
 *
 * @param page The notebook, run
 * @param lesson What the file says
 * @param roots The folders that outputs may not name
 * @returns What is wrong, a sentence each; none when all is right
 */
export async function checkCells(
  page: Page,
  lesson: Notebook,
  roots: readonly Root[],
): Promise<string[]> {
  const shown = await shownCells(page);
  const code = lesson.cells.filter((cell) => cell.cell_type === "code");
  if (shown.map(({ id }) => id).join() !== code.map(({ id }) => id).join()) {
    return ["the cells are not those of the file"];
  }
  const wrong: string[] = [];
  for (const cell of shown) {
    if (cell.count === null) wrong.push(`${cell.id} did not run`);
    const options = code.find(({ id }) => id === cell.id)?.metadata.course;
    if (options?.varies) continue;
    const actual = await expectationText(
      normaliseOutputs(cell.outputs.map(withoutDrawing), roots),
    );
    const expected = lesson.cells.find(({ metadata }) =>
      metadata.course?.expects === cell.id
    )?.source;
    if (actual !== expected) {
      wrong.push(
        `${cell.id} shows ${JSON.stringify(actual ?? "nothing")}, expected ${
          JSON.stringify(expected ?? "nothing")
        }`,
      );
    } else if (isChart(cell) && !await isDrawn(page, cell)) {
      wrong.push(`${cell.id} shows no chart`);
    }
  }
  return wrong;
}

/** JupyterLab adds a picture of the chart that it drew to the output. */
function withoutDrawing(output: ShownCell["outputs"][number]) {
  if (!output.data || !vegaSpec(output.data)) return output;
  const { "image/png": _, ...data } = output.data;
  return { ...output, data };
}

function isChart(cell: ShownCell): boolean {
  return cell.outputs.some(({ data }) => data && vegaSpec(data) !== undefined);
}

/** Whether the chart is there to be seen: in the page, under its cell, and not empty. */
async function isDrawn(page: Page, { index }: ShownCell): Promise<boolean> {
  await showCell(page, index);
  const drawing = page.locator(`.jp-Cell[data-windowed-list-index="${index}"]`)
    .locator(".jp-OutputArea .vega-embed").locator("canvas, svg").first();
  try {
    await drawing.waitFor({ state: "visible", timeout: 10_000 });
  } catch {
    return false;
  }
  const box = await drawing.boundingBox();
  return box !== null && box.width > 50 && box.height > 20;
}

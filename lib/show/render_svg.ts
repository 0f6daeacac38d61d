import * as vega from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Spec } from "./chart.ts";

/**
 * Draws a Vega-Lite chart as SVG, byte for byte the same on every run.
 *
 * It loads vega, which takes far longer than a lesson's whole start: that is why
 * it is not exported by `mod.ts`.
 *
 * @param spec The chart's drawing, with its data inside.
 * @returns The SVG document.
 */
export async function renderSvg(spec: Spec): Promise<string> {
  const { spec: compiled } = compile(spec as unknown as TopLevelSpec);
  const view = new vega.View(vega.parse(compiled), { renderer: "none" });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

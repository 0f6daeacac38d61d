import { checkList, checkOptions, checkText, show } from "../base/check.ts";
import type { Cost } from "../measure/cost_of.ts";
import { type Chart, chart, COLOUR } from "./chart.ts";
import { table } from "./table.ts";

/** What one way of chunking costs. */
export interface CostChartRow {
  /** The name of the way. */
  readonly way: string;
  /** What `costOf` found, or a mean of several. */
  readonly cost: Cost;
}

/** How a {@linkcode costChart} is labelled. */
export interface CostChartOptions {
  /** The line of text above the drawing. */
  title: string;
  /**
   * What was counted.
   *
   * @default {"tokens"}
   */
  unit?: string;
}

const PARTS = ["context", "overlap", "body"] as const;
const FILLS = [COLOUR.line, COLOUR.paper, COLOUR.strong];
const INKS = [COLOUR.ink, COLOUR.ink, COLOUR.paper];
// Narrower than this share of the longest bar, a number has no room.
const ROOM = 0.05;

/**
 * Draws what ways of chunking cost: a bar for each, of the tokens of context,
 * of overlap and of body, in this order.
 *
 * Context is grey, overlap white, body dark; the number stands in each part
 * that has room for it, the total behind the bar. The table has all of them, and
 * the share of the total that is body.
 *
 * @param rows One for each way, in the order to draw them.
 * @param options The labels.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If a row has no costs, there is no title, or no such option.
 *
 * @example One way
 * ```ts
 * import { chunkFixed, costChart, costOf } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = chunkFixed("ABCDEFGHIJ", { size: 6, overlap: 2 });
 * const rows = [{ way: "windows", cost: costOf(chunks) }];
 * assertEquals(
 *   costChart(rows, { title: "The index", unit: "characters" }).table,
 *   "way      context  overlap  body  total  body share\n" +
 *     "windows        0        2    10     12         83%",
 * );
 * ```
 */
export function costChart(
  rows: readonly CostChartRow[],
  options: CostChartOptions,
): Chart {
  checkList("rows", rows, "{ way, cost }");
  for (const row of rows) {
    for (const name of [...PARTS, "total"] as const) {
      const count = row?.cost?.[name];
      if (Number.isFinite(count)) continue;
      throw new TypeError(
        `each row must have a cost, as costOf gives it: ${name} is ` +
          show(count),
      );
    }
  }
  checkOptions(options, ["title", "unit"]);
  checkText("title", options.title);
  const { title, unit = "tokens" } = options;
  const longest = Math.max(0, ...rows.map(({ cost }) => cost.total));
  const values = rows.flatMap(({ way, cost }) => {
    let from = 0;
    return PARTS.map((part) => {
      const count = cost[part];
      const label = count >= ROOM * longest ? `${Math.round(count)}` : "";
      const bar = { way, part, count, from, to: from + count, label };
      from += count;
      return { ...bar, middle: bar.from + count / 2 };
    });
  }).filter(({ count }) => count > 0);
  const totals = rows.map(({ way, cost }) => ({
    way,
    to: cost.total,
    label: `${Math.round(cost.total)}`,
  }));
  const y = {
    field: "way",
    type: "nominal",
    sort: rows.map(({ way }) => way),
    title: null,
    axis: {
      labelFontSize: 13,
      labelLimit: 300,
      labelPadding: 8,
      ticks: false,
      domain: false,
    },
  };
  const byPart = (range: readonly string[]) => ({ domain: PARTS, range });
  const drawing = {
    title,
    width: 460,
    height: { step: 38 },
    layer: [
      {
        data: { values },
        mark: {
          type: "bar",
          height: 24,
          stroke: COLOUR.strong,
          strokeWidth: 1,
        },
        encoding: {
          y,
          x: {
            field: "from",
            type: "quantitative",
            title: unit,
            axis: { tickCount: 6 },
          },
          x2: { field: "to" },
          color: {
            field: "part",
            type: "nominal",
            scale: byPart(FILLS),
            legend: {
              title: null,
              orient: "top",
              labelFontSize: 12,
              symbolType: "square",
              symbolStrokeColor: COLOUR.strong,
              symbolStrokeWidth: 1,
              symbolSize: 140,
            },
          },
          tooltip: [{ field: "way" }, { field: "part" }, { field: "count" }],
        },
      },
      {
        data: { values },
        mark: { type: "text", fontSize: 12 },
        encoding: {
          y,
          x: { field: "middle", type: "quantitative" },
          text: { field: "label" },
          color: {
            field: "part",
            type: "nominal",
            scale: byPart(INKS),
            legend: null,
          },
        },
      },
      {
        data: { values: totals },
        mark: { type: "text", align: "left", dx: 6, fontSize: 13 },
        encoding: {
          y,
          x: { field: "to", type: "quantitative" },
          text: { field: "label" },
        },
      },
    ],
    resolve: { scale: { color: "independent" } },
  };
  const numbers = rows.map(({ way, cost }) => ({
    way,
    context: round(cost.context),
    overlap: round(cost.overlap),
    body: round(cost.body),
    total: round(cost.total),
    "body share": cost.total > 0
      ? `${Math.round(100 * cost.body / cost.total)}%`
      : "-",
  }));
  const alt = `${title}, in ${unit}. ` +
    numbers.map((row) =>
      `${row.way}: ${row.total}, of which context ${row.context}, overlap ` +
      `${row.overlap}, body ${row.body}`
    ).join(". ") + ".";
  return chart(drawing, table(numbers), alt);
}

/** A mean of several costs has one digit behind the point. */
function round(count: number): number {
  return Number(count.toFixed(1));
}

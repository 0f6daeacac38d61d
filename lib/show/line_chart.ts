import { checkList, checkOptions, checkText } from "../base/check.ts";
import { groupBy } from "../base/group_by.ts";
import { type Chart, chart, COLOUR, SHAPES } from "./chart.ts";
import { type Row, table } from "./table.ts";

/** What a {@linkcode lineChart} shows, and how it is labelled. */
export interface LineChartOptions {
  /** The column whose numbers go to the right. */
  x: string;
  /** The column whose numbers go up. */
  y: string;
  /** The column that says which line a row belongs to. */
  line: string;
  /** The line of text above the drawing. */
  title: string;
  /**
   * What to write at the axis below, the column's name if left out.
   */
  xTitle?: string;
  /** What to write at the axis on the left, the column's name if left out. */
  yTitle?: string;
  /** The lowest and the highest number on the axis to the left. */
  yDomain?: readonly [number, number];
}

const DASHES = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [12, 4]];

/**
 * Draws rows of numbers as lines, one for each value of a column.
 *
 * Every line has a shape and a dash of its own, so that none needs colour. The
 * table has a row for each x with all lines beside it, where they have the same
 * x, and else a row for each mark.
 *
 * @param rows The rows, each line's in ascending order of x.
 * @param options The columns to draw, and the labels.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If the rows are no list, a label is not a string, a row does
 * not say which line is its own, or there is no such option.
 * @throws {RangeError} If there are more than five lines, or a number is none.
 *
 * @example Two lines over two sizes
 * ```ts
 * import { lineChart } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const rows = [
 *   { way: "fixed", size: 120, found: 8 },
 *   { way: "fixed", size: 250, found: 12 },
 *   { way: "structure", size: 120, found: 11 },
 *   { way: "structure", size: 250, found: 12 },
 * ];
 * const title = "Found";
 * const picture = lineChart(rows, { x: "size", y: "found", line: "way", title });
 * assertEquals(
 *   picture.table,
 *   "size  fixed  structure\n" +
 *     " 120      8         11\n" +
 *     " 250     12         12",
 * );
 * ```
 */
export function lineChart(
  rows: readonly Row[],
  options: LineChartOptions,
): Chart {
  checkList("rows", rows, "rows");
  checkOptions(options, [
    "x",
    "y",
    "line",
    "title",
    "xTitle",
    "yTitle",
    "yDomain",
  ]);
  for (const name of ["x", "y", "line", "title"] as const) {
    checkText(name, options[name]);
  }
  const { x, y, line, title, xTitle = x, yTitle = y, yDomain } = options;
  for (const row of rows) {
    for (const name of [x, y]) {
      if (!Number.isFinite(row?.[name])) {
        throw new RangeError(`${name} must be a number, got ${row?.[name]}`);
      }
    }
    if (row[line] === undefined) {
      throw new TypeError(`each row must have a ${line}, got none`);
    }
  }
  const lines = groupBy(rows, (row) => String(row[line]));
  if (lines.size > DASHES.length) {
    throw new RangeError(
      `lines must be at most ${DASHES.length}, got ${lines.size}`,
    );
  }
  const names = [...lines.keys()];
  const axis = (field: string, title: string, scale: object) => ({
    field,
    type: "quantitative",
    title,
    scale: { zero: false, nice: false, ...scale },
  });
  const across = axis(x, xTitle, { padding: 12 });
  const up = axis(y, yTitle, yDomain ? { domain: yDomain } : { padding: 12 });
  const drawing = {
    title,
    width: 540,
    height: 280,
    layer: [
      ...[...lines.values()].map((values, i) => ({
        data: { values },
        mark: {
          type: "line",
          color: COLOUR.strong,
          strokeWidth: 1.5,
          strokeDash: DASHES[i],
        },
        encoding: { x: across, y: up },
      })),
      {
        data: { values: rows },
        mark: {
          type: "point",
          filled: true,
          fill: COLOUR.paper,
          stroke: COLOUR.strong,
          strokeWidth: 1.5,
          opacity: 1,
          size: rows.length > 40 ? 36 : 80,
        },
        encoding: {
          x: across,
          y: up,
          shape: {
            field: line,
            type: "nominal",
            scale: { domain: names, range: SHAPES.slice(0, names.length) },
            legend: { title: null, labelFontSize: 12, symbolSize: 90 },
          },
          tooltip: [line, x, y].map((field) => ({ field })),
        },
      },
    ],
  };
  const alt = `${title}: ${yTitle} against ${xTitle}. ` +
    [...lines].map(([name, own]) => describe(name, own, options)).join(". ") +
    ".";
  return chart(drawing, numbersOf(lines, rows, options), alt);
}

/** "fixed: 5 at 100 to 8 at 140, lowest 3, highest 10". */
function describe(
  name: string,
  own: readonly Row[],
  { x, y }: LineChartOptions,
): string {
  const [first, last] = [own[0]!, own.at(-1)!];
  const heights = own.map((row) => Number(row[y]));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return `${name}: ${first[y]} at ${first[x]} to ${last[y]} at ${last[x]}, ` +
    `lowest ${low}, highest ${high}`;
}

function numbersOf(
  lines: ReadonlyMap<string, readonly Row[]>,
  rows: readonly Row[],
  { x, y, line }: LineChartOptions,
): string {
  const [first = [], ...others] = lines.values();
  const places = first.map((row) => row[x]);
  const together = others.every((own) =>
    own.length === places.length && own.every((row, i) => row[x] === places[i])
  );
  if (!together || lines.size < 2) {
    return table(rows.map((row) => ({
      [line]: row[line]!,
      [x]: row[x]!,
      [y]: row[y]!,
    })));
  }
  return table(places.map((place, i) => ({
    [x]: place!,
    ...Object.fromEntries(
      [...lines].map(([name, own]) => [name, own[i]![y]!]),
    ),
  })));
}

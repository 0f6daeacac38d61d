import { checkText, show } from "../base/check.ts";

/** Where a notebook on the Deno kernel looks for how a value shows itself. */
export const DISPLAY: unique symbol = Symbol.for("Jupyter.display");

/** A Vega-Lite drawing with its data inside: a plain object, ready for JSON. */
export type Spec = Readonly<Record<string, unknown>>;

/**
 * A drawing that a notebook shows when it is the last value of a cell.
 *
 * What it draws can always be had without seeing it: `table` holds its numbers,
 * `alt` says in words what it shows.
 */
export interface Chart {
  /** The drawing, for Vega-Lite version 5 and later. */
  readonly spec: Spec;
  /** The numbers drawn, as a table in plain text. */
  readonly table: string;
  /** What the drawing shows, for those who cannot see it. */
  readonly alt: string;
  /** The notebook's view of the chart: drawing and table by MIME type. */
  [DISPLAY](): Record<string, unknown>;
}

/** The colours of the course's charts: they differ in lightness, so that a print without colour says the same. */
export const COLOUR = {
  ink: "#1b2a3a",
  quiet: "#5d6b7a",
  line: "#c9d1d9",
  shade: "#e8edf2",
  paper: "#ffffff",
  strong: "#24507a",
};

/** The shapes that tell series apart where all have one colour, in order. */
export const SHAPES = [
  "circle",
  "square",
  "triangle-up",
  "cross",
  "diamond",
  "triangle-down",
];

const FONT = "Helvetica, Arial, sans-serif";

const CONFIG: Spec = {
  background: COLOUR.paper,
  font: FONT,
  padding: 12,
  view: { stroke: null },
  axis: {
    domainColor: COLOUR.quiet,
    gridColor: COLOUR.shade,
    labelColor: COLOUR.ink,
    labelFontSize: 12,
    tickColor: COLOUR.quiet,
    titleColor: COLOUR.quiet,
    titleFontSize: 12,
    titleFontWeight: "normal",
    titlePadding: 8,
  },
  title: {
    anchor: "start",
    color: COLOUR.ink,
    fontSize: 16,
    offset: 14,
    subtitleColor: COLOUR.quiet,
    subtitleFontSize: 12,
    subtitlePadding: 5,
  },
};

/**
 * Makes a chart of a drawing, its numbers and its description.
 *
 * The course's own charts are made with it, and it takes any drawing of yours:
 * what a Vega-Lite object says about data, marks and encoding. Fonts and colours
 * of axes and titles are the course's unless the drawing brings a `config`.
 *
 * @param drawing The Vega-Lite object, with its data inside.
 * @param table The numbers drawn, in plain text.
 * @param alt What the drawing shows, in words.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If the drawing is no object, or the table or the words are
 * not strings.
 *
 * @example A line over two sizes
 * ```ts
 * import { chart, table } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const values = [{ size: 100, found: 1 }, { size: 300, found: 7 }];
 * const drawing = {
 *   data: { values },
 *   mark: "line",
 *   encoding: {
 *     x: { field: "size", type: "quantitative" },
 *     y: { field: "found", type: "quantitative" },
 *   },
 * };
 * const picture = chart(drawing, table(values), "Found rises with size.");
 * assertEquals(picture.spec.description, "Found rises with size.");
 * ```
 */
export function chart(drawing: Spec, table: string, alt: string): Chart {
  if (typeof drawing !== "object" || drawing === null) {
    throw new TypeError(`drawing must be an object, got ${show(drawing)}`);
  }
  checkText("table", table);
  checkText("alt", alt);
  const spec: Spec = {
    $schema: "https://vega.github.io/schema/vega-lite/v5.json",
    description: alt,
    config: CONFIG,
    ...drawing,
  };
  return {
    spec,
    table,
    alt,
    [DISPLAY]: () => ({
      "application/vnd.vegalite.v5+json": spec,
      "text/plain": table,
    }),
  };
}

const DISPLAY: unique symbol = Symbol.for("Jupyter.display");

/** A Vega-Lite chart with its data inside: a plain object, ready for JSON. */
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

/** Makes a chart of a drawing's layers, its table and its description. */
export function chart(drawing: Spec, table: string, alt: string): Chart {
  const spec: Spec = {
    $schema: "https://vega.github.io/schema/vega-lite/v5.json",
    description: alt,
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

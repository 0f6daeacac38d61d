import { COLOUR, type Spec } from "./chart.ts";

/** A gap between two sentences, as the drawing shows it. */
export interface CurvePoint {
  /** Where it stands among the sentences: 1.5 is between the first two. */
  readonly gap: number;
  readonly between: string;
  readonly similarity: number | null;
  /** Why a chunk ends there; `-` if none does. */
  readonly cut: string;
  /** The heading of the section that begins there, if one does. */
  readonly section: string;
  readonly before: string;
  readonly after: string;
}

/** All that the curves show. */
export interface CurveData {
  readonly title: string;
  readonly rows: readonly { name: string; points: readonly CurvePoint[] }[];
  readonly sentences: number;
  readonly threshold: number | undefined;
}

const WIDTH = 680;
const HEIGHT = 150;
const LINE = "#8795a3";

/** Builds the drawing of similarity curves. */
export function drawCurves(data: CurveData): Spec {
  const values = data.rows.flatMap(({ points }) => points);
  const known = values.flatMap(({ similarity }) => similarity ?? []);
  const low = Math.floor(Math.min(0, ...known) * 5 - 0.1) / 5;
  const high = Math.ceil(Math.max(0.4, ...known) * 5 + 0.1) / 5;
  const hasSections = values.some(({ section }) => section !== "");
  const legend = ["dark point: a chunk ends there"];
  if (hasSections) legend[0] += "  ·  triangle: a section begins";
  if (data.threshold !== undefined) legend.push("dashes: the threshold");
  return {
    title: { text: data.title, subtitle: legend },
    spacing: 18,
    vconcat: data.rows.map(({ name, points }, i) =>
      drawCurve(points, {
        name,
        axis: i === data.rows.length - 1,
        x: [0.5, data.sentences + 0.5],
        y: [low, high],
        threshold: data.threshold,
      })
    ),
  };
}

interface CurveOptions {
  name: string;
  axis: boolean;
  x: [number, number];
  y: [number, number];
  threshold: number | undefined;
}

function drawCurve(points: readonly CurvePoint[], options: CurveOptions): Spec {
  const { name, axis, threshold } = options;
  const x: Spec = {
    field: "gap",
    type: "quantitative",
    title: axis ? "sentence" : null,
    scale: { domain: options.x, nice: false },
    axis: {
      grid: false,
      values: Array.from({ length: options.x[1] - 0.5 }, (_, i) => i + 1),
      labels: axis,
      labelOverlap: true,
    },
  };
  const y: Spec = {
    field: "similarity",
    type: "quantitative",
    title: "similarity",
    scale: { domain: options.y, nice: false },
    axis: { format: ".1f", tickCount: 4 },
  };
  const cuts = points.filter(({ cut }) => cut !== "-");
  return {
    width: WIDTH,
    height: HEIGHT,
    title: { text: name, fontSize: 12, fontWeight: "bold", offset: 12 },
    layer: [
      {
        data: { values: cuts },
        mark: { type: "rule", aria: false, color: COLOUR.line, strokeWidth: 2 },
        encoding: { x },
      },
      ...(threshold === undefined ? [] : [{
        data: { values: [{ similarity: threshold }] },
        mark: {
          type: "rule",
          aria: false,
          color: COLOUR.quiet,
          strokeDash: [5, 4],
        },
        encoding: { y },
      }]),
      {
        data: { values: points },
        mark: { type: "line", aria: false, color: LINE, strokeWidth: 1.5 },
        encoding: { x, y },
      },
      {
        data: {
          values: points.filter(({ similarity }) => similarity !== null),
        },
        mark: {
          type: "point",
          filled: true,
          opacity: 1,
          size: 75,
          stroke: COLOUR.ink,
          strokeWidth: 1.5,
        },
        encoding: {
          x,
          y,
          fill: {
            condition: { test: "datum.cut !== '-'", value: COLOUR.strong },
            value: COLOUR.paper,
          },
          tooltip: [
            { field: "between", title: "between sentences" },
            { field: "similarity", format: ".2f" },
            { field: "cut" },
            { field: "section", title: "section that begins" },
            { field: "before" },
            { field: "after" },
          ],
        },
      },
      {
        data: { values: points.filter(({ section }) => section !== "") },
        mark: {
          type: "point",
          shape: "triangle-down",
          filled: true,
          opacity: 1,
          size: 70,
          color: COLOUR.ink,
          yOffset: -7,
        },
        encoding: { x, y: { value: 0 }, tooltip: { field: "section" } },
      },
    ],
  };
}

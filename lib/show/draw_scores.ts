import { groupBy } from "../base/group_by.ts";
import { COLOUR, SHAPES, type Spec } from "./chart.ts";

/** A hit as the drawing shows it. */
export interface Point {
  readonly chunker: string;
  readonly rank: number;
  readonly chunk: string;
  readonly characters: number;
  readonly score: number;
  readonly facts: number;
}

const WIDTH = 720;
const HEIGHT = 380;
const LETTER = 6.2; // about the width in pixels of a letter at 12 points
const LINE = 16;
const GAP = 16; // between a point and its label

/** Builds the drawing of scores against sizes. */
export function drawScores(
  points: readonly Point[],
  names: readonly string[],
  facts: number,
): Spec {
  const widest = Math.max(1, ...points.map((point) => point.characters));
  const scores = points.map((point) => point.score);
  const low = Math.floor(Math.min(...scores, 1) * 10 - 0.3) / 10;
  const high = Math.ceil(Math.max(...scores, low) * 10 + 0.3) / 10;
  const xDomain = [0, widest * 1.06];
  const yDomain = [low, high];
  const values = points.map((point) => ({
    ...point,
    holds: holds(point, facts),
    size: 380 - 60 * names.indexOf(point.chunker),
  }));
  const x: Spec = {
    field: "characters",
    type: "quantitative",
    title: "size of the chunk, in characters",
    scale: { domain: xDomain, nice: false },
    axis: { tickCount: 10 },
  };
  const y: Spec = {
    field: "score",
    type: "quantitative",
    title: "score",
    scale: { domain: yDomain, nice: false },
    axis: { format: ".1f", tickCount: 5 },
  };
  return {
    title: {
      text: "Score against size",
      subtitle: "dark: holds every fact  ·  grey: some  ·  white: none",
    },
    width: WIDTH,
    height: HEIGHT,
    layer: [
      {
        data: { values },
        mark: {
          type: "point",
          filled: true,
          opacity: 1,
          stroke: COLOUR.ink,
          strokeWidth: 1.5,
        },
        encoding: {
          x,
          y,
          shape: {
            field: "chunker",
            type: "nominal",
            scale: { domain: names, range: SHAPES.slice(0, names.length) },
            legend: {
              title: null,
              orient: "bottom",
              labelFontSize: 12,
              symbolFillColor: COLOUR.paper,
              symbolStrokeColor: COLOUR.ink,
              symbolSize: 140,
              offset: 14,
            },
          },
          fill: {
            field: "holds",
            type: "nominal",
            scale: {
              domain: ["all", "some", "none"],
              range: [COLOUR.strong, "#a9bccd", COLOUR.paper],
            },
            legend: null,
          },
          size: {
            field: "size",
            type: "quantitative",
            scale: null,
            legend: null,
          },
          tooltip: ["chunker", "rank", "chunk", "characters", "score", "facts"]
            .map((field) => ({ field })),
        },
      },
      ...labels(points, facts, xDomain, yDomain).map((label) => ({
        data: { values: [label] },
        mark: {
          type: "text",
          align: label.align,
          baseline: "middle",
          color: COLOUR.ink,
          fontSize: 12,
          lineHeight: LINE,
          dx: label.dx,
          dy: label.dy,
        },
        encoding: { x, y, text: { field: "lines" } },
      })),
    ],
  };
}

function holds(point: Point, facts: number): "all" | "some" | "none" {
  if (point.facts === 0) return "none";
  return point.facts === facts ? "all" : "some";
}

interface Label {
  characters: number;
  score: number;
  lines: string[];
  align: "left" | "right" | "center";
  dx: number;
  dy: number;
}

/**
 * Names the best hit of each chunker, one label for hits at the same place. A
 * label goes to the first of four sides where it covers nothing.
 */
function labels(
  points: readonly Point[],
  facts: number,
  [, right]: number[],
  [low, high]: number[],
): Label[] {
  const at = ({ characters, score }: Point): [number, number] => [
    characters / right! * WIDTH,
    (high! - score) / (high! - low!) * HEIGHT,
  ];
  const taken = points.map((point): Box => {
    const [x, y] = at(point);
    return [x - 9, y - 9, x + 9, y + 9];
  });
  const groups = groupBy(
    points.filter((point) => point.rank === 1),
    (point) => `${point.characters} ${point.score.toFixed(2)} ${point.facts}`,
  );
  return [...groups.values()].map((group) => {
    const first = group[0]!;
    const lines = [
      group.map((point) => point.chunker).join(", "),
      `${first.facts} of ${facts} facts`,
    ];
    const [x, y] = at(first);
    const width = Math.max(...lines.map((line) => line.length)) * LETTER;
    const height = lines.length * LINE;
    const sides = [
      { align: "left", dx: GAP, dy: 0 },
      { align: "center", dx: 0, dy: -GAP - height / 2 },
      { align: "center", dx: 0, dy: GAP + height / 2 },
      { align: "right", dx: -GAP, dy: 0 },
    ] as const;
    const boxOf = ({ align, dx, dy }: (typeof sides)[number]): Box => {
      const left = x + dx -
        (align === "left" ? 0 : align === "right" ? width : width / 2);
      return [left, y + dy - height / 2, left + width, y + dy + height / 2];
    };
    const free = sides.find((side) => {
      const box = boxOf(side);
      return inside(box) && !taken.some((other) => overlap(box, other));
    }) ?? sides[0];
    taken.push(boxOf(free));
    const { characters, score } = first;
    return { characters, score, lines, ...free };
  });
}

type Box = [left: number, top: number, right: number, bottom: number];

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function inside([left, top, right, bottom]: Box): boolean {
  return left >= 0 && top >= 0 && right <= WIDTH && bottom <= HEIGHT;
}

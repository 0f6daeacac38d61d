import { COLOUR, type Spec } from "./chart.ts";

/** A chunk as a chunk map draws it. */
export interface Bar {
  readonly chunker: string;
  readonly chunk: number;
  readonly from: number;
  readonly to: number;
  /** Where the text that repeats the chunk before is over. */
  readonly fresh: number;
  readonly characters: number;
  readonly overlap: number;
  readonly cut: string;
  readonly reason: string;
  /** The chunk's place among the hits, `-` if it was not returned. */
  readonly rank: string;
  readonly text: string;
}

/** What stands at the end of a row. */
export interface Note {
  readonly chunker: string;
  readonly note: string;
}

/** All that a chunk map draws. */
export interface MapData {
  readonly title: string;
  readonly length: number;
  readonly names: readonly string[];
  readonly bars: readonly Bar[];
  readonly notes: readonly Note[];
  readonly sections: readonly { heading: string; from: number; to: number }[];
  readonly facts: readonly {
    number: number;
    fact: string;
    from: number;
    to: number;
  }[];
}

const WIDTH = 720; // with a chunker's name, what a notebook page has room for
const NOTE = 120; // what a note takes of it
const STEP = 50;
const BAND = 0.52; // the part of a step that a bar takes
const LETTER = 5.4; // about the width in pixels of a letter at 10 points
const TOP = " "; // the name of the row above the chunkers

/** Builds the drawing of a chunk map. */
export function drawChunkMap(data: MapData): Spec {
  const noted = data.notes.some(({ note }) => note !== "");
  const width = noted ? WIDTH - NOTE : WIDTH;
  const pixels = width / Math.max(data.length, 1);
  const subtitle = legend(data);
  return {
    title: subtitle ? { text: data.title, subtitle } : data.title,
    width,
    height: { step: STEP },
    layer: [
      ...drawBars(data, pixels),
      ...drawTop(data, pixels),
      {
        data: { values: data.notes },
        mark: {
          ...text(13),
          fontWeight: "bold",
          align: "left",
          baseline: "middle",
        },
        encoding: {
          x: { value: width + 12 },
          y: y(data),
          text: { field: "note" },
        },
      },
    ],
  };
}

function drawBars(data: MapData, pixels: number): Spec[] {
  const { bars } = data;
  const row = y(data);
  const shared = bars.filter((bar) => bar.fresh > bar.from);
  const half = STEP * BAND / 2;
  return [
    {
      data: { values: bars },
      mark: { type: "bar", stroke: COLOUR.ink, strokeWidth: 1 },
      encoding: {
        x: x(data.length),
        x2: { field: "to" },
        y: row,
        fill: {
          condition: { test: "datum.rank !== '-'", value: COLOUR.strong },
          value: COLOUR.shade,
        },
        tooltip: [
          { field: "chunker" },
          { field: "chunk" },
          { field: "from" },
          { field: "to" },
          { field: "characters" },
          { field: "overlap" },
          { field: "reason", title: "ends because" },
          { field: "rank", title: "rank among the hits" },
          { field: "text" },
        ],
      },
    },
    {
      data: { values: shared },
      mark: {
        type: "bar",
        aria: false,
        fill: COLOUR.paper,
        stroke: COLOUR.ink,
      },
      encoding: { x: x(data.length), x2: { field: "fresh" }, y: row },
    },
    {
      data: { values: shared.flatMap((bar) => hatch(bar, 5 / pixels)) },
      mark: {
        type: "tick",
        aria: false,
        thickness: 1,
        color: COLOUR.ink,
        size: 2 * half - 2,
      },
      encoding: { x: { ...x(data.length), field: "at" }, y: row },
    },
    {
      data: { values: numbersOf(bars, pixels) },
      mark: { ...text(12), fontWeight: "bold", baseline: "middle" },
      encoding: {
        x: { ...x(data.length), field: "at" },
        y: row,
        text: { field: "chunk" },
        color: {
          condition: { test: "datum.rank !== '-'", value: COLOUR.paper },
          value: COLOUR.ink,
        },
      },
    },
    {
      data: {
        values: bars.filter((bar) =>
          (bar.to - bar.from) * pixels > bar.cut.length * LETTER
        ),
      },
      mark: {
        ...text(10),
        color: COLOUR.quiet,
        align: "right",
        baseline: "top",
        dy: half + 3,
      },
      encoding: {
        x: { ...x(data.length), field: "to" },
        y: row,
        text: { field: "cut" },
      },
    },
  ];
}

/** The row above the chunkers: headings, and where the facts stand. */
function drawTop(data: MapData, pixels: number): Spec[] {
  const row = y(data);
  const sections = data.sections.map((section) => ({
    chunker: TOP,
    ...section,
    heading: shorten(section.heading, (section.to - section.from) * pixels),
  }));
  const facts = data.facts.map((fact) => ({
    chunker: TOP,
    ...fact,
    at: (fact.from + fact.to) / 2,
  }));
  return [
    {
      data: { values: sections },
      mark: { ...text(11), align: "left", baseline: "bottom", dy: -8 },
      encoding: { x: x(data.length), y: row, text: { field: "heading" } },
    },
    {
      data: { values: sections },
      mark: { type: "rule", aria: false, color: COLOUR.quiet, yOffset: -5 },
      encoding: { x: x(data.length), x2: { field: "to" }, y: row },
    },
    {
      data: { values: facts },
      mark: { type: "rule", aria: false, color: "#8795a3", strokeDash: [1, 3] },
      encoding: {
        x: { ...x(data.length), field: "at" },
        y: { value: STEP * 0.8 },
        y2: { value: "height" },
      },
    },
    {
      data: { values: facts },
      mark: { ...text(12), fontWeight: "bold", baseline: "middle", dy: 7 },
      encoding: {
        x: { ...x(data.length), field: "at" },
        y: row,
        text: { field: "number" },
        tooltip: [{ field: "fact" }],
      },
    },
  ];
}

function x(length: number): Spec {
  return {
    field: "from",
    type: "quantitative",
    title: "position in the document, in UTF-16 units",
    scale: { domain: [0, length], nice: false },
    axis: { tickCount: 8, offset: 8 },
  };
}

function y({ names, sections, facts }: MapData): Spec {
  const hasTop = sections.length > 0 || facts.length > 0;
  return {
    field: "chunker",
    type: "nominal",
    title: null,
    scale: {
      domain: hasTop ? [TOP, ...names] : names,
      paddingInner: 1 - BAND,
      paddingOuter: (1 - BAND) / 2,
    },
    axis: {
      domain: false,
      ticks: false,
      labelFontSize: 13,
      labelLimit: 0,
      labelPadding: 10,
    },
  };
}

function text(fontSize: number): Spec {
  return { type: "text", aria: false, fontSize, color: COLOUR.ink };
}

function legend({ bars, facts }: MapData): string {
  const parts: string[] = [];
  if (bars.some((bar) => bar.rank !== "-")) parts.push("dark: returned");
  if (bars.some((bar) => bar.overlap > 0)) parts.push("hatched: in two chunks");
  if (facts.length > 0) parts.push("numbers on top: the facts to find");
  return parts.join("  ·  ");
}

function hatch(bar: Bar, step: number): { chunker: string; at: number }[] {
  const lines = [];
  for (let at = bar.from + step; at < bar.fresh - step / 2; at += step) {
    lines.push({ chunker: bar.chunker, at: Math.round(at * 100) / 100 });
  }
  return lines;
}

/** Chunk numbers in the middle of what only that chunk holds, if they fit. */
function numbersOf(bars: readonly Bar[], pixels: number): Spec[] {
  return bars.flatMap((bar, i) => {
    const next = bars[i + 1];
    const to = next?.chunker === bar.chunker
      ? Math.min(bar.to, next.from)
      : bar.to;
    const room = (to - bar.fresh) * pixels;
    if (room < String(bar.chunk).length * 8) return [];
    const { chunker, chunk, rank } = bar;
    return [{ chunker, chunk, rank, at: (bar.fresh + to) / 2 }];
  });
}

function shorten(heading: string, room: number): string {
  const letters = Math.floor(room / (LETTER * 1.1));
  if (heading.length <= letters) return heading;
  return letters > 2 ? heading.slice(0, letters - 1).trimEnd() + "…" : "";
}

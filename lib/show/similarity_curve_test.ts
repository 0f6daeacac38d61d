import {
  assert,
  assertEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import type { Chunk } from "../chunk/chunk.ts";
import type { SentenceGap } from "../chunk/sentence_gaps.ts";
import { renderSvg } from "./render_svg.ts";
import { similarityCurve } from "./similarity_curve.ts";

const source = "One & two. Three. Four goes on for rather a long while. Five.";
const gaps: SentenceGap[] = [
  { end: 10, start: 11, similarity: 0.25 },
  { end: 17, start: 18, similarity: undefined },
  { end: 55, start: 56, similarity: -0.5 },
];
const chunk = (start: number, end: number, cut: Chunk["cut"]): Chunk => ({
  text: source.slice(start, end),
  start,
  end,
  cut,
});
const one = {
  name: "vectors",
  gaps,
  chunks: [
    chunk(0, 17, "sentence"),
    chunk(18, 55, "topic"),
    chunk(56, 61, "end"),
  ],
};
const other = { name: "model", gaps, chunks: [chunk(0, 61, "end")] };
const sections = [
  { heading: "A", start: 0 },
  { heading: "B <b>", start: 18 },
];

Deno.test("similarityCurve() lists every gap, its cut and the section", () => {
  assertEquals(
    similarityCurve(source, [one], { sections }).table,
    [
      "between  next begins               vectors  cut       section",
      "1 | 2    Three.                       0.25  -         -",
      "2 | 3    Four goes on for rath...        -  sentence  B <b>",
      "3 | 4    Five.                       -0.50  topic     -",
    ].join("\n"),
  );
});

Deno.test("similarityCurve() puts two curves side by side", () => {
  assertEquals(
    similarityCurve(source, [one, other]).table.split("\n").slice(0, 2),
    [
      "between  next begins               vectors  vectors cut  model  model cut",
      "1 | 2    Three.                       0.25  -             0.25          -",
    ],
  );
});

Deno.test("similarityCurve() says in words where the cuts are", () => {
  assertEquals(
    similarityCurve(source, [one, other], { title: "Turns" }).alt,
    "Turns. vectors: 3 gaps, cut between sentences 2 and 3, 3 and 4. " +
      "model: 3 gaps, no cut.",
  );
});

Deno.test("similarityCurve() refuses curves of other sentences", () => {
  assertThrows(
    () => similarityCurve(source, [one, { ...other, gaps: gaps.slice(1) }]),
    RangeError,
    "each row must have the gaps of the first, 3, got 2",
  );
});

Deno.test("similarityCurve() draws, and says when nothing was compared", async () => {
  const options = { sections, threshold: 0.3 };
  const svg = await renderSvg(
    similarityCurve(source, [one, other], options).spec,
  );
  for (
    const name of ["vectors", "model", "similarity", "dashes: the threshold"]
  ) {
    assertStringIncludes(svg, name);
  }
  assert(!svg.includes("NaN"));
  const nothing = similarityCurve("One.", [{
    name: "x",
    gaps: [],
    chunks: [],
  }]);
  assertEquals(nothing.table, "");
  assert(!(await renderSvg(nothing.spec)).includes("NaN"));
});

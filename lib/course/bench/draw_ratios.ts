import { type Chart, chart, table } from "chunking";
import type { Ratio } from "./ratios.ts";

/** Draws how many times as fast ours is, with the targets. */
export function drawRatios(ratios: readonly Ratio[]): Chart {
  const values = ratios.map((ratio) => ({
    ...ratio,
    label: `${ratio.job}: ${ratio.other}`,
  }));
  const x = {
    type: "quantitative",
    scale: { type: "log" },
    title: "times as fast as the other (logarithmic)",
  };
  const domain = [...new Set(values.map((value) => value.text))];
  const labels = [...new Set(values.map((value) => value.label))];
  const y = {
    field: "label",
    type: "nominal",
    sort: labels,
    title: null,
    axis: { labelLimit: 0 },
  };
  const layer = [
    {
      mark: { type: "rule", color: "#5d6b7a" },
      encoding: { x: { datum: 1, ...x } },
    },
    {
      mark: { type: "point", filled: true, size: 70 },
      encoding: {
        x: { field: "ratio", ...x },
        y,
        shape: {
          field: "text",
          type: "nominal",
          title: "text",
          scale: { domain },
        },
        color: {
          field: "text",
          type: "nominal",
          title: "text",
          scale: {
            domain,
            range: ["#1b2a3a", "#8a6d1f", "#24507a", "#5d8fb8"],
          },
        },
      },
    },
    {
      transform: [{ filter: "isValid(datum.target)" }],
      mark: { type: "tick", thickness: 2, size: 14, color: "#b4412f" },
      encoding: { x: { field: "target", ...x }, y },
    },
  ];
  const drawing = {
    title: {
      text: "How many times as fast the course's chunkers are",
      subtitle:
        "Medians; red ticks are the targets; right of the line ours is faster",
    },
    width: 460,
    height: { step: 18 },
    data: { values },
    layer,
  };
  const rows = ratios.map(({ text, job, other, ratio }) => ({
    text,
    job,
    other,
    ratio: ratio.toPrecision(2),
  }));
  return chart(
    drawing,
    table(rows),
    "For each job and text, how many times as fast as each other package ours is.",
  );
}

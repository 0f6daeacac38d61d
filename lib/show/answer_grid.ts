import { checkList, show } from "../base/check.ts";
import type { AnswerScores } from "../measure/measure_answers.ts";
import { type Chart, chart, COLOUR, type Spec } from "./chart.ts";
import { table } from "./table.ts";

/** One way of chunking at one size, and how it fared. */
export interface AnswerGridRow {
  /** The name of the way. */
  readonly way: string;
  /** The size it was given. */
  readonly size: number;
  /** What `measureAnswers` counted. */
  readonly scores: AnswerScores;
}

const WIDTH = 150;
const STEP = 34;

/**
 * Draws how ways of chunking fare at several sizes: a panel for each size, and
 * in it a bar for each way.
 *
 * The pale bar is as long as the answers that some chunk holds whole, the dark
 * one inside it as those that the best hit holds; what the pale bar has left
 * over is lost in the ranking, what is missing to the edge was lost by the cut.
 * Both numbers stand in the table and beside the bar.
 *
 * @param rows One for each way and size, the ways in the order to draw them.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If a row has no scores.
 *
 * @example One way at one size
 * ```ts
 * import { answerGrid, chunkFixed, indexChunks, measureAnswers } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = indexChunks("doors", chunkFixed("The door code is 4711."));
 * const questions = [{ question: "Which code?", answer: "4711" }];
 * const scores = measureAnswers(questions, entries);
 * assertEquals(
 *   answerGrid([{ way: "windows", size: 400, scores }]).table,
 *   "way      size  intact  top-1  of\n" +
 *     "windows   400       1      1   1",
 * );
 * ```
 */
export function answerGrid(rows: readonly AnswerGridRow[]): Chart {
  checkList("rows", rows, "{ way, size, scores }");
  for (const row of rows) {
    for (const name of ["intact", "top1", "all"] as const) {
      const count = row?.scores?.[name];
      if (Number.isFinite(count)) continue;
      throw new TypeError(
        `each row must have scores, as measureAnswers gives them: ${name} is ` +
          show(count),
      );
    }
  }
  const values = rows.map(({ way, size, scores: { intact, top1, all } }) => ({
    way,
    size: `size ${size}`,
    intact,
    top1,
    all,
    label: `${top1} of ${intact}`,
  }));
  const all = values[0]?.all ?? 0;
  const sizes = [...new Set(values.map((value) => value.size))];
  const numbers = rows.map(({ way, size, scores }) => ({
    way,
    size,
    intact: scores.intact,
    "top-1": scores.top1,
    of: scores.all,
  }));
  const alt = `Bars for each way and size, of ${all} questions. ` +
    sizes.map((size) =>
      `At ${size}: ` +
      values.filter((value) => value.size === size)
        .map(({ way, intact, top1 }) => `${way} ${intact} whole, ${top1} first`)
        .join(", ")
    ).join(". ") + ".";
  return chart(draw(values, sizes, all), table(numbers), alt);
}

function draw(
  values: readonly Record<string, unknown>[],
  sizes: readonly string[],
  all: number,
): Spec {
  const y: Spec = {
    field: "way",
    type: "nominal",
    sort: null,
    title: null,
    axis: { domain: false, ticks: false, labelFontSize: 13, labelPadding: 8 },
  };
  const x = (field: string): Spec => ({
    field,
    type: "quantitative",
    title: `answers, of ${all}`,
    scale: { domain: [0, all], nice: false },
    axis: { values: [0, all] },
  });
  return {
    title: {
      text: "What the cut leaves whole, and what the search ranks first",
      subtitle: "pale: some chunk holds the answer whole  ·  dark: the first " +
        "hit does  ·  beside the bar: dark of pale",
    },
    data: { values },
    facet: {
      column: {
        field: "size",
        type: "nominal",
        sort: sizes,
        title: null,
        header: { labelFontSize: 13, labelFontWeight: "bold" },
      },
    },
    spacing: 12,
    spec: {
      width: WIDTH,
      height: { step: STEP },
      layer: [
        {
          mark: { type: "bar", size: 22, color: "#c3d0dc", stroke: COLOUR.ink },
          encoding: { x: x("intact"), y },
        },
        {
          mark: { type: "bar", size: 10, color: COLOUR.strong },
          encoding: {
            x: x("top1"),
            y,
            tooltip: ["way", "size", "intact", "top1", "all"]
              .map((field) => ({ field })),
          },
        },
        {
          mark: {
            type: "text",
            align: "left",
            baseline: "middle",
            fontSize: 12,
            color: COLOUR.ink,
          },
          encoding: {
            x: { value: WIDTH + 6 },
            y,
            text: { field: "label" },
          },
        },
      ],
    },
  };
}

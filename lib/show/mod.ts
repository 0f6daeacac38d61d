/**
 * Showing chunks: strings as Python's `repr` writes them, tables and reports in
 * plain text, and charts as plain Vega-Lite objects.
 *
 * Everything here returns a value and prints nothing, but for `progress`, which
 * rewrites one line of a notebook. Not here: drawing a chart to a file, which
 * `render_svg.ts` does for the course kit.
 *
 * @module
 */

// The types of other rooms that this one's functions take and give.
export type { Chunk, ChunkedDocument, Cut, SentenceGap } from "../chunk/mod.ts";
export type {
  AnswerResult,
  AnswerScores,
  Cost,
  TestQuestion,
} from "../measure/mod.ts";
export type { Section } from "../parse/mod.ts";
export type { Entry, Hit } from "../search/mod.ts";
export * from "./answer_grid.ts";
export { type Chart, chart, DISPLAY, type Spec } from "./chart.ts";
export * from "./chunk_map.ts";
export * from "./cost_chart.ts";
export * from "./line_chart.ts";
export * from "./progress.ts";
export * from "./report.ts";
export * from "./repr.ts";
export * from "./score_against_size.ts";
export * from "./show_cut.ts";
export * from "./similarity_curve.ts";
export * from "./snippet.ts";
export * from "./table.ts";

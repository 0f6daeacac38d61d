import { characterCount } from "../measure/character_count.ts";
import { factsFound } from "../measure/facts_found.ts";
import type { Hit } from "../search/search.ts";
import { type Chart, chart } from "./chart.ts";
import { table } from "./table.ts";

/** The hits of one chunker, for {@linkcode scoreAgainstSize}. */
export interface ScoredRow {
  /** The chunker's name. */
  name: string;
  /** What the search over its chunks returned, best first. */
  hits: readonly Hit[];
}

/** Draws the score of every hit against the size of its chunk. */
export function scoreAgainstSize(
  rows: readonly ScoredRow[],
  facts: readonly string[],
): Chart {
  const points = rows.flatMap(({ name, hits }) =>
    hits.map((hit) => ({
      chunker: name,
      chunk: hit.entry.id,
      characters: characterCount(hit.entry.chunk.text),
      score: hit.score.toFixed(2),
      facts: factsFound([hit], facts).length,
    }))
  );
  const alt = `Score against size for ${points.length} chunks`;
  const drawing = {
    width: 640,
    data: { values: points },
    mark: { type: "point", tooltip: true },
    encoding: {
      x: { field: "characters", type: "quantitative" },
      y: { field: "score", type: "quantitative" },
      shape: { field: "chunker", type: "nominal" },
    },
  };
  return chart(drawing, table(points), alt);
}

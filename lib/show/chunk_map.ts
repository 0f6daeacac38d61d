import { characterCount } from "../measure/character_count.ts";
import type { Chunk } from "../chunk/chunk.ts";
import type { Hit } from "../search/search.ts";
import { type Chart, chart } from "./chart.ts";
import { table } from "./table.ts";

/** One row of a chunk map: a chunker and what it made of the document. */
export interface ChunkMapRow {
  /** The chunker's name. */
  name: string;
  /** The document's chunks. */
  chunks: readonly Chunk[];
  /** What a search returned: chunks of this row that are in it stand out. */
  hits?: readonly Hit[];
  /** A few words for the right edge, such as `2 of 4 facts`. */
  note?: string;
}

/** Draws where each chunker cuts a document, one row a chunker. */
export function chunkMap(source: string, rows: readonly ChunkMapRow[]): Chart {
  const bars = rows.flatMap(({ name, chunks, hits = [] }) =>
    chunks.map((chunk, i) => ({
      chunker: name,
      chunk: i + 1,
      from: chunk.start,
      to: chunk.end,
      characters: characterCount(source.slice(chunk.start, chunk.end)),
      overlap: chunk.overlap ?? 0,
      cut: chunk.cut as string,
      returned: hits.some((hit) => hit.entry.chunk === chunk) ? "yes" : "no",
    }))
  );
  const alt = `Where ${rows.map((row) => row.name).join(", ")} cut a text of ` +
    `${source.length} characters`;
  const drawing = {
    width: 640,
    data: { values: bars },
    mark: { type: "bar", stroke: "black", fill: "white", tooltip: true },
    encoding: {
      x: { field: "from", type: "quantitative", title: "position" },
      x2: { field: "to" },
      y: { field: "chunker", type: "nominal", sort: null, title: null },
    },
  };
  return chart(drawing, table(bars), alt);
}

import { checkList } from "../base/check.ts";
import { countCharacters } from "../chunk/ruler.ts";
import { factsFound } from "../measure/facts_found.ts";
import { checkHits } from "../search/check_hits.ts";
import type { Hit } from "../search/search.ts";
import { type Chart, chart, SHAPES } from "./chart.ts";
import { drawScores } from "./draw_scores.ts";
import { table } from "./table.ts";

/** The hits of one chunker, for {@linkcode scoreAgainstSize}. */
export interface ScoredRow {
  /** The chunker's name. */
  readonly name: string;
  /** What the search over its chunks returned, best first. */
  readonly hits: readonly Hit[];
}

/**
 * Draws the score of every hit against the size of its chunk.
 *
 * Each chunker has its shape; a shape is filled dark when the chunk holds every
 * fact that the answer needs, grey when it holds some, white when it holds none.
 * The best hit of each chunker is named. The table has a line for each hit.
 *
 * @param rows The chunkers and their hits; at most six, for six shapes.
 * @param facts The phrases that a right answer needs.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If a row's hits are none, or the facts are no list.
 * @throws {RangeError} If there are more than six rows.
 *
 * @example One hit
 * ```ts
 * import { chunkFixed, indexChunks, scoreAgainstSize, search } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = indexChunks("doors", chunkFixed("The door code is 4711."));
 * const hits = search("door code?", entries);
 * const picture = scoreAgainstSize([{ name: "windows", hits }], ["4711"]);
 * assertEquals(
 *   picture.table,
 *   "chunker  chunk    characters  score  facts\n" +
 *     "windows  doors#1          22   0.82  1 of 1",
 * );
 * ```
 */
export function scoreAgainstSize(
  rows: readonly ScoredRow[],
  facts: readonly string[],
): Chart {
  checkList("rows", rows, "{ name, hits }");
  for (const row of rows) checkHits(row?.hits);
  checkList("facts", facts, "texts");
  if (rows.length > SHAPES.length) {
    throw new RangeError(
      `rows must be at most ${SHAPES.length}, got ${rows.length}`,
    );
  }
  const points = rows.flatMap(({ name, hits }) =>
    hits.map(({ score, entry }, i) => ({
      chunker: name,
      rank: i + 1,
      chunk: entry.id,
      characters: countCharacters(entry.chunk.text),
      score,
      facts: factsFound([{ score, entry }], facts).length,
    }))
  );
  const numbers = points.map((point) => ({
    chunker: point.chunker,
    chunk: point.chunk,
    characters: point.characters,
    score: point.score.toFixed(2),
    facts: `${point.facts} of ${facts.length}`,
  }));
  const best = points.filter((point) => point.rank === 1);
  const alt = "Score against size of the chunks that the search returned. " +
    best.map((point) =>
      `${point.chunker}: best hit ${point.chunk}, ${point.characters} ` +
      `characters, score ${point.score.toFixed(2)}, ` +
      `${point.facts} of ${facts.length} facts`
    ).join(". ") + ".";
  const drawing = drawScores(points, rows.map((row) => row.name), facts.length);
  return chart(drawing, table(numbers), alt);
}

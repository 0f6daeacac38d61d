import {
  checkChunks,
  checkList,
  checkOptions,
  checkText,
} from "../base/check.ts";
import type { Chunk, Cut } from "../chunk/chunk.ts";
import { countCharacters } from "../chunk/ruler.ts";
import { factsFound } from "../measure/facts_found.ts";
import type { Section } from "../parse/mod.ts";
import { checkHits } from "../search/check_hits.ts";
import { chunkFinder } from "../search/chunk_finder.ts";
import type { Hit } from "../search/search.ts";
import { type Chart, chart } from "./chart.ts";
import { type Bar, drawChunkMap, type Note } from "./draw_chunk_map.ts";
import { snippet } from "./snippet.ts";
import { table } from "./table.ts";

/** One row of a {@linkcode chunkMap}: a chunker and what it did. */
export interface ChunkMapRow {
  /** The chunker's name. */
  readonly name: string;
  /** The chunks it made of the document, in order. */
  readonly chunks: readonly Chunk[];
  /** What a search over its chunks returned, best first. */
  readonly hits?: readonly Hit[];
}

/** Options for {@linkcode chunkMap}. */
export interface ChunkMapOptions {
  /**
   * The line above the drawing.
   *
   * @default {"Where each chunker cuts"}
   */
  title?: string;
  /**
   * The document's name in the hits. With it, hits that were stored and read
   * again are found by their ranges; without it, a hit's chunk has to be one of
   * the chunks themselves.
   */
  document?: string;
  /** Sections of the document: their headings are written above the rows. */
  sections?: readonly Pick<Section, "heading" | "start" | "end">[];
  /**
   * The phrases that a right answer needs: where they stand is drawn above the
   * rows, and how many of them the hits hold at the end of each row.
   */
  facts?: readonly string[];
}

const REASONS: Readonly<Record<Cut, string>> = {
  end: "the text ends",
  size: "the size was reached",
  word: "the next word did not fit",
  sentence: "the next sentence did not fit",
  line: "the next line did not fit",
  paragraph: "the next paragraph did not fit",
  block: "the next block is kept whole",
  section: "the section ends",
  topic: "the topic changes",
};

/**
 * Draws where each chunker cuts a document, one row a chunker.
 *
 * Chunks are numbered; those that the search returned are dark, text that two
 * chunks share is hatched, and pointing at a chunk tells why it ends there.
 * Nothing needs colour to be read. The table has a line for each chunk: its
 * range in the document, in UTF-16 units as in `Chunk`, its characters, how
 * many of them repeat the chunk before, why it was cut, and its rank among the
 * hits; then, if facts were given, how many each row's hits hold.
 *
 * @param source The document's text.
 * @param rows The chunkers, top to bottom.
 * @param options A title, and what to show above the rows.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If the source is not a string, the rows have no chunks or
 * hits that are none, or there is no such option.
 * @throws {RangeError} If only a hit's range is known and two chunks have it.
 *
 * @example Two windows with an overlap
 * ```ts
 * import { chunkFixed, chunkMap } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const source = "ABCDEFGHIJ";
 * const chunks = chunkFixed(source, { size: 6, overlap: 2 });
 * const map = chunkMap(source, [{ name: "windows", chunks }]);
 * assertEquals(
 *   map.table,
 *   "chunker  chunk  from  to  characters  overlap  cut   rank\n" +
 *     "windows      1     0   6           6        0  size     -\n" +
 *     "windows      2     4  10           6        2  end      -",
 * );
 * ```
 */
export function chunkMap(
  source: string,
  rows: readonly ChunkMapRow[],
  options: ChunkMapOptions = {},
): Chart {
  checkText("source", source);
  checkList("rows", rows, "{ name, chunks }");
  for (const row of rows) {
    checkChunks(row?.chunks);
    if (row.hits !== undefined) checkHits(row.hits);
  }
  checkOptions(options, ["title", "document", "sections", "facts"]);
  const { title = "Where each chunker cuts", sections = [], facts = [] } =
    options;
  checkList("sections", sections, "sections");
  checkList("facts", facts, "texts");
  const bars = rows.flatMap((row) => barsOf(source, row, options.document));
  const notes = rows.map(({ name, hits }) => ({
    chunker: name,
    note: hits && facts.length > 0
      ? `${factsFound(hits, facts).length} of ${facts.length} facts`
      : "",
  }));
  const drawing = drawChunkMap({
    title,
    length: source.length,
    names: rows.map((row) => row.name),
    bars,
    notes,
    sections: sections.map(({ heading, start, end }) => ({
      heading,
      from: start,
      to: end,
    })),
    facts: facts.flatMap((fact, i) => {
      const from = source.indexOf(fact);
      const place = { number: i + 1, fact, from, to: from + fact.length };
      return from < 0 ? [] : [place];
    }),
  });
  const numbers = bars.map((bar) => ({
    chunker: bar.chunker,
    chunk: bar.chunk,
    from: bar.from,
    to: bar.to,
    characters: bar.characters,
    overlap: bar.overlap,
    cut: bar.cut,
    rank: bar.rank,
  }));
  const found = notes.filter(({ note }) => note !== "")
    .map(({ chunker, note }) => `${chunker}: ${note}`);
  const lines = [table(numbers), ...(found.length > 0 ? ["", ...found] : [])];
  return chart(drawing, lines.join("\n"), describe(source, bars, notes));
}

function barsOf(
  source: string,
  row: ChunkMapRow,
  document: string | undefined,
): Bar[] {
  const ranks = ranksOf(row, document);
  return row.chunks.map((chunk, i) => {
    const { start, end, overlap = 0, cut } = chunk;
    return {
      chunker: row.name,
      chunk: i + 1,
      from: start,
      to: end,
      fresh: overlap > 0 ? Math.max(start, row.chunks[i - 1]?.end ?? 0) : start,
      characters: countCharacters(source.slice(start, end)),
      overlap,
      cut,
      reason: REASONS[cut],
      rank: ranks.get(i) ?? "-",
      text: snippet(chunk.text),
    };
  });
}

/** For the chunks that were found, by their positions, their ranks. */
function ranksOf(
  { chunks, hits = [] }: ChunkMapRow,
  document: string | undefined,
): Map<number | undefined, string> {
  const find = document === undefined
    ? (chunk: Chunk) => chunks.indexOf(chunk)
    : chunkFinder(chunks);
  const ranks = new Map<number | undefined, string>();
  hits.forEach(({ entry }, i) => {
    if (entry.document !== (document ?? entry.document)) return;
    const position = find(entry.chunk);
    if (!ranks.has(position)) ranks.set(position, String(i + 1));
  });
  return ranks;
}

function describe(
  source: string,
  bars: readonly Bar[],
  notes: readonly Note[],
): string {
  const rows = notes.map(({ chunker, note }) => {
    const own = bars.filter((bar) => bar.chunker === chunker);
    const cuts = own.slice(0, -1).map((bar) => `${bar.to} (${bar.cut})`);
    const where = cuts.length > 0 ? `cut at ${cuts.join(", ")}` : "not cut";
    return `${chunker}: ${own.length} chunks, ${where}` +
      (note && `; the search returned ${note}`);
  });
  return `Map of a document of ${countCharacters(source)} characters. ` +
    rows.join(". ") + ".";
}

import {
  checkChunks,
  checkList,
  checkOptions,
  checkText,
} from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import type { SentenceGap } from "../chunk/sentence_gaps.ts";
import type { Section } from "../parse/mod.ts";
import { type Chart, chart } from "./chart.ts";
import { type CurvePoint, drawCurves } from "./draw_curves.ts";
import { table } from "./table.ts";

/** One curve of a {@linkcode similarityCurve}. */
export interface CurveRow {
  /** The embedder's name. */
  readonly name: string;
  /** What `sentenceGaps` measured with it. */
  readonly gaps: readonly SentenceGap[];
  /** The chunks that were made of it. */
  readonly chunks: readonly Chunk[];
}

/** Options for {@linkcode similarityCurve}. */
export interface SimilarityCurveOptions {
  /**
   * The line above the drawing.
   *
   * @default {"How alike neighbouring sentences are"}
   */
  title?: string;
  /** A similarity to draw a line at. */
  threshold?: number;
  /** Sections of the document: a mark shows where each one begins. */
  sections?: readonly Pick<Section, "heading" | "start">[];
}

/**
 * Draws how alike each sentence of a document is to the next, and where a chunker
 * has cut.
 *
 * One curve a row, one point a gap between two sentences: dark where a chunk
 * ends, white where none does. Sentences are numbered along the bottom; where
 * nothing could be compared the curve is broken. Nothing needs colour to be
 * read. The table has a line for each gap.
 *
 * @param source The document's text.
 * @param rows The curves, top to bottom, all with the same sentences.
 * @param options A title, a threshold, and the author's sections.
 * @returns The chart, which a notebook shows as a cell's last value.
 * @throws {TypeError} If the source is not a string, the rows have no gaps or no
 * chunks, or there is no such option.
 * @throws {RangeError} If a row has more or fewer gaps than the first.
 *
 * @example Three sentences
 * ```ts
 * import {
 *   chunkSemantic,
 *   sentenceGaps,
 *   similarityCurve,
 *   standIn,
 * } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Cats purr. Cats nap. Rockets launch.";
 * const embedder = standIn;
 * const gaps = await sentenceGaps(text, { embedder });
 * const chunks = await chunkSemantic(text, { embedder, threshold: 0.2 });
 * const curve = similarityCurve(text, [{ name: "counts", gaps, chunks }]);
 * assertEquals(
 *   curve.table,
 *   "between  next begins      counts  cut\n" +
 *     "1 | 2    Cats nap.          0.50  -\n" +
 *     "2 | 3    Rockets launch.    0.00  topic",
 * );
 * ```
 */
export function similarityCurve(
  source: string,
  rows: readonly CurveRow[],
  options: SimilarityCurveOptions = {},
): Chart {
  checkText("source", source);
  checkList("rows", rows, "{ name, gaps, chunks }");
  for (const row of rows) {
    checkList("gaps", row?.gaps, "gaps");
    checkChunks(row.chunks);
    const [has, wanted] = [row.gaps.length, rows[0]!.gaps.length];
    if (has !== wanted) {
      throw new RangeError(
        `each row must have the gaps of the first, ${wanted}, got ${has}`,
      );
    }
  }
  checkOptions(options, ["title", "threshold", "sections"]);
  const {
    title = "How alike neighbouring sentences are",
    sections = [],
    threshold,
  } = options;
  checkList("sections", sections, "sections");
  const gaps = rows[0]?.gaps ?? [];
  const headings = new Map(
    sections.map(({ start, heading }) => [start, heading]),
  );
  const points = rows.map(({ gaps, chunks }) => {
    const cuts = new Map(chunks.map(({ end, cut }) => [end, cut]));
    return gaps.map(({ start, end, similarity }, i): CurvePoint => ({
      gap: i + 1.5,
      between: `${i + 1} | ${i + 2}`,
      similarity: similarity ?? null,
      cut: cuts.get(end) ?? "-",
      section: headings.get(start) ?? "",
      before: source.slice(gaps[i - 1]?.start ?? 0, end).trim(),
      after: source.slice(start, gaps[i + 1]?.end),
    }));
  });

  const lines = gaps.map((_, i) => ({
    between: points[0]![i]!.between,
    "next begins": beginning(points[0]![i]!.after),
    ...Object.fromEntries(rows.flatMap(({ name }, row) => {
      const { similarity, cut } = points[row]![i]!;
      return [
        [name, similarity?.toFixed(2) ?? "-"],
        [rows.length === 1 ? "cut" : `${name} cut`, cut],
      ];
    })),
    ...(sections.length > 0 && { section: points[0]![i]!.section || "-" }),
  }));
  const alt = `${title}. ` + rows.map(({ name }, row) => {
    const cuts = points[row]!.filter(({ cut }) => cut !== "-");
    const where = cuts.map(({ between }) => between.replace(" | ", " and "));
    return `${name}: ${gaps.length} gaps, ` +
      (where.length > 0
        ? `cut between sentences ${where.join(", ")}`
        : "no cut");
  }).join(". ") + ".";
  const drawing = drawCurves({
    title,
    rows: rows.map(({ name }, row) => ({ name, points: points[row]! })),
    sentences: gaps.length + 1,
    threshold,
  });
  return chart(drawing, table(lines), alt);
}

function beginning(text: string): string {
  const characters = [...text.replace(/\s+/g, " ")];
  if (characters.length <= 24) return characters.join("");
  return characters.slice(0, 21).join("").trimEnd() + "...";
}

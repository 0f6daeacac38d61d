import { checkList, checkOptions, checkText } from "../base/check.ts";
import type { Chunk } from "../chunk/chunk.ts";
import type { ParsedDocument, Section } from "../parse/document.ts";
import { lineFinder } from "../parse/line_of.ts";
import { indexChunks } from "./index_chunks.ts";

/**
 * A chunk as a database keeps it: its text, and everything that is needed to
 * filter it, to cite it, and to find what stands around it.
 *
 * Only strings and numbers, one level deep, because vector databases take no
 * other metadata.
 */
export interface ChunkRecord {
  /** The chunk's name, such as `refund-policy#2`. */
  readonly id: string;
  /** The document's name. */
  readonly document: string;
  /** Where a reader finds the document: its file, or an address. */
  readonly source: string;
  /** The document's title. */
  readonly title: string;
  /** The outermost heading under the title, or `""`. */
  readonly section: string;
  /** The headings under that one, joined with ` > `, or `""`. */
  readonly subsection: string;
  /** What is embedded and searched. */
  readonly text: string;
  /** Where the body starts in the document's text, in UTF-16 units. */
  readonly start: number;
  /** Where the body ends, exclusive. */
  readonly end: number;
  /** The line on which the body starts, if the text is that of the file. */
  readonly line?: number;
  /** The line on which it ends. */
  readonly lastLine?: number;
  /** The page on which it starts, if the text has form feeds between pages. */
  readonly page?: number;
  /** The day from which the document holds, as YYYY-MM-DD. */
  readonly date?: string;
  /** The id of the chunk before it. */
  readonly previous?: string;
  /** The id of the chunk after it. */
  readonly next?: string;
}

/** A parsed document with its names. */
export interface NamedDocument extends ParsedDocument {
  /** The document's name, without folder and extension. */
  readonly name: string;
  /** Its file name. */
  readonly file?: string;
}

/** Options for {@linkcode chunkRecords}. */
export interface ChunkRecordsOptions {
  /** Where a reader finds the document, if that is not its file's name. */
  source?: string;
  /** The day from which the document holds, as YYYY-MM-DD. */
  date?: string;
  /**
   * Whether the document's text is that of the file, so that it has lines there.
   * The text of an HTML page or a PDF was made by a program and has none.
   *
   * @default {true} for Markdown and plain text, and if there is no file name
   */
  lines?: boolean;
}

/**
 * Makes the records of a document's chunks.
 *
 * Section and subsection come from the chunk's own path or, if it has none, from
 * the section that it holds most of. The title is not repeated there, unless the
 * document has several headings of that rank. Pages are counted by form feeds
 * (`\f`), which `pdftotext` and its like put between them.
 *
 * @param document The parsed document that was cut.
 * @param chunks Its chunks, in order.
 * @param options Source, date and lines.
 * @returns A record for each chunk, with the ids of {@linkcode indexChunks}.
 * @throws {RangeError} If the date is no day as YYYY-MM-DD.
 *
 * @example From a chunk to the line where it stands
 * ```ts
 * import { chunkRecords, chunkRecursive, parseMarkdown } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const document = {
 *   ...parseMarkdown("# Doors\n\n## Code\n\nThe code is 4711.\n"),
 *   name: "doors",
 *   file: "doors.md",
 * };
 * const chunks = chunkRecursive(document.text, { size: 20 });
 * const last = chunkRecords(document, chunks).at(-1);
 * assertEquals(`${last?.source}:${last?.line}`, "doors.md:5");
 * assertEquals(last?.section, "Code");
 * ```
 */
export function chunkRecords(
  document: NamedDocument,
  chunks: readonly Chunk[],
  options: ChunkRecordsOptions = {},
): ChunkRecord[] {
  checkOptions(options, ["source", "date", "lines"]);
  const { name, file, title, text, sections } = document ?? {};
  checkText("a document's text", text);
  checkList("a document's sections", sections, "sections");
  const {
    source = file ?? name,
    date,
    lines = /\.(?:md|markdown|txt)$|^$/i.test(file ?? ""),
  } = options;
  checkDate(date);
  const lineAt = lineFinder(text);
  const pages = pageStarts(text);
  const isTitle = sections.every(({ path }) =>
    path.length === 0 || path[0] === title
  );
  const entries = indexChunks(name, chunks);
  let nearby = 0; // sections before this one end before the chunk
  let page = 1;
  return entries.map(({ id, chunk }, i): ChunkRecord => {
    const { start, end } = chunk;
    while (nearby < sections.length && sections[nearby]!.end <= start) nearby++;
    while (page < pages.length && pages[page]! <= start) page++;
    const path = chunk.path ?? mostOf(sections, nearby, chunk)?.path ?? [];
    const [section = "", ...deeper] = isTitle && path[0] === title
      ? path.slice(1)
      : path;
    const previous = entries[i - 1]?.id;
    const next = entries[i + 1]?.id;
    return {
      id,
      document: name,
      source,
      title,
      section,
      subsection: deeper.join(" > "),
      text: chunk.text,
      start,
      end,
      ...(lines && {
        line: lineAt(start).line,
        lastLine: lineAt(Math.max(end - 1, start)).line,
      }),
      ...(pages.length > 1 && { page }),
      ...(date && { date }),
      ...(previous && { previous }),
      ...(next && { next }),
    };
  });
}

/** The section that a chunk holds most of, or the next one after it. */
function mostOf(
  sections: readonly Section[],
  from: number,
  { start, end }: Chunk,
): Section | undefined {
  let best = sections[from] ?? sections.at(-1);
  let most = 0;
  for (let i = from; i < sections.length; i++) {
    const section = sections[i]!;
    if (section.start >= end) break;
    const shared = Math.min(section.end, end) - Math.max(section.start, start);
    if (shared > most) [best, most] = [section, shared];
  }
  return best;
}

function pageStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\f/g), ({ index }) => index + 1)];
}

function checkDate(date: string | undefined): void {
  if (date === undefined) return;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(date) : undefined;
  // An invalid date has no ISO form, and the 31st of a short month another.
  if (!day || Number.isNaN(+day) || !day.toISOString().startsWith(date)) {
    throw new RangeError(`date must be a day as YYYY-MM-DD, got "${date}"`);
  }
}

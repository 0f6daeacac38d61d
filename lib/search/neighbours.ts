import { checkDocuments, checkOptions, checkWhole } from "../base/check.ts";
import { groupBy } from "../base/group_by.ts";
import type { Chunk, ChunkedDocument } from "../chunk/chunk.ts";
import { checkHits } from "./check_hits.ts";
import { chunkFinder } from "./chunk_finder.ts";
import type { Hit } from "./search.ts";

/** Options for {@linkcode neighbours}. */
export interface NeighboursOptions {
  /**
   * How many chunks before each hit to add.
   *
   * @default {1}
   */
  before?: number;
  /**
   * How many chunks after each hit to add.
   *
   * @default {1}
   */
  after?: number;
}

/** A run of chunks, by their positions among the document's chunks. */
interface Run {
  document: ChunkedDocument;
  first: number;
  last: number;
  best: Hit;
  rank: number;
}

/**
 * Adds to each hit the chunks that stand before and after it in its document.
 *
 * Runs that overlap or touch become one passage, so nothing is handed over
 * twice, and a passage reads in the document's order. Its text is the document's
 * own, from the first chunk's start to the last one's end, with the white space
 * and headings in between; an overlap is in it once. If the first chunk has a
 * context, it stands in front.
 *
 * LlamaIndex calls this a sentence window, or a previous-next postprocessor.
 *
 * @param hits What a search returned, best first.
 * @param documents The documents with the chunks that were searched.
 * @param options How many chunks on either side.
 * @returns The passages as hits, ids like `doors#2-4`, each where its best hit
 * stood and with that hit's score.
 * @throws {TypeError} If the hits or the documents are none.
 * @throws {RangeError} If an option is out of range, two documents have one name,
 * a hit is of none of these chunks, or only its range is the same and two of them
 * have that.
 *
 * @example The sentence that was found, with the next one
 * ```ts
 * import {
 *   chunkBySentence, indexChunks, neighbours, search,
 * } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Every door has a code. It is 4711. Keep it secret.";
 * const chunks = chunkBySentence(text, { maxSize: 1 });
 * const hits = search("Which code?", indexChunks("doors", chunks), { topK: 1 });
 * const [wider] = neighbours(hits, [{ name: "doors", text, chunks }]);
 * assertEquals(wider?.entry.id, "doors#1-2");
 * assertEquals(wider?.entry.chunk.text, "Every door has a code. It is 4711.");
 * ```
 */
export function neighbours(
  hits: readonly Hit[],
  documents: readonly ChunkedDocument[],
  options: NeighboursOptions = {},
): Hit[] {
  checkOptions(options, ["before", "after"]);
  const { before = 1, after = 1 } = options;
  checkHits(hits);
  checkDocuments(documents);
  checkWhole("before", before, 0);
  checkWhole("after", after, 0);
  const find = placeFinder(documents);
  const runs = hits.map((hit, rank): Run => {
    const { document, at } = find(hit);
    return {
      document,
      first: Math.max(at - before, 0),
      last: Math.min(at + after, document.chunks.length - 1),
      best: hit,
      rank,
    };
  });
  return mergeRuns(runs).map(passageOf);
}

/** A document, and the way from a chunk to its position there. */
interface Place {
  document: ChunkedDocument;
  find: ReturnType<typeof chunkFinder>;
}

function placeFinder(documents: readonly ChunkedDocument[]) {
  const places = new Map<string, Place>();
  for (const document of documents) {
    const { name, chunks } = document;
    if (places.has(name)) {
      throw new RangeError(`two documents have the name "${name}"`);
    }
    places.set(name, { document, find: chunkFinder(chunks) });
  }
  return ({ entry }: Hit) => {
    const place = places.get(entry.document);
    const at = place?.find(entry.chunk);
    if (!place || at === undefined) {
      throw new RangeError(
        `hit ${entry.id} is none of the chunks of "${entry.document}"`,
      );
    }
    return { document: place.document, at };
  };
}

/** Joins runs that overlap or touch; in the order of their best hits. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const own of groupBy(runs, (run) => run.document).values()) {
    let open: Run | undefined;
    for (const run of own.sort((a, b) => a.first - b.first)) {
      if (open && run.first <= open.last + 1) {
        open.last = Math.max(open.last, run.last);
        if (run.rank < open.rank) Object.assign(open, bestOf(run));
      } else {
        open = { ...run };
        merged.push(open);
      }
    }
  }
  return merged.sort((a, b) => a.rank - b.rank);
}

const bestOf = ({ best, rank }: Run) => ({ best, rank });

function passageOf({ document, first, last, best }: Run): Hit {
  const { name, text, chunks } = document;
  const { start, context } = chunks[first]!;
  const { end, cut } = chunks[last]!;
  const { path } = best.entry.chunk;
  const numbers = first === last ? first + 1 : `${first + 1}-${last + 1}`;
  const chunk: Chunk = {
    text: (context ?? "") + text.slice(start, end),
    start,
    end,
    ...(context && { context }),
    ...(path && { path }),
    cut,
  };
  return {
    score: best.score,
    entry: { id: `${name}#${numbers}`, document: name, chunk },
  };
}

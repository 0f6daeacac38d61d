import { checkList } from "../base/check.ts";
import type { Chunk, Cut } from "../chunk/chunk.ts";
import { type Entry, indexChunks } from "./index_chunks.ts";

/**
 * What may be handed over in a small chunk's place: a section, or a chunk from a
 * coarser chunker.
 */
export type Parent = Omit<Chunk, "cut"> & { readonly cut?: Cut };

/** A document cut twice, small for the search and big for the reader. */
export interface ParentDocument {
  /** The document's name, without folder and extension. */
  readonly name: string;
  /** The small chunks. */
  readonly chunks: readonly Chunk[];
  /** The big pieces, in the order of the document. */
  readonly parents: readonly Parent[];
}

/** Small chunks to search, and the way from each to its parents. */
export interface ParentIndex {
  /** The small chunks of all documents. */
  readonly entries: readonly Entry[];
  /** The big pieces of all documents; their ids are like `account-recovery/1`. */
  readonly parents: readonly Entry[];
  /** The parents of a small chunk, in the order of the document. */
  parentsOf(entry: Pick<Entry, "document" | "chunk">): readonly Entry[];
}

/**
 * Builds the two stores of small-to-big retrieval: small chunks, which are
 * searched, and their parents, which are handed over.
 *
 * Chunk and parent find each other by their ranges in the document, so the two
 * can come from any two chunkers. A chunk's parents are the pieces with which it
 * shares at least a character, or, for a chunk between two of them, such as a
 * heading, the next one. A chunk behind the last parent has none.
 *
 * LangChain's `ParentDocumentRetriever` does the same with ids.
 *
 * @param documents The documents, each cut twice.
 * @returns The index, for {@linkcode searchParents}.
 * @throws {TypeError} If the documents, chunks or parents are no lists.
 * @throws {RangeError} If two documents have one name, or a document's parents
 * are not in its order.
 *
 * @example A heading leads to its section
 * ```ts
 * import { chunkRecursive, parentIndex, parseMarkdown } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "# Doors\n\n## The code\n\nIt is 4711.\n";
 * const index = parentIndex([{
 *   name: "doors",
 *   chunks: chunkRecursive(text, { size: 15 }),
 *   parents: parseMarkdown(text).sections,
 * }]);
 * const heading = index.entries[1]!;
 * assertEquals(heading.chunk.text, "## The code");
 * assertEquals(index.parentsOf(heading)[0]?.chunk.text, "It is 4711.");
 * ```
 */
export function parentIndex(
  documents: readonly ParentDocument[],
): ParentIndex {
  const parents = new Map<string, Entry[]>();
  checkList("documents", documents, "{ name, chunks, parents }");
  for (const { name, parents: pieces } of documents) {
    checkList("parents", pieces, "sections or chunks");
    if (parents.has(name)) {
      throw new RangeError(`two documents have the name "${name}"`);
    }
    checkOrder(name, pieces);
    parents.set(
      name,
      pieces.map((piece, i) => ({
        id: `${name}/${i + 1}`,
        document: name,
        chunk: { cut: i < pieces.length - 1 ? "section" : "end", ...piece },
      })),
    );
  }
  return {
    entries: documents.flatMap(({ name, chunks }) => indexChunks(name, chunks)),
    parents: [...parents.values()].flat(),
    parentsOf({ document, chunk }) {
      const pieces = parents.get(document);
      if (!pieces) {
        throw new RangeError(`no document "${document}" in the index`);
      }
      const first = firstEndingAfter(pieces, chunk.start);
      let after = first;
      while (after < pieces.length && pieces[after]!.chunk.start < chunk.end) {
        after++;
      }
      return pieces.slice(first, Math.max(after, first + 1));
    },
  };
}

/** The position of the first piece that ends behind a place. */
function firstEndingAfter(pieces: readonly Entry[], place: number): number {
  let low = 0;
  for (let high = pieces.length; low < high;) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.chunk.end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

function checkOrder(name: string, pieces: readonly Parent[]): void {
  pieces.forEach(({ start, end }, i) => {
    const before = pieces[i - 1];
    if (before && (start < before.start || end < before.end)) {
      throw new RangeError(
        `parents of "${name}" must be in its order, got ${start} to ${end} ` +
          `after ${before.start} to ${before.end}`,
      );
    }
  });
}

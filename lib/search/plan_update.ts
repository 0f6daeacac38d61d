import type { Chunk } from "../chunk/chunk.ts";
import type { HashedEntry } from "./hash_chunks.ts";

/** What has to be done to an index so that it holds the new entries. */
export interface UpdatePlan {
  /** Entries that are in the index just so. Nothing to do. */
  readonly keep: readonly HashedEntry[];
  /**
   * Entries whose text is in the index and whose place or path has changed.
   * They keep their vector; their metadata has to be written.
   */
  readonly move: readonly HashedEntry[];
  /** Entries that are not in the index. */
  readonly add: readonly HashedEntry[];
  /** Entries that are in the index and must go. */
  readonly remove: readonly HashedEntry[];
  /** Those of `add` whose text has no vector there yet, each text once. */
  readonly embed: readonly HashedEntry[];
}

/**
 * Compares what is in an index with what should be in it.
 *
 * Entries are the same if their ids are, and those of {@linkcode hashChunks}
 * follow from the text. It works for one document and for a whole corpus; a
 * document that is only in `before` has all its entries removed. In a corpus a
 * text that has gone from one document to another is added there with the vector
 * that it had.
 *
 * @param before The entries that are in the index, in any order.
 * @param after The entries that should be in it.
 * @returns The plan, each list in the order of the entries given.
 * @throws {RangeError} If an id occurs twice in `before` or in `after`.
 *
 * @example A sentence is added in front
 * ```ts
 * import { chunkBySentence, hashChunks, planUpdate } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const hash = (text: string) =>
 *   hashChunks("doors", chunkBySentence(text, { maxSize: 1 }));
 * const { keep, move, add, remove } = planUpdate(
 *   await hash("Open at nine. Close at five."),
 *   await hash("Knock. Open at nine. Close at six."),
 * );
 * assertEquals(keep.length, 0);
 * assertEquals(move.map((entry) => entry.chunk.text), ["Open at nine."]);
 * assertEquals(add.map((entry) => entry.chunk.text), [
 *   "Knock.",
 *   "Close at six.",
 * ]);
 * assertEquals(remove.map((entry) => entry.chunk.text), ["Close at five."]);
 * ```
 */
export function planUpdate(
  before: readonly HashedEntry[],
  after: readonly HashedEntry[],
): UpdatePlan {
  const old = byId("before", before);
  const fresh = byId("after", after);
  const keep: HashedEntry[] = [];
  const move: HashedEntry[] = [];
  const add: HashedEntry[] = [];
  const embed: HashedEntry[] = [];
  const embedded = new Set(before.map((entry) => entry.hash));
  for (const entry of after) {
    const known = old.get(entry.id);
    if (known) {
      (isSame(known.chunk, entry.chunk) ? keep : move).push(entry);
      continue;
    }
    add.push(entry);
    if (!embedded.has(entry.hash)) embed.push(entry);
    embedded.add(entry.hash);
  }
  const remove = before.filter((entry) => !fresh.has(entry.id));
  return { keep, move, add, remove, embed };
}

function byId(
  name: string,
  entries: readonly HashedEntry[],
): Map<string, HashedEntry> {
  const map = new Map<string, HashedEntry>();
  for (const entry of entries) {
    if (map.has(entry.id)) {
      throw new RangeError(`${name} holds the id "${entry.id}" twice`);
    }
    map.set(entry.id, entry);
  }
  return map;
}

/** Whether all that is known of two chunks is the same, in whatever order. */
function isSame(a: Chunk, b: Chunk): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => {
    const name = key as keyof Chunk;
    return JSON.stringify(a[name]) === JSON.stringify(b[name]);
  });
}

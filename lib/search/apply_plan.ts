import { checkList, show } from "../base/check.ts";
import type { HashedEntry } from "./hash_chunks.ts";
import type { UpdatePlan } from "./plan_update.ts";

/** A row of an index: an entry, and the vector of its text. */
export interface IndexRow<V> {
  /** What was found, when this row is found. */
  readonly entry: HashedEntry;
  /** The vector of its chunk's text. */
  readonly vector: V;
}

/**
 * Carries out a plan on an index: a map from ids to rows, which stands here for
 * a vector database.
 *
 * The new texts are embedded first, all in one call, so that nothing has been
 * touched if the model fails. Then rows are written, and those that must go are
 * deleted last, so that somebody who searches meanwhile misses nothing. An entry
 * whose text has a vector already, under another id, gets that one.
 *
 * Afterwards the index holds what indexing the new entries afresh would give,
 * if the plan was made from what it held. A plan can be applied twice.
 *
 * @param index The rows by their ids; changed.
 * @param plan What {@linkcode planUpdate} said.
 * @param embed Gives one vector for each text, in the same order. It is not
 * called if there is nothing to embed.
 * @throws {RangeError} If the plan is of another index, or the model gives more
 * or fewer vectors than texts. The index is as it was then.
 * @throws {TypeError} If `embed` is no function, or gives no list. Likewise.
 *
 * @example The first plan fills the index
 * ```ts
 * import {
 *   applyPlan, chunkFixed, hashChunks, planUpdate, type IndexRow,
 * } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const embed = (texts: readonly string[]) =>
 *   Promise.resolve(texts.map((text) => [text.length, 1]));
 * const entries = await hashChunks("doors", chunkFixed("It is 4711."));
 * const index = new Map<string, IndexRow<number[]>>();
 * await applyPlan(index, planUpdate([], entries), embed);
 * assertEquals(index.get(entries[0]!.id)?.vector, [11, 1]);
 * ```
 */
export async function applyPlan<V>(
  index: Map<string, IndexRow<V>>,
  plan: UpdatePlan,
  embed: (texts: readonly string[]) => Promise<readonly V[]>,
): Promise<void> {
  if (typeof embed !== "function") {
    throw new TypeError(`embed must be a function, got ${show(embed)}`);
  }
  const { keep, move, add, remove } = plan;
  const vectors = new Map<string, V>();
  for (const { entry, vector } of index.values()) {
    vectors.set(entry.hash, vector);
  }
  for (const { id, hash } of [...keep, ...move]) {
    if (!index.has(id) || !vectors.has(hash)) {
      throw new RangeError(
        `"${id}" is not in the index: make the plan from what it holds`,
      );
    }
  }
  const unknown = new Map(
    add.filter(({ hash }) => !vectors.has(hash))
      .map(({ hash, chunk }) => [hash, chunk.text]),
  );
  if (unknown.size > 0) {
    const made = await embed([...unknown.values()]);
    checkList("what the model gave", made, "vectors");
    if (made.length !== unknown.size) {
      throw new RangeError(
        `the model gave ${made.length} vectors for ${unknown.size} texts`,
      );
    }
    [...unknown.keys()].forEach((hash, i) => vectors.set(hash, made[i]!));
  }
  for (const entry of [...move, ...add]) {
    index.set(entry.id, { entry, vector: vectors.get(entry.hash)! });
  }
  for (const { id } of remove) index.delete(id);
}

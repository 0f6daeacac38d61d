/**
 * Exercise 11-3: carry it out (medium, 3 points).
 *
 * A plan is only half of the work. Databases are searched while they are being
 * changed, and models fail. So the order in which a plan is carried out matters.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** What the index holds of a chunk. */
export interface Row {
  text: string;
  start: number;
  vector: number[];
}

/** What the plan says of a chunk. */
export interface Planned {
  id: string;
  text: string;
  start: number;
}

/** A plan; chunks that are kept are not in it. */
export interface Plan {
  move: Planned[];
  add: Planned[];
  remove: string[];
}

/**
 * Carries a plan out, in an order in which nobody is ever worse off:
 *
 * 1. All new texts are embedded, in one call, before the index is touched. If
 *    that fails, the index is as it was, and the error goes to the caller. With
 *    nothing to embed, the model is not called.
 * 2. Moved chunks are written: with their new start and the vector that they
 *    had. Then the new ones.
 * 3. Rows that must go are deleted last, so that there is no moment at which an
 *    answer is in neither its old nor its new form.
 *
 * If a chunk that is to be moved is not in the index, the plan belongs to another
 * one: that is a RangeError with its id in the message, before anything else.
 *
 * @param index The rows by their ids
 * @param plan The plan
 * @param embed Gives one vector for each text, in the same order
 */
export async function carryOut(
  index: Map<string, Row>,
  plan: Plan,
  embed: (texts: string[]) => Promise<number[][]>,
): Promise<void> {
  // BEGIN SOLUTION: return todo("11-3");
  const { move, add, remove } = plan;
  for (const { id } of move) {
    if (!index.has(id)) throw new RangeError(`${id} is not in the index`);
  }
  // The only step that can fail comes first: after it, everything is certain.
  const vectors = add.length > 0
    ? await embed(add.map(({ text }) => text))
    : [];
  for (const { id, text, start } of move) {
    index.set(id, { text, start, vector: index.get(id)!.vector });
  }
  add.forEach(({ id, text, start }, i) => {
    index.set(id, { text, start, vector: vectors[i]! });
  });
  for (const id of remove) index.delete(id);
  // END SOLUTION
}

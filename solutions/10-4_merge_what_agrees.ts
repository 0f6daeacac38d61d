/**
 * Exercise 10-4: merge what agrees (hard, 4 points).
 *
 * One small hit in a long section may be chance. If half of the section was
 * found, the section is what the question is about. So a parent is handed over
 * only where enough of its small chunks agree. The field calls this auto-merging.
 */
import type { Entry, Hit, ParentIndex } from "chunking";
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/**
 * Replaces small hits by their parents, where enough of them agree.
 *
 * The children of a parent are the entries of the index whose FIRST parent it is
 * (`index.parentsOf(entry)[0]`). If at least `share` of its children are among
 * the hits, these hits are replaced by the parent: it comes where the best of
 * them stood, with that hit's score. All other hits stay as they are, and so do
 * hits without a parent. The order is that of the hits.
 *
 * @param hits What a search over `index.entries` returned, best first
 * @param index The small chunks and their parents
 * @param share How much of a parent must have been found, above 0, up to 1
 */
export function merge(hits: Hit[], index: ParentIndex, share: number): Hit[] {
  // BEGIN SOLUTION: return todo("10-4");
  const parentOf = (entry: Entry) => index.parentsOf(entry)[0];
  const all = Map.groupBy(index.entries, parentOf);
  const found = Map.groupBy(hits, ({ entry }) => parentOf(entry));
  const merged: Hit[] = [];
  const done = new Set<Entry>();
  for (const hit of hits) {
    const parent = parentOf(hit.entry);
    // Grouping all the hits first lets the best one decide at once: whether its
    // parent has enough of them is known before the others are reached.
    const enough = share * all.get(parent)!.length;
    if (!parent || found.get(parent)!.length < enough) {
      merged.push(hit);
    } else if (!done.has(parent)) {
      done.add(parent);
      merged.push({ score: hit.score, entry: parent });
    }
  }
  return merged;
  // END SOLUTION
}

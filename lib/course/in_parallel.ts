/** How work is shared out. */
export interface ParallelOptions {
  /** How many items at a time.
   * @default {navigator.hardwareConcurrency, at most 4} */
  readonly jobs?: number;
  /** Checked between two items. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does work on a list, a few items at a time, and keeps the list's order. When
 * one fails no other is begun, and those begun are waited for.
 *
 * @param items The list
 * @param work Called for each item
 * @param options How many at a time, and what ends it
 * @returns The results, in the items' order
 * @throws {DOMException} If the signal ended it.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  options: ParallelOptions = {},
): Promise<R[]> {
  const { jobs = Math.min(4, navigator.hardwareConcurrency), signal } = options;
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const place = next++;
      try {
        results[place] = await work(items[place]!);
        signal?.throwIfAborted();
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: jobs }, worker));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return results;
}

/**
 * Does work on a list, a few items at a time, and keeps the list's order.
 *
 * @param items The list
 * @param work Called for each item
 * @param signal Checked between two items
 * @returns The results, in the items' order
 * @throws {DOMException} If the signal ended it.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const place = next++;
      results[place] = await work(items[place]!);
      signal?.throwIfAborted();
    }
  };
  const jobs = Math.min(4, navigator.hardwareConcurrency);
  await Promise.all(Array.from({ length: jobs }, worker));
  return results;
}

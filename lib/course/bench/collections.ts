/** The heap after one garbage collection. */
export interface Collection {
  readonly megabytes: number;
  /** Whether it was asked for, with `gc()`. */
  readonly asked: boolean;
}

/** What a call took, in megabytes. */
export interface Memory {
  /** The result, held after the call. */
  readonly result: number;
  /** The most that was alive at a time, the result included. */
  readonly peak: number;
}

/**
 * Reads what `--trace-gc` writes:
 *
 *     [1:0x5] 217 ms: Mark-Compact 17.4 (18.1) -> 16.1 (18.2) MB, … testing; …
 */
export function readCollections(trace: string): Collection[] {
  const line = /(?:Mark-Compact|Scavenge).* -> ([\d.]+) \([\d.]+\) MB(.*)/g;
  return Array.from(trace.matchAll(line), ([, megabytes, rest]) => ({
    megabytes: Number(megabytes),
    asked: rest!.includes("testing"),
  }));
}

/**
 * What each call took, when a collection was asked for right before and right
 * after each: between these two, the heap after each collection is what was
 * alive at that time.
 */
export function memoryOf(collections: readonly Collection[]): Memory[] {
  const calls: Memory[] = [];
  let first: Collection | undefined;
  let peak = 0;
  for (const collection of collections) {
    const { megabytes, asked } = collection;
    if (first) peak = Math.max(peak, megabytes - first.megabytes);
    if (!asked) continue;
    if (first) calls.push({ result: megabytes - first.megabytes, peak });
    first = first ? undefined : collection;
    peak = 0;
  }
  return calls;
}

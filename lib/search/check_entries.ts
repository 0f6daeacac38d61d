import type { Entry } from "./index_chunks.ts";

/** Throws unless the entries are some: a list of chunks looks much the same. */
export function checkEntries(entries: readonly Entry[]): void {
  const isEntry = (entry: Partial<Entry> | undefined) =>
    typeof entry?.chunk?.text === "string";
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new TypeError("entries must come from indexChunks()");
  }
}

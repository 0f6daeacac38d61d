import type { Entry } from "./index_chunks.ts";
import type { Hit } from "./search.ts";

/**
 * Whatever ranks entries for a question: {@linkcode search},
 * {@linkcode searchKeywords}, or a function of yours that asks a database.
 *
 * The best hit comes first; an entry that does not match at all may be missing.
 */
export type Retriever = (
  question: string,
  entries: readonly Entry[],
  options?: { topK?: number },
) => Hit[];

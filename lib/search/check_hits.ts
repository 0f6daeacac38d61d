import { checkList } from "../base/check.ts";
import type { Hit } from "./search.ts";

/** Throws unless they are hits: entries and chunks look much the same. */
export function checkHits(hits: readonly Hit[], name = "hits"): void {
  checkList(name, hits, "hits");
  if (hits.every((hit) => typeof hit?.entry?.chunk?.text === "string")) return;
  throw new TypeError("each hit must be { score, entry }, as search gives it");
}

/** The same for what a retriever gave: one that answers late gives no hits. */
export function checkRetrieved(hits: readonly Hit[]): readonly Hit[] {
  if (hits instanceof Promise) {
    throw new TypeError(
      "the retriever gave a promise: ask it ahead, as Retriever shows",
    );
  }
  checkHits(hits, "what the retriever gave");
  return hits;
}

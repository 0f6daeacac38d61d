import { show } from "../base/check.ts";
import type { Embedder } from "./embedder.ts";

/** Throws unless it embeds a text at once: notebooks have no compiler. */
export function checkEmbedder(embedder: Embedder): void {
  if (typeof embedder?.embed === "function") return;
  const hint = typeof embedder === "function"
    ? ": of a model, await embedAhead(model, texts) makes one"
    : embedder instanceof Promise
    ? ": is an await missing?"
    : "";
  throw new TypeError(
    `embedder must have a method embed, got ${show(embedder)}${hint}`,
  );
}

import type { Cut } from "./chunk.ts";

/** Why a chunk ends that ends at this separator. */
export function reasonFor(separator: string): Cut {
  if (separator === "") return "size";
  if (/\n\s*\n/.test(separator)) return "paragraph";
  if (separator.includes("\n")) return "line";
  return /[.!?。！？]/.test(separator) ? "sentence" : "word";
}

import { show } from "../base/check.ts";

/** Throws unless a number of hits is whole and at least 1, or `Infinity`. */
export function checkTopK(topK: number, name = "topK"): void {
  if (topK !== Infinity && !(Number.isInteger(topK) && topK >= 1)) {
    throw new RangeError(
      `${name} must be a whole number of at least 1, got ${show(topK)}`,
    );
  }
}

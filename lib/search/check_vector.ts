import { show } from "../base/check.ts";

/** Throws unless it is a vector: what has no numbers would compare as 0. */
export function checkVector(value: unknown): void {
  if (value instanceof Map) return;
  const isList = typeof value === "object" && value !== null &&
    typeof Reflect.get(value, "length") === "number";
  if (isList) return;
  throw new TypeError(
    `a vector is a Map or a list of numbers, got ${show(value)}`,
  );
}

/** The same for what an embedder gave: one that answers late gives no vector. */
export function checkEmbedded(value: unknown): void {
  if (typeof (value as PromiseLike<unknown> | null)?.then === "function") {
    throw new TypeError("embed gave a promise: use embedAhead");
  }
  checkVector(value);
}

/**
 * A value on one line, as Deno shows it, shortened where it is long.
 *
 * @param value Any value
 * @param limit The most UTF-16 units to show
 *
 * @example A list of windows
 * ```ts
 * import { compact } from "./compact.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(compact(["0123", "3456"]), '[ "0123", "3456" ]');
 * ```
 */
export function compact(value: unknown, limit = 120): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const text = Deno.inspect(value, {
    breakLength: Infinity,
    depth: 4,
    iterableLimit: 12,
    strAbbreviateSize: 60,
  });
  return shorten(text.replace(/\s*\n\s*/g, " "), limit);
}

/** A text, or its first and last characters where it is too long. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 12)} … ${text.slice(-9)}`;
}

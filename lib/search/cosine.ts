import { checkVector } from "./check_vector.ts";

/**
 * A text as numbers: sparse, from word to weight, or dense, a list of numbers
 * as language models give it.
 */
export type Vector = ReadonlyMap<string, number> | ArrayLike<number>;

/**
 * Measures how alike two vectors are in direction, whatever their lengths.
 *
 * 1 is the same direction, 0 is nothing in common, −1 (dense vectors only) is
 * the opposite. An empty vector, or one of zeros, has no direction: the result
 * is 0.
 *
 * @param a The first vector.
 * @param b The second vector, of the same kind and, if dense, the same length.
 * @returns The cosine of the angle between them, from −1 to 1.
 * @throws {TypeError} If one vector is sparse and the other dense, or one is no
 * vector.
 * @throws {RangeError} If both are dense and differ in length.
 *
 * @example Half in common, nothing in common, the same direction
 * ```ts
 * import { cosine, wordCounts } from "chunking";
 * import { assertAlmostEquals, assertEquals } from "@std/assert";
 *
 * const a = wordCounts("reset password");
 * assertAlmostEquals(cosine(a, wordCounts("reset my link")), 0.5);
 * assertEquals(cosine(a, wordCounts("")), 0);
 * assertEquals(cosine([3, 4], [6, 8]), 1);
 * ```
 */
export function cosine(a: Vector, b: Vector): number {
  checkVector(a);
  checkVector(b);
  if (a instanceof Map && b instanceof Map) {
    const dot = sparseDot(a, b);
    return ratio(dot, sparseDot(a, a), sparseDot(b, b)) ?? rescaled(a, b);
  }
  if (a instanceof Map || b instanceof Map) {
    throw new TypeError("cannot compare a sparse vector with a dense one");
  }
  const x = a as ArrayLike<number>;
  const y = b as ArrayLike<number>;
  if (x.length === 0 || y.length === 0) return 0;
  if (x.length !== y.length) {
    throw new RangeError(
      `cannot compare a vector of ${x.length} numbers with one of ${y.length}`,
    );
  }
  return ratio(denseDot(x, y), denseDot(x, x), denseDot(y, y)) ??
    rescaled(x, y);
}

function sparseDot(
  a: ReadonlyMap<string, number>,
  b: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  for (const [key, value] of a) sum += value * (b.get(key) ?? 0);
  return sum;
}

function denseDot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** The smallest number that keeps all its digits. */
const SMALLEST = 2 ** -1022;

/**
 * One root of the product, not a product of roots: equal vectors give 1. None
 * if a square or the product is too small or too large for a number.
 */
function ratio(dot: number, aa: number, bb: number): number | undefined {
  const product = aa * bb;
  const isLost = aa < SMALLEST || bb < SMALLEST || product < SMALLEST ||
    product === Infinity;
  if (isLost) return undefined;
  return Math.max(-1, Math.min(1, dot / Math.sqrt(product)));
}

/** The same of vectors whose largest number is 1; 0 if one has zeros only. */
function rescaled(a: Vector, b: Vector): number {
  const [ofA, ofB] = [largest(a), largest(b)];
  if (ofA === 0 || ofB === 0) return 0;
  return cosine(divided(a, ofA), divided(b, ofB));
}

function largest(vector: Vector): number {
  return valuesOf(vector)
    .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

function divided(vector: Vector, by: number): Vector {
  const values = valuesOf(vector).map((value) => value / by);
  if (!(vector instanceof Map)) return values;
  return new Map([...vector.keys()].map((key, i) => [key, values[i]!]));
}

function valuesOf(vector: Vector): number[] {
  return vector instanceof Map
    ? [...vector.values()]
    : Array.from(vector as ArrayLike<number>);
}

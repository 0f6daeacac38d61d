/**
 * The direction that vectors have most in common: the first right singular
 * vector of the matrix with one of them a row, found by repeated multiplication.
 *
 * @param vectors The vectors, all of one length
 * @returns A vector of length 1, its numbers rounded to six digits
 */
export function commonDirection(vectors: readonly number[][]): number[] {
  let direction = vectors[0]!.map(() => 1);
  for (let round = 0; round < 500; round++) {
    const next = direction.map(() => 0);
    for (const vector of vectors) {
      const along = dot(vector, direction);
      vector.forEach((value, i) => next[i]! += along * value);
    }
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  return direction.map((value) => Number(value.toFixed(6)));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

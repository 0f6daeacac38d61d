import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertThrows,
} from "@std/assert";
import { random } from "../measure/random_for_tests.ts";
import { cosine } from "./cosine.ts";

Deno.test("cosine() of vectors worked out by hand", () => {
  assertEquals(cosine([1, 0], [0, 1]), 0);
  assertEquals(cosine([1, 2], [-1, -2]), -1);
  assertAlmostEquals(cosine([1, 0], [1, 1]), Math.SQRT1_2);
  const a = new Map([["reset", 2], ["link", 1]]);
  const b = new Map([["link", 3], ["email", 4]]);
  assertAlmostEquals(cosine(a, b), 3 / (Math.sqrt(5) * 5));
});

Deno.test("cosine() is 0 when a side is empty or all zeros", () => {
  assertEquals(cosine(new Map(), new Map([["a", 1]])), 0);
  assertEquals(cosine(new Map([["a", 1]]), new Map()), 0);
  assertEquals(cosine([], []), 0);
  assertEquals(cosine([], [1, 2]), 0);
  assertEquals(cosine([0, 0], [1, 2]), 0);
});

Deno.test("cosine() of numbers whose squares are too large or too small", () => {
  const cases: [a: number[], b: number[], expected: number][] = [
    [[1, 0], [1, 0], 1],
    [[1, 0], [0, 1], 0],
    [[1, 0], [-1, 0], -1],
    [[1, 1], [1, -0.5], 0.5 / Math.sqrt(2.5)],
    [[3, 4], [4, 3], 24 / 25],
    [[0, 0], [1, 2], 0],
  ];
  const lengths = [1e-322, 2e-162, 1e-100, 1e-78, 1, 1e25, 1e80, 1e200, 4e307];
  const sparse = (v: number[]) => new Map(v.map((x, i) => [String(i), x]));
  for (const [a, b, expected] of cases) {
    for (const ofA of lengths) {
      for (const ofB of lengths) {
        const [x, y] = [a.map((n) => n * ofA), b.map((n) => n * ofB)];
        // A number as small as the smallest has only one or two digits.
        const near = Math.min(ofA, ofB) < 1e-300 ? 0.05 : 1e-12;
        const told = `[${x}] and [${y}]`;
        assertAlmostEquals(cosine(x, y), expected, near, told);
        assertAlmostEquals(cosine(sparse(x), sparse(y)), expected, near, told);
      }
    }
  }
});

Deno.test("cosine() of what is not a number is not a number", () => {
  for (const odd of [NaN, Infinity, -Infinity]) {
    for (const other of [[1, 1], [1e-200, 1e-200], [1e200, 1]]) {
      assertEquals(cosine([odd, 1], other), NaN);
      assertEquals(cosine(other, [odd, 1]), NaN);
    }
    assertEquals(cosine([odd, 1], [0, 0]), 0);
  }
});

Deno.test("cosine() takes typed arrays, as models give them", () => {
  assertEquals(cosine(new Float32Array([3, 4]), [3, 4]), 1);
});

Deno.test("cosine() refuses vectors that cannot be compared", () => {
  assertThrows(
    () => cosine([1, 2], [1, 2, 3]),
    RangeError,
    "cannot compare a vector of 2 numbers with one of 3",
  );
  assertThrows(
    () => cosine(new Map([["a", 1]]), [1]),
    TypeError,
    "cannot compare a sparse vector with a dense one",
  );
});

Deno.test("cosine() says what is no vector", () => {
  for (
    const [given, name] of [
      [Promise.resolve([1]), "a promise"],
      [{ a: 1 }, "an object"],
      [5, "5"],
      ["red", '"red"'],
      [undefined, "undefined"],
    ] as const
  ) {
    const wrong = given as unknown as number[];
    const message = `a vector is a Map or a list of numbers, got ${name}`;
    assertThrows(() => cosine(wrong, [1]), TypeError, message);
    assertThrows(() => cosine([1], wrong), TypeError, message);
  }
});

Deno.test("cosine() of random vectors keeps the laws of an angle", () => {
  const next = random(1);
  for (let round = 0; round < 500; round++) {
    const size = 1 + Math.floor(next() * 8);
    const draw = () => Array.from({ length: size }, () => next() * 2 - 1);
    const [a, b] = [draw(), draw()];
    const value = cosine(a, b);
    assertEquals(cosine(b, a), value, "either order");
    assertEquals(cosine(a, a), 1, "a vector with itself");
    assert(value >= -1 && value <= 1, "from -1 to 1");
    assertAlmostEquals(cosine(a.map((x) => x * 7), b), value, 1e-12);
    const sparse = (v: number[]) => new Map(v.map((x, i) => [String(i), x]));
    assertAlmostEquals(cosine(sparse(a), sparse(b)), value, 1e-12);
    // The law of cosines, from lengths alone.
    const norm = (v: number[]) => Math.hypot(...v);
    const third = norm(a.map((x, i) => x - b[i]!));
    const law = (norm(a) ** 2 + norm(b) ** 2 - third ** 2) /
      (2 * norm(a) * norm(b));
    assertAlmostEquals(value, law, 1e-9);
  }
});

import { assert, assertEquals } from "@std/assert";
import { digits, type Finding, outcomes, summary } from "./findings.ts";

const fast = (value: number): Finding => (
  { what: "fast", value, unit: "×", atLeast: 3 }
);
const small = (value: number): Finding => (
  { what: "small", value, unit: "%", atMost: 10 }
);

Deno.test("outcomes: a target is reached from its own value on", () => {
  const reached = (finding: Finding) => outcomes([[finding]])[0]!.reached;
  assertEquals([2.99, 3, 3.01].map(fast).map(reached), [false, true, true]);
  assertEquals([9.99, 10, 10.1].map(small).map(reached), [true, true, false]);
  assertEquals(reached({ ...small(1), atMost: 0 }), false);
  assertEquals(reached({ ...small(0), atMost: 0 }), true);
  assertEquals(reached({ what: "as it is", value: 1, unit: "×" }), undefined);
});

Deno.test("outcomes: the median of the runs counts, by name", () => {
  const [first, second] = outcomes([
    [fast(2), small(1)],
    [small(2), fast(9)],
    [fast(4), small(30)],
  ]);
  assertEquals(first!.values, [2, 9, 4]);
  assertEquals([first!.median, first!.reached], [4, true]);
  assertEquals(second!.values, [1, 2, 30]);
  assertEquals([second!.median, second!.reached], [2, true]);
});

Deno.test("outcomes: what was not measured, or went wrong, is not reached", () => {
  const error = "no such package";
  const [never] = outcomes([[{ ...fast(NaN), error }]]);
  assertEquals(never!.reached, false);
  assertEquals(never!.errors, [error]);
  const [once] = outcomes([[fast(5)], [{ ...fast(NaN), error }], [fast(7)]]);
  assertEquals(once!.median, 6);
  assertEquals(once!.reached, false);
  const [missing] = outcomes([[fast(5)], []]);
  assertEquals(missing!.values, [5, NaN]);
});

Deno.test("summary: the runs side by side, and what fell short by name", () => {
  const text = summary(outcomes([[fast(2), small(1)], [fast(2.5), small(3)]]));
  assertEquals(
    text,
    `what was measured  run 1  run 2  median  target        reached
fast                   2    2.5  2.3 ×   at least 3 ×  NO
small                  1      3  2 %     at most 10 %  yes

1 of 2 targets are reached; these fell short:
  fast: 2.3 ×, at least 3 ×`,
  );
});

Deno.test("summary: one run has no median; an error is told", () => {
  const text = summary(outcomes([
    [fast(3), { ...small(NaN), error: "it broke" }],
  ]));
  assert(!text.includes("median"), text);
  assert(text.includes("\n1 of 2 targets are reached; these"), text);
  assert(text.endsWith("small: not measured %, at most 10 %: it broke"), text);
});

Deno.test("digits: two that count, without exponents", () => {
  const numbers = [0.02849, 0.99, 2.449, 17.5, 130_400, 0, NaN];
  assertEquals(numbers.map(digits), [
    "0.028",
    "0.99",
    "2.4",
    "18",
    "130,000",
    "0",
    "not measured",
  ]);
});

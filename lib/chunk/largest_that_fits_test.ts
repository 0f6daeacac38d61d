import { assert, assertEquals } from "@std/assert";
import { largestThatFits } from "./largest_that_fits.ts";

const inFours = (n: number) => Math.ceil(n / 4);

Deno.test("largestThatFits asks as its comment shows", () => {
  const asked: number[] = [];
  const found = largestThatFits(1_000, 10, 38, (n) => {
    asked.push(n);
    return inFours(n);
  });
  assertEquals(found, 40);
  assertEquals(asked, [38, 42, 40, 41]);
});

Deno.test("largestThatFits finds what trying all finds", () => {
  const measures = [inFours, Math.sqrt, (n: number) => n * n, () => 3];
  for (const measure of measures) {
    for (const most of [1, 2, 7, 300]) {
      for (const size of [0, 1, 3, 17, 1_000]) {
        let largest = 0;
        while (largest < most && measure(largest + 1) <= size) largest++;
        for (const guess of [1, 5, 299]) {
          assertEquals(largestThatFits(most, size, guess, measure), largest);
        }
      }
    }
  }
});

Deno.test("largestThatFits finds one that fits where the measure falls", () => {
  const measure = (n: number) => n % 7 === 0 ? n : n + 3;
  for (let size = 0; size < 60; size++) {
    const found = largestThatFits(50, size, 8, measure);
    assert(found === 0 || measure(found) <= size);
  }
});

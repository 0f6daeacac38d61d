import { assertEquals } from "@std/assert";
import { growthOf } from "./growth.ts";
import type { Result } from "./measure.ts";

const results = (...medians: number[]): Result[] =>
  medians.map((median) => ({
    name: "",
    median,
    quartiles: [median, median],
    characters: 1,
    made: 1,
  }));

Deno.test("growthOf: a megabyte of the longest text over one of the second", () => {
  assertEquals(growthOf(results(9, 2, 2)), { value: 1 });
  assertEquals(growthOf(results(1, 2, 20)), { value: 10 }); // quadratic
  assertEquals(growthOf(results(1, 4, 2)), { value: 0.5 });
});

Deno.test("growthOf: an error at either length is no growth", () => {
  for (const failed of [1, 2]) {
    const some = results(1, 1, 1);
    some[failed] = { ...some[failed]!, error: "too long" };
    assertEquals(growthOf(some), { value: NaN, error: "too long" });
  }
});

import { assertEquals } from "@std/assert";
import { quantile } from "./quantile.ts";

Deno.test("quantile: a value of the list, or between two of them", () => {
  assertEquals(quantile([30, 10, 20], 0.5), 20);
  assertEquals(quantile([30, 10, 20, 40], 0.5), 25);
  assertEquals(quantile([50, 10, 20, 40, 30], 0.25), 20);
  assertEquals(quantile([50, 10, 20, 40, 30], 0.75), 40);
  assertEquals(quantile([1, 2], 0.25), 1.25);
  assertEquals(quantile([7], 0.75), 7);
  assertEquals(quantile([], 0.5), NaN);
});

Deno.test("quantile: leaves the values in their order", () => {
  const values = [3, 1, 2];
  quantile(values, 0.5);
  assertEquals(values, [3, 1, 2]);
});

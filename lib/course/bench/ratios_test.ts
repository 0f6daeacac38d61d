import { assertEquals } from "@std/assert";
import type { Result } from "./measure.ts";
import { findingOf, ratiosOf } from "./ratios.ts";

const result = (name: string, median: number, more = {}): Result => ({
  name,
  median,
  quartiles: [median, median],
  characters: 1,
  made: 1,
  ...more,
});

const ratios = (...results: Result[]) =>
  ratiosOf({ text: "prose", job: "fixed", results });

Deno.test("ratiosOf: the other's time over ours", () => {
  const found = ratios(
    result("ours", 2),
    result("slow", 30, { target: 4 }),
    result("quick", 0.5),
  );
  assertEquals(found, [
    { text: "prose", job: "fixed", other: "slow", ratio: 15, target: 4 },
    { text: "prose", job: "fixed", other: "quick", ratio: 0.25 },
  ]);
});

Deno.test("ratiosOf: an error on either side is no ratio, and is kept", () => {
  const [peer] = ratios(result("ours", 2), result("peer", 9, { error: "no" }));
  assertEquals([peer!.ratio, peer!.error], [NaN, "no"]);
  const [ours] = ratios(result("ours", 2, { error: "oh" }), result("peer", 9));
  assertEquals([ours!.ratio, ours!.error], [NaN, "oh"]);
});

Deno.test("findingOf: named by text, job and package", () => {
  const [ratio] = ratios(result("ours", 2), result("peer", 9, { target: 4 }));
  assertEquals(findingOf(ratio!), {
    what: "prose: fixed: peer",
    value: 4.5,
    unit: "×",
    atLeast: 4,
  });
});

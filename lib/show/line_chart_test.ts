import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { lineChart } from "./line_chart.ts";
import { renderSvg } from "./render_svg.ts";

const rows = [
  { way: "fixed", size: 100, found: 5, cost: 90 },
  { way: "fixed", size: 120, found: 10, cost: 118 },
  { way: "fixed", size: 140, found: 3, cost: 139 },
  { way: "<path>", size: 100, found: 9, cost: 130 },
  { way: "<path>", size: 120, found: 11, cost: 146 },
  { way: "<path>", size: 140, found: 12, cost: 160 },
];
const options = { x: "size", y: "found", line: "way", title: "Found" };

Deno.test("lineChart() puts lines over the same sizes side by side", () => {
  assertEquals(
    lineChart(rows, options).table,
    [
      "size  fixed  <path>",
      " 100      5       9",
      " 120     10      11",
      " 140      3      12",
    ].join("\n"),
  );
});

Deno.test("lineChart() lists the marks of lines that go their own ways", () => {
  assertEquals(
    lineChart(rows.slice(1, 4), { ...options, x: "cost" }).table,
    [
      "way     cost  found",
      "fixed    118     10",
      "fixed    139      3",
      "<path>   130      9",
    ].join("\n"),
  );
});

Deno.test("lineChart() lists the marks of a single line", () => {
  assertStringIncludes(
    lineChart(rows.slice(0, 3), options).table,
    "way    size  found\nfixed   100      5",
  );
});

Deno.test("lineChart() says in words what its lines do", () => {
  assertEquals(
    lineChart(rows, { ...options, yTitle: "found, of 12" }).alt,
    "Found: found, of 12 against size. fixed: 5 at 100 to 3 at 140, lowest " +
      "3, highest 10. <path>: 9 at 100 to 12 at 140, lowest 9, highest 12.",
  );
});

Deno.test("lineChart() draws the same every time, with one legend", async () => {
  const { spec } = lineChart(rows, { ...options, yDomain: [0, 12] });
  const svg = await renderSvg(spec);
  assertEquals(svg.split(">&lt;path&gt;<").length, 2);
  assertEquals(await renderSvg(spec), svg);
});

Deno.test("lineChart() refuses what it cannot draw", () => {
  const many = Array.from({ length: 6 }, (_, i) => ({ ...rows[0]!, way: i }));
  assertThrows(
    () => lineChart(many, options),
    RangeError,
    "lines must be at most 5, got 6",
  );
  assertThrows(
    () => lineChart([{ ...rows[0]!, found: NaN }], options),
    RangeError,
    "found must be a number, got NaN",
  );
  assertThrows(
    () => lineChart([{ ...rows[0]!, size: "big" }], options),
    RangeError,
    "size must be a number, got big",
  );
});

import { assertEquals, assertStringIncludes } from "@std/assert";
import { answerGrid } from "./answer_grid.ts";
import { renderSvg } from "./render_svg.ts";

const scores = (intact: number, top1: number) => ({
  all: 12,
  intact,
  top1,
  top3: intact,
  results: [],
});
const grid = answerGrid([
  { way: "windows", size: 120, scores: scores(9, 8) },
  { way: "windows", size: 500, scores: scores(12, 10) },
  { way: "sections <path>", size: 120, scores: scores(11, 11) },
  { way: "sections <path>", size: 500, scores: scores(12, 12) },
]);

Deno.test("answerGrid() lists every bar", () => {
  assertEquals(
    grid.table,
    [
      "way              size  intact  top-1  of",
      "windows           120       9      8  12",
      "windows           500      12     10  12",
      "sections <path>   120      11     11  12",
      "sections <path>   500      12     12  12",
    ].join("\n"),
  );
});

Deno.test("answerGrid() says in words what its bars show", () => {
  assertEquals(
    grid.alt,
    "Bars for each way and size, of 12 questions. At size 120: windows 9 " +
      "whole, 8 first, sections <path> 11 whole, 11 first. At size 500: " +
      "windows 12 whole, 10 first, sections <path> 12 whole, 12 first.",
  );
});

Deno.test("answerGrid() draws a panel for each size, the same every time", async () => {
  const svg = await renderSvg(grid.spec);
  for (const text of ["size 120", "size 500", "8 of 9", "11 of 11"]) {
    assertStringIncludes(svg, `>${text}<`);
  }
  assertStringIncludes(svg, "sections &lt;path&gt;");
  assertEquals(await renderSvg(grid.spec), svg);
});

Deno.test("answerGrid() of nothing is a chart too", async () => {
  assertEquals(answerGrid([]).table, "");
  await renderSvg(answerGrid([]).spec);
});

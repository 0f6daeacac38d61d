import { assert, assertEquals } from "@std/assert";
import { costChart } from "./cost_chart.ts";
import { renderSvg } from "./render_svg.ts";

const ROWS = [
  {
    way: "windows",
    cost: { context: 0, overlap: 50.25, body: 150, total: 200.25 },
  },
  { way: "sections", cost: { context: 8, overlap: 0, body: 192, total: 200 } },
  { way: "none", cost: { context: 0, overlap: 0, body: 0, total: 0 } },
];

Deno.test("costChart says everything without the drawing", () => {
  const { table, alt } = costChart(ROWS, { title: "Three chunks" });
  assertEquals(
    table,
    "way       context  overlap  body  total  body share\n" +
      "windows         0     50.3   150  200.3         75%\n" +
      "sections        8        0   192    200         96%\n" +
      "none            0        0     0      0           -",
  );
  assert(alt.startsWith("Three chunks, in tokens. windows: 200.3, of which"));
});

Deno.test("costChart draws what there is, one part behind the other", async () => {
  const { spec } = costChart(ROWS, { title: "Three chunks" });
  const [bars] = spec.layer as {
    data: { values: Record<string, unknown>[] };
  }[];
  assertEquals(
    bars!.data.values.map(({ way, part, from, to }) => [way, part, from, to]),
    [
      ["windows", "overlap", 0, 50.25],
      ["windows", "body", 50.25, 200.25],
      ["sections", "context", 0, 8],
      ["sections", "body", 8, 200],
    ],
  );
  const svg = await renderSvg(spec);
  for (const text of ["Three chunks", "windows", ">50<", ">150<", ">192<"]) {
    assert(svg.includes(text), text);
  }
  assert(!svg.includes(">8<"), "a number that has no room");
});

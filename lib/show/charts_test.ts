import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { chunksAt } from "../measure/chunks_for_tests.ts";
import { indexChunks } from "../search/index_chunks.ts";
import { type Chart, chart, DISPLAY } from "./chart.ts";
import { chunkMap, type ChunkMapOptions } from "./chunk_map.ts";
import { renderSvg } from "./render_svg.ts";
import { scoreAgainstSize } from "./score_against_size.ts";

const source = "# Doors\n\nThe door code is 4711. Ring the bell & wait.";
const chunks = chunksAt(source, [0, 32], [24, 53]);
const entries = indexChunks("doors", chunks);
const hits = [{ score: 0.5, entry: entries[1]! }];
const facts = ["4711", "Ring the bell", "not in the text"];

const map = chunkMap(source, [
  {
    name: "with overlap",
    chunks: [chunks[0]!, { ...chunks[1]!, overlap: 8 }],
    hits: [{ score: 0.5, entry: { ...entries[1]!, chunk: chunks[1]! } }],
  },
  { name: "plain", chunks, hits },
], {
  title: "Cuts <here>",
  sections: [{
    heading: "Doors, and what stands beside them",
    start: 41,
    end: 53,
  }],
  facts,
});
const scores = scoreAgainstSize([
  { name: "plain", hits },
  { name: "other", hits: [] },
], facts);

Deno.test("chunkMap() lists every chunk, and what each row's hits hold", () => {
  assertEquals(
    map.table,
    [
      "chunker       chunk  from  to  characters  overlap  cut   rank",
      "with overlap      1     0  32          32        0  size     -",
      "with overlap      2    24  53          29        8  end      -",
      "plain             1     0  32          32        0  size     -",
      "plain             2    24  53          29        0  end      1",
      "",
      "with overlap: 2 of 3 facts",
      "plain: 2 of 3 facts",
    ].join("\n"),
  );
});

Deno.test("chunkMap() finds stored hits by their ranges, of its document only", () => {
  const other = indexChunks("other", chunks);
  const stored = structuredClone([
    { score: 0.7, entry: other[0]! },
    { score: 0.5, entry: entries[1]! },
  ]);
  const rows = [{ name: "plain", chunks, hits: stored }];
  const ranksIn = ({ table }: Chart) => table.match(/\S+$/gm);
  assertEquals(ranksIn(chunkMap(source, rows, { document: "doors" })), [
    "rank",
    "-",
    "2",
  ]);
  assertEquals(ranksIn(chunkMap(source, rows)), ["rank", "-", "-"]);
});

Deno.test("chunkMap() has no empty row above the chunkers", async () => {
  const rows = [{ name: "plain", chunks }];
  const heightOf = async (options: ChunkMapOptions) => {
    const drawn = await renderSvg(chunkMap(source, rows, options).spec);
    return Number(/ height="(\d+)"/.exec(drawn)?.[1]);
  };
  const section = { heading: "Doors", start: 9, end: 53 };
  // A row is 50 pixels; the line that explains the numbers has some, too.
  assertEquals(
    await heightOf({ sections: [section] }) - await heightOf({}),
    50,
  );
  assert(await heightOf({ facts: ["4711"] }) > await heightOf({}) + 50);
});

Deno.test("chunkMap() says in words where the cuts are", () => {
  assertEquals(
    map.alt,
    "Map of a document of 53 characters. with overlap: 2 chunks, cut at 32 " +
      "(size); the search returned 2 of 3 facts. plain: 2 chunks, cut at 32 " +
      "(size); the search returned 2 of 3 facts.",
  );
});

Deno.test("scoreAgainstSize() lists every hit", () => {
  assertEquals(
    scores.table,
    "chunker  chunk    characters  score  facts\n" +
      "plain    doors#2          29   0.50  2 of 3",
  );
  assertStringIncludes(scores.alt, "plain: best hit doors#2, 29 characters");
});

Deno.test("scoreAgainstSize() has six shapes and no more", () => {
  assertThrows(
    () => scoreAgainstSize(Array(7).fill({ name: "x", hits }), facts),
    RangeError,
    "rows must be at most 6, got 7",
  );
});

Deno.test("a chart shows itself as drawing and table", () => {
  assertEquals<symbol>(DISPLAY, Symbol.for("Jupyter.display"));
  assertEquals(map[DISPLAY](), {
    "application/vnd.vegalite.v5+json": map.spec,
    "text/plain": map.table,
  });
  assertEquals(map.spec.description, map.alt);
  assertEquals(
    map.spec.$schema,
    "https://vega.github.io/schema/vega-lite/v5.json",
  );
});

Deno.test("a chart's drawing is plain JSON with its data inside", () => {
  for (const { spec } of [map, scores]) {
    const json = JSON.stringify(spec);
    assertEquals(JSON.parse(json), spec);
    assert(!json.includes('"url"'));
  }
});

Deno.test("renderSvg() draws the same bytes each time, labels included", async () => {
  const drawn = await renderSvg(map.spec);
  assertEquals(await renderSvg(map.spec), drawn);
  for (
    const label of [
      "Cuts &lt;here&gt;",
      "with overlap",
      "plain",
      ">size<",
      ">end<",
      "2 of 3 facts",
      "dark: returned",
      "hatched: in two chunks",
    ]
  ) assert(drawn.includes(label), label);
  assertMatch(drawn, />Doors, and what[^<]*…</); // no wider than its section
  // The reason for a cut is in the description of its bar, for a pointer or a
  // screen reader.
  assert(drawn.includes("ends because: the size was reached"));

  const points = await renderSvg(scores.spec);
  assertEquals(await renderSvg(scores.spec), points);
  for (const label of ["Score against size", "plain", "2 of 3 facts"]) {
    assert(points.includes(label), label);
  }
});

Deno.test("renderSvg() draws charts of nothing", async () => {
  assertStringIncludes(await renderSvg(chunkMap("", []).spec), "<svg");
  assertStringIncludes(await renderSvg(scoreAgainstSize([], []).spec), "<svg");
});

Deno.test("renderSvg() refuses what is not a drawing", async () => {
  let message = "";
  await renderSvg(chart({}, "", "").spec).catch((error) => {
    message = error.message;
  });
  assertStringIncludes(message, "Invalid specification");
});

import { assert, assertEquals } from "@std/assert";
import { notebookText } from "./canonical.ts";
import {
  expectationText,
  printedText,
  withExpectations,
} from "./expectation.ts";
import { formatNotebook } from "./format_notebook.ts";
import type { Output } from "./normalise.ts";
import { parseNotebook } from "./notebook.ts";
import { code, expects } from "./lessons_for_tests.ts";

const stdout = (text: string): Output => ({
  output_type: "stream",
  name: "stdout",
  text,
});
const result = (data: Record<string, unknown>): Output => ({
  output_type: "execute_result",
  data,
});

const folded = (text: string) =>
  `<details>\n<summary><b>What to expect</b></summary>\n\n${text}\n\n</details>`;

Deno.test("printed text stands in a fence, byte for byte", async () => {
  assertEquals(
    await expectationText([stdout("0 'ABC'\n1 'DEF'\n")]),
    folded("```text\n0 'ABC'\n1 'DEF'\n```"),
  );
  assertEquals(
    await expectationText([stdout("a ```` b\n")]),
    folded("`````text\na ```` b\n`````"),
  );
  assertEquals(await expectationText([]), undefined);
});

Deno.test("each output has its own block, in order", async () => {
  assertEquals(
    await expectationText([
      stdout("out\n"),
      { output_type: "stream", name: "stderr", text: "warn\n" },
      { output_type: "error", ename: "RangeError", evalue: "too big" },
    ]),
    folded(
      "```text\nout\n```\n\nOn the error stream:\n\n" +
        "```text\nwarn\n```\n\n```text\nRangeError: too big\n```",
    ),
  );
});

Deno.test("a rich result is told by its plain text, or else by its source", () => {
  for (
    const [data, text] of [
      [{ "text/html": "<b>1</b>", "text/plain": "1\n" }, "1"],
      [{ "text/markdown": "# Title" }, "# Title"],
      [{ "text/html": "<b>1</b>" }, "<b>1</b>"],
      [{ "application/json": { a: 1 } }, '{\n  "a": 1\n}'],
      [{ "application/x-other": 1 }, "[application/x-other]"],
      [{ "image/png": "AAAA" }, ""],
    ] as const
  ) assertEquals(printedText(result(data)), text);
});

Deno.test("a chart is its table and its picture, the same on every run", async () => {
  const chart = result({
    "text/plain": "a  1",
    "application/vnd.vegalite.v5+json": {
      $schema: "https://vega.github.io/schema/vega-lite/v5.json",
      description: 'One bar, "a" & b < c',
      data: { values: [{ x: "a", y: 1 }] },
      mark: "bar",
      encoding: { x: { field: "x" }, y: { field: "y", type: "quantitative" } },
    },
  });
  const text = await expectationText([chart]);
  assertEquals(await expectationText([chart]), text);
  const [, alt, base64] = text!.match(
    /```text\na {2}1\n```\n\n<img alt="(.*)" src="data:image\/svg\+xml;base64,(.*)">\n/,
  )!;
  assertEquals(alt, "One bar, &quot;a&quot; &amp; b &lt; c");
  const svg = atob(base64!);
  assert(svg.startsWith("<svg") && svg.includes('aria-label="x: a; y: 1"'));
});

Deno.test("a picture that a cell draws itself is shown as it is", async () => {
  assertEquals(
    await expectationText([result({ "image/png": "iVBO\nRw0=" })]),
    folded(
      '<img alt="The picture that the cell draws" src="data:image/png;base64,iVBORw0=">',
    ),
  );
});

Deno.test("deno fmt leaves every expectation as it is", async () => {
  const nasty = [
    "  indented\n  all of it",
    "\n\nblank lines around\n\n\n",
    "trailing  \n\ttab",
    "a last space \n",
    "\u00a0odd space\n\u3000another",
    "```\nfence\n```",
    "* a\n*  b\n# c",
    "x".repeat(300),
    "| a | b |\n|--|--|",
    "<div>\n</div>",
    "",
    "\n",
    " ",
  ];
  const texts = new Map<string, string>();
  const cells = [];
  for (const [i, text] of nasty.entries()) {
    cells.push(code(`c${i}`, `${i};`));
    const expectation = await expectationText([
      stdout(text),
      result({ "text/plain": text, "image/png": "AAAA" }),
    ]);
    if (expectation) texts.set(`c${i}`, expectation);
  }
  assertEquals(texts.size, nasty.length);
  const notebook = withExpectations({ cells }, texts);
  const formatted = await formatNotebook(notebookText(notebook), ".");
  const found = new Map(
    parseNotebook(formatted, "x").cells.flatMap(({ metadata, source }) =>
      metadata.course?.expects
        ? [[metadata.course.expects, source] as const]
        : []
    ),
  );
  assertEquals(found, texts);
});

Deno.test("expectations follow their cells; those of deleted cells go", () => {
  const notebook = {
    cells: [
      expects("b", "old"),
      code("a", "1"),
      expects("gone", "old"),
      { cell_type: "markdown" as const, id: "m", metadata: {}, source: "text" },
      code("b", "2"),
      code("c", "3"),
      expects("c", "old"),
    ],
  };
  const texts = new Map([["a", "A"], ["b", "B"]]);
  assertEquals(
    withExpectations(notebook, texts).cells.map(({ id, source }) => [
      id,
      source,
    ]),
    [["a", "1"], ["a-expect", "A"], ["m", "text"], ["b", "2"], [
      "b-expect",
      "B",
    ], ["c", "3"]],
  );
});

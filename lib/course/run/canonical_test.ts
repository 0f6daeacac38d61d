import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { canonicalNotebook, notebookText } from "./canonical.ts";
import { formatNotebook } from "./format_notebook.ts";
import { normaliseOutputs } from "./normalise.ts";
import { parseNotebook } from "./notebook.ts";
import { code } from "./lessons_for_tests.ts";

// The same program with the same result, saved by two machines.
const A = {
  cells: [{
    cell_type: "code",
    id: "k1",
    execution_count: 3,
    metadata: {
      execution: { "iopub.execute_input": "2025-01-01T00:00:00Z" },
    },
    outputs: [{
      output_type: "execute_result",
      execution_count: 3,
      data: { "text/plain": "4" },
      metadata: {},
    }],
    source: ["2 + 2"],
  }],
  metadata: { language_info: { name: "typescript", version: "5.6.2" } },
  nbformat: 4,
  nbformat_minor: 5,
};
const B = {
  nbformat_minor: 5,
  nbformat: 4,
  metadata: { language_info: { version: "6.0.3", name: "typescript" } },
  cells: [{
    id: "9f2c",
    cell_type: "code",
    source: "2 + 2",
    metadata: {},
    execution_count: 11,
    outputs: [{
      output_type: "execute_result",
      metadata: {},
      data: { "text/plain": ["4"] },
      execution_count: 11,
    }],
  }],
};
const parse = (value: unknown) => parseNotebook(JSON.stringify(value), "x");

Deno.test("what a run leaves in a notebook file is no part of it", () => {
  const known = parse(A);
  assertEquals(
    notebookText(canonicalNotebook(parse(B), known)),
    notebookText(canonicalNotebook(known)),
  );
  assertEquals(
    normaliseOutputs(A.cells[0]!.outputs),
    normaliseOutputs(B.cells[0]!.outputs),
  );
});

Deno.test("a change of source or of output still shows", () => {
  const changed = structuredClone(B);
  changed.cells[0]!.source = "2 + 3";
  changed.cells[0]!.outputs[0]!.data["text/plain"] = ["5"];
  assertNotEquals(
    notebookText(canonicalNotebook(parse(changed), parse(A))),
    notebookText(canonicalNotebook(parse(A))),
  );
  assertNotEquals(
    normaliseOutputs(changed.cells[0]!.outputs),
    normaliseOutputs(A.cells[0]!.outputs),
  );
});

Deno.test("the file is as Jupyter writes it, and the same the second time", () => {
  const text = notebookText({ cells: [code("a", "1\n2\n", { limit: 3 })] });
  assertEquals(
    text.slice(0, text.indexOf(' "metadata": {\n  "kernelspec"')),
    `{
 "cells": [
  {
   "cell_type": "code",
   "execution_count": null,
   "id": "a",
   "metadata": {
    "course": {
     "limit": 3
    }
   },
   "outputs": [],
   "source": [
    "1\\n",
    "2\\n"
   ]
  }
 ],
`,
  );
  assert(text.endsWith("}\n") && !text.includes("\r"));
  assertEquals(notebookText(parseNotebook(text, "x")), text);
});

Deno.test("a cell that is meant to throw has Jupyter's tag, once", () => {
  const cells = [code("a", "x", { throws: true }), code("b", "y")];
  cells[1]!.metadata.tags = ["mine"];
  const tagsOf = (cells: ReturnType<typeof code>[]) =>
    cells.map(({ metadata }) => metadata.tags);
  const once = canonicalNotebook({ cells });
  assertEquals(tagsOf(once.cells), [["raises-exception"], ["mine"]]);
  assertEquals(canonicalNotebook(once), once);
});

Deno.test("ids made by an editor give way to the cell's first words", () => {
  const ids = (cells: ReturnType<typeof code>[]) =>
    canonicalNotebook({ cells }).cells.map((cell) => cell.id);
  const cells = [
    code("8d3f01aa", "console.log(42) // the answer"),
    code("4f6c2e7a-0b1d-4c58-9e3f-1a2b3c4d5e6f", "console.log(42); the()"),
    code("", ""),
    code("by-hand", "1"),
    code("console-log-42-the", "2"),
  ];
  const expected = [
    "console-log-42-the-2",
    "console-log-42-the-3",
    "code",
    "by-hand",
    "console-log-42-the",
  ];
  assertEquals(ids(cells), expected);
  const again = cells.map((cell, i) => ({ ...cell, id: expected[i]! }));
  assertEquals(ids(again), expected);
});

Deno.test("a known cell that was renamed gets its id back, an edited one keeps it", () => {
  const known = { cells: [code("first", "1"), code("second", "2")] };
  const edited = {
    cells: [code("0a1b2c3d", "2"), code("first", "11"), code("third", "3")],
  };
  assertEquals(
    canonicalNotebook(edited, known).cells.map((cell) => cell.id),
    ["second", "first", "third"],
  );
});

Deno.test("a formatted notebook satisfies deno fmt", async () => {
  const cells = [
    code("a", "const x = {a:1,b:'two'}\nconsole.log( x )"),
    code("b", "const x = ;"),
    {
      cell_type: "markdown" as const,
      id: "c",
      metadata: {},
      source: "# T\nsome *text*\n* a\n* b",
    },
  ];
  const text = await formatNotebook(notebookText({ cells }), ".");
  assert(text.includes('"const x = { a: 1, b: \\"two\\" };\\n"'));
  assert(text.includes('"const x = ;"'));
  assertEquals(await formatNotebook(text, "."), text);
  assertEquals(notebookText(parseNotebook(text, "x")), text);
});

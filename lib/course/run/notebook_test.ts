import { assertEquals, assertThrows } from "@std/assert";
import { NotebookError, parseNotebook } from "./notebook.ts";

const cell = (more: object = {}) => ({
  cell_type: "code",
  id: "a",
  metadata: {},
  outputs: [],
  execution_count: null,
  source: ["1\n", "2"],
  ...more,
});
const file = (more: object = {}) =>
  JSON.stringify({ cells: [cell()], metadata: {}, nbformat: 4, ...more });

Deno.test("a notebook is its cells, a source is one string", () => {
  const text = "\uFEFF" + file({
    cells: [
      cell({ metadata: { course: { figure: "R1" }, scrolled: true } }),
      cell({ id: "b", cell_type: "markdown", source: "x\r\ny" }),
    ],
  });
  assertEquals(parseNotebook(text, "x.ipynb").cells, [
    {
      cell_type: "code",
      id: "a",
      metadata: { course: { figure: "R1" } },
      source: "1\n2",
    },
    { cell_type: "markdown", id: "b", metadata: {}, source: "x\ny" },
  ]);
});

for (
  const [what, text, says] of [
    ["an empty file", "", "not JSON"],
    ["half a file", file().slice(0, 60), "not JSON"],
    ["a merge conflict", "{\n<<<<<<< HEAD\n}", "merge conflict"],
    ["a list", "[]", 'no "cells" list'],
    ["no cells", file({ cells: [] }), "no cells"],
    ["an old notebook", file({ nbformat: 3 }), "nbformat is 3, not 4"],
    [
      "two cells of one id",
      file({ cells: [cell(), cell({ id: "b" }), cell()] }),
      'cells 1 and 3 share the id "a"',
    ],
    ["a cell that is none", file({ cells: [4] }), "cell 1: not an object"],
    [
      "an unknown cell type",
      file({ cells: [cell({ cell_type: "heading" })] }),
      'cell 1: unknown cell type "heading"',
    ],
    [
      "no source",
      file({ cells: [cell({ source: undefined })] }),
      "cell 1: its source is neither",
    ],
    ["a bad id", file({ cells: [cell({ id: "ä b" })] }), "not a short slug"],
    [
      "a misspelt option",
      file({ cells: [cell({ metadata: { course: { trows: true } } })] }),
      'no option "trows"',
    ],
    [
      "an expectation turned into code",
      file({
        cells: [
          cell(),
          cell({ id: "a-expect", metadata: { course: { expects: "a" } } }),
        ],
      }),
      'cell 2: the code cell "a-expect" has metadata.course.expects, which ' +
      "only a Markdown cell may have: turn it back",
    ],
    [
      "an expectation turned into raw text",
      file({
        cells: [
          cell({ cell_type: "raw", metadata: { course: { expects: "" } } }),
        ],
      }),
      'cell 1: the raw cell "a" has metadata.course.expects',
    ],
    [
      "a limit in words",
      file({ cells: [cell({ metadata: { course: { limit: "30" } } })] }),
      "metadata.course.limit must be a number of seconds above 0, at most " +
      '2147483, not "30"',
    ],
    [
      "a limit longer than a timer can be",
      file({ cells: [cell({ metadata: { course: { limit: 2147484 } } })] }),
      "metadata.course.limit must be a number of seconds above 0, at most " +
      "2147483, not 2147484",
    ],
    [
      "an option named as what every object has",
      file({ cells: [cell({ metadata: { course: { constructor: true } } })] }),
      'no option "constructor"',
    ],
  ] as const
) {
  Deno.test(`a notebook file is refused: ${what}`, () => {
    const error = assertThrows(
      () => parseNotebook(text, "lessons/02-x.ipynb"),
      NotebookError,
      says,
    );
    assertEquals(error.message.startsWith("lessons/02-x.ipynb: "), true);
  });
}

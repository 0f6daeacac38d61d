import { assertEquals } from "@std/assert";
import { chunkBlocks, chunkRecursive } from "chunking";
import { exercise } from "chunking/exercise";
import catering from "../corpus/reservo/catering.md" with { type: "text" };
import pricing from "../corpus/reservo/pricing-and-discounts.md" with {
  type: "text",
};
import source from "./08-1_bare_rows.ts" with { type: "text" };

const ex = exercise<{ bareRows(texts: string[]): number[] }>({
  id: "08-1",
  title: "Bare rows",
  points: 2,
  source,
  hints: [
    "Go through a chunk's lines. The first line of a table is one that starts " +
    "with | and has no such line right above it. Then look at the line below.",
    "The rule is `/^\\|[|:\\- ]*-[|:\\- ]*$/`. A chunk is bare if " +
    "`lines.some((line, i) => …)` finds a first line whose next line is none.",
  ],
});

const table = "| part | kg |\n|---|---|\n| rotor | 41 |\n| stator | 87 |";

ex.test("a table with its header, and its rows without", ({ bareRows }) => {
  assertEquals(bareRows([table, "| rotor | 41 |\n| stator | 87 |"]), [1]);
  assertEquals(bareRows(["| rotor | 41 |"]), [0]);
});

ex.test("text around the table", ({ bareRows }) => {
  assertEquals(bareRows([`Masses:\n\n${table}\n\nThat is all.`]), []);
  assertEquals(bareRows(["Masses:\n\n| rotor | 41 |\n\nThat is all."]), [0]);
});

ex.test("two tables, one of them bare", ({ bareRows }) => {
  assertEquals(bareRows([`${table}\n\n| flange | 12 |`]), [0]);
  assertEquals(bareRows([`| flange | 12 |\n\n${table}`]), [0]);
  assertEquals(bareRows([`${table}\n\n${table}`]), []);
});

ex.test("rules of other shapes", ({ bareRows }) => {
  assertEquals(bareRows(["| a | b |\n| :--- | ---: |\n| 1 | 2 |"]), []);
  assertEquals(bareRows(["| a |\n|-|\n| 1 |"]), []);
  // Minus signs make no rule, nor do bars alone.
  assertEquals(bareRows(["| a | b |\n| -1 | -2 |"]), [0]);
  assertEquals(bareRows(["| a | b |\n| | |\n| 1 | 2 |"]), [0]);
  // Rows need no bar at their end, and a bar at the end makes no row.
  assertEquals(bareRows(["| a | b\n|---|---\n| 1 | 2\n| 3 | 4", "| 1 | 2"]), [
    1,
  ]);
  assertEquals(bareRows(["a |\nb |", "a |\n| 1 | 2 |"]), [1]);
  // A rule and nothing above it is no header.
  assertEquals(bareRows(["|---|---|\n| 1 | 2 |"]), [0]);
});

ex.test("no table at all", ({ bareRows }) => {
  assertEquals(bareRows(["a | b", "", "One. Two.\n- three"]), []);
  assertEquals(bareRows([]), []);
});

ex.test("two documents, cut in two ways", ({ bareRows }) => {
  const size = 200;
  for (const [text, expected] of [[pricing, 1], [catering, 1]] as const) {
    const cut = chunkRecursive(text, { size }).map((chunk) => chunk.text);
    const recursive = bareRows(cut).length;
    assertEquals(recursive, expected);
    const blocks = chunkBlocks(text, { maxSize: size });
    const bare = bareRows(blocks.map((chunk) => chunk.text));
    assertEquals(bare, []);
  }
});

import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import privacy from "../corpus/reservo/data-and-privacy.md" with {
  type: "text",
};
import source from "./08-2_take_the_header_along.ts" with { type: "text" };

const ex = exercise<{ cutTable(table: string, maxSize: number): string[] }>({
  id: "08-2",
  title: "Take the header along",
  points: 3,
  source,
  hints: [
    "Split the table into lines. The first two are the header. Then go through " +
    "the rows and ask each time: does the last piece, with this row, still fit?",
    '`const grown = pieces.at(-1) + "\\n" + row`. If there is a piece and ' +
    "grown.length is within maxSize, it takes the place of the last piece; " +
    "otherwise push the header and the row. With no rows, return the header.",
  ],
});

const header = "|n|m|\n|-|-|";
const rows = ["|1|2|", "|3|4|", "|5|6|", "|7|8|"];
const table = [header, ...rows].join("\n");

ex.test("two rows in a piece", ({ cutTable }) => {
  // The header has 11 characters, each row with its line break 6.
  assertEquals(cutTable(table, 23), [
    `${header}\n|1|2|\n|3|4|`,
    `${header}\n|5|6|\n|7|8|`,
  ]);
  assertEquals(cutTable(table, 28), [
    `${header}\n|1|2|\n|3|4|`,
    `${header}\n|5|6|\n|7|8|`,
  ]);
});

ex.test("one row, three rows, all of them", ({ cutTable }) => {
  assertEquals(cutTable(table, 22), rows.map((row) => `${header}\n${row}`));
  assertEquals(cutTable(table, 29), [
    `${header}\n|1|2|\n|3|4|\n|5|6|`,
    `${header}\n|7|8|`,
  ]);
  assertEquals(cutTable(table, 35), [table]);
  assertEquals(cutTable(table, 1000), [table]);
});

ex.test("rows that do not fit even alone", ({ cutTable }) => {
  for (const maxSize of [1, 11, 16]) {
    assertEquals(
      cutTable(table, maxSize),
      rows.map((row) => `${header}\n${row}`),
    );
  }
  const long = `|${"x".repeat(30)}|9|`;
  assertEquals(cutTable(`${header}\n|1|2|\n${long}\n|3|4|\n|5|6|`, 23), [
    `${header}\n|1|2|`,
    `${header}\n${long}`,
    `${header}\n|3|4|\n|5|6|`,
  ]);
});

ex.test("a table without rows", ({ cutTable }) => {
  assertEquals(cutTable(header, 5), [header]);
});

ex.test("a real table at many sizes", ({ cutTable }) => {
  const table = /^\|[^]*?(?=\n\n)/m.exec(privacy)![0];
  const [names, rule, ...rows] = table.split("\n");
  for (let maxSize = 60; maxSize <= 280; maxSize += 20) {
    const pieces = cutTable(table, maxSize);
    const call = `cutTable(table, ${maxSize})`;
    assert(
      pieces.every((piece) => piece.startsWith(`${names}\n${rule}\n`)),
      `${call} gives a piece without the header.`,
    );
    const found = pieces.flatMap((piece) => piece.split("\n").slice(2));
    assert(
      found.join("\n") === rows.join("\n"),
      `${call} does not give every row once, in order.`,
    );
    assert(
      pieces.every((piece) =>
        piece.length <= maxSize || piece.split("\n").length === 3
      ),
      `${call} gives a piece above the limit that has more than one row.`,
    );
    assert(
      pieces.slice(1).every((piece, i) =>
        `${pieces[i]}\n${piece.split("\n")[2]}`.length > maxSize
      ),
      `${call} begins a piece although the row would have fitted.`,
    );
  }
});

import { assertEquals } from "@std/assert";
import { findBlocks } from "./find_blocks.ts";

const kinds = (text: string) =>
  findBlocks(text).map((
    { kind, start, end },
  ) => [kind, text.slice(start, end)]);

/** A text made of these blocks, one below the other, is cut into them again. */
function check(name: string, blocks: [string, string][], gap = "\n\n") {
  Deno.test(`findBlocks: ${name}`, () => {
    assertEquals(kinds(blocks.map(([, text]) => text).join(gap)), blocks);
  });
}

check("a list with paragraphs in its items", [
  ["prose", "Before:"],
  [
    "list",
    "1. One\n\n2. Two\n\n   still two\n\n   ```\n   a\n\n   b\n   ```\n3. Three",
  ],
  ["prose", "After."],
]);
check("all marks of a list", [
  ["list", "- a\n- b\nlazy"],
  ["prose", "x"],
  ["list", "* a\n+ b\n1) c\n    code"],
]);
check("a list right under prose, but no year", [
  ["prose", "It was\n1986. A good year."],
  ["prose", "Take:"],
  ["list", "- this\n- that"],
]);
check("a fence with anything inside", [
  ["fence", "```sh\n# no heading\n\n- no list\n| no | table |\n```"],
  ["prose", "x"],
  ["fence", "````\n```\ninner\n```\n````"],
  ["fence", "~~~\n```\n~~~"],
  ["prose", "```code``` in a line"],
  ["fence", "```` ~~~\n```\n````"],
  ["fence", "```\nnever closed\n\n# still code"],
]);
check("tables with and without outer bars", [
  ["table", "| a | b |\n|---|---|\n| Hot. Off | 2 |"],
  ["table", "a | b\n:-- | --:\n1 | 2"],
  ["prose", "a | b\nno table"],
]);
check("headings, without blank lines", [
  ["heading", "# One"],
  ["heading", "###### Six"],
  ["prose", "#hash tag\n####### seven"],
  ["heading", "## Two"],
  ["list", "- a"],
  ["heading", "#"],
  ["table", "| a |"],
], "\n");

Deno.test("findBlocks: line ends do not matter, positions do", () => {
  const text = "\ufeff\r\n  Hello.  \r\n\r\n\t\r\n1. a\r\n\r\n2. b\r\n\r\nEnd";
  assertEquals(kinds(text), [
    ["prose", "Hello."],
    ["list", "1. a\r\n\r\n2. b"],
    ["prose", "End"],
  ]);
});

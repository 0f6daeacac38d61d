import { assertEquals, assertThrows } from "@std/assert";
import { table } from "./table.ts";

Deno.test("table() aligns numbers right and words left", () => {
  const rows = [
    { name: "a", score: "0.6", share: "17%", rank: "-", n: 5 },
    { name: "long", score: "10.25", share: "0%", rank: "2", n: 1200 },
  ];
  assertEquals(
    table(rows),
    [
      "name  score  share  rank     n",
      "a       0.6    17%     -     5",
      "long  10.25     0%     2  1200",
    ].join("\n"),
  );
});

Deno.test("table() aligns left what is not a number throughout", () => {
  assertEquals(table([{ a: "1", b: 1 }, { a: "x", b: 2 }]), "a  b\n1  1\nx  2");
});

Deno.test("table() counts characters, and leaves no white space at ends", () => {
  assertEquals(
    table([{ a: "😀", b: "x" }, { a: "bcd", b: "" }]),
    "a    b\n😀    x\nbcd",
  );
});

Deno.test("table() has the columns of all rows", () => {
  assertEquals(
    table([{ a: 1 }, { b: 20, a: 3 }, { c: "x" }]),
    ["a   b  c", "1   -  -", "3  20  -", "-   -  x"].join("\n"),
  );
});

Deno.test("table() of rows that are none says so", () => {
  for (const [row, name] of [["ab", '"ab"'], [null, "null"], [5, "5"]]) {
    assertThrows(
      () => table([{ a: 1 }, row as never]),
      TypeError,
      `each row must be an object, got ${name}`,
    );
  }
});

Deno.test("table() of no rows, and of no columns, is empty", () => {
  assertEquals(table([]), "");
  assertEquals(table([{}, {}]), "");
});

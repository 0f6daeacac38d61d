import { assertEquals, assertStringIncludes } from "@std/assert";
import { FIGURE_BY_ID, FIGURES } from "./figures.ts";
import type { Lesson } from "./lessons.ts";
import { driftedPins, type PinnedCell } from "./pins.ts";
import { code } from "./lessons_for_tests.ts";

function lesson(number: string): Lesson {
  const name = `${number}-x`;
  return {
    number,
    name,
    path: name,
    file: `${name}.ipynb`,
    text: "",
    notebook: { cells: [] },
  };
}

const TWO = lesson("02");
const FOUR = lesson("04");

function pin(
  id: string,
  figures: string[],
  printed?: string,
  lesson = TWO,
): PinnedCell {
  return { lesson, cell: code(id, ""), figures, printed };
}

const block = (id: string, n = 0) => FIGURE_BY_ID.get(id)!.blocks![n]!;

Deno.test("the list holds R1 to R11, B1 to B6 and K1 to K13, and nothing twice", () => {
  const listed = FIGURES.map(({ id }) => id);
  const ids = (letter: string, n: number) =>
    Array.from({ length: n }, (_, i) => `${letter}${i + 1}`);
  assertEquals(listed.filter((id) => /^[RBK]/.test(id)), [
    ...ids("R", 11),
    ...ids("B", 6),
    ...ids("K", 13),
  ]);
  assertEquals(listed, [...new Set(listed)]);
});

Deno.test("every published block satisfies its own figure", () => {
  for (const { id, blocks = [], holds = [] } of FIGURES) {
    if (!blocks.length || holds.length) continue;
    const cells = blocks.map((text, n) => pin(`cell-${n}`, [id], text));
    assertEquals(driftedPins(cells, TWO), [], id);
  }
});

Deno.test("one letter of a published block is a drift, with a diff", () => {
  const printed = block("R3").replace("shorter", "Shorter");
  const [problem, ...more] = driftedPins([pin("a", ["R3"], printed)], TWO);
  assertEquals(more, []);
  assertEquals(problem!.figures, ["R3"]);
  assertEquals(problem!.cell, "a");
  assertStringIncludes(problem!.diff!, "-[1] (200 chars) 'g amount. Pro mem");
  assertStringIncludes(problem!.diff!, "+[1] (200 chars) 'g amount. Pro mem");
});

Deno.test("a published block stands alone in its cell", () => {
  const both = `${block("R1")}\n\n${block("R8")}`;
  assertEquals(driftedPins([pin("a", ["R1", "R8"], both)], TWO), []);
  const [problem] = driftedPins([pin("a", ["R1"], block("R1") + "\n3")], TWO);
  assertStringIncludes(problem!.message, "prints more than");
  const [inside] = driftedPins([pin("a", ["R2"], `>${block("R2")}`)], TWO);
  assertStringIncludes(inside!.message, "no longer shows R2");
});

Deno.test("a figure may be shown by several cells, all of it must be shown", () => {
  const first = pin("a", ["R11"], block("R11", 0));
  const second = pin("b", ["R11"], block("R11", 1));
  assertEquals(driftedPins([first, second], TWO), []);
  const [problem] = driftedPins([first], TWO);
  assertEquals(problem!.figures, ["R11"]);
  assertStringIncludes(problem!.message, "does not show all of R11");
  assertStringIncludes(problem!.message, block("R11", 1));
});

Deno.test("a figure of two lessons is judged when both have run", () => {
  const here = pin("a", ["R11"], block("R11", 0));
  const there = pin("b", ["R11"], undefined, FOUR);
  assertEquals(driftedPins([here, there], TWO), []);
  there.printed = "something else";
  assertEquals(driftedPins([here, there], FOUR)[0]!.figures, ["R11"]);
  there.printed = block("R11", 1);
  assertEquals(driftedPins([here, there], FOUR), []);
});

Deno.test("a stated number that is gone is a drift", () => {
  const printed = "0.54 against 0.61; 445 tokens against 267; 4 of 4";
  assertEquals(driftedPins([pin("a", ["K6"], printed)], TWO), []);
  const [problem] = driftedPins(
    [pin("a", ["K6"], printed.replace("267", "2670"))],
    TWO,
  );
  assertEquals(problem!.figures, ["K6"]);
});

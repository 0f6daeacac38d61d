import { assertEquals, assertThrows } from "@std/assert";
import { chunksAt } from "./chunks_for_tests.ts";
import type { TextRange } from "../base/text_range.ts";
import { ledger, type Share } from "./ledger.ts";
import { random, randomText } from "./random_for_tests.ts";

const NOTHING: Share = { ranges: [], characters: 0 };

Deno.test("ledger() of one chunk over the whole source", () => {
  const source = "ABCDE";
  assertEquals(ledger(source, chunksAt(source, [0, 5])), {
    covered: { ranges: [{ start: 0, end: 5 }], characters: 5 },
    repeated: NOTHING,
    dropped: NOTHING,
    lost: NOTHING,
    stored: 5,
    wrong: [],
  });
});

Deno.test("ledger() joins ranges that touch and counts each copy", () => {
  const source = "ABCDEFGHIJ";
  const chunks = chunksAt(source, [0, 4], [4, 8], [2, 6], [3, 5]);
  const found = ledger(source, chunks);
  assertEquals(found.covered.ranges, [{ start: 0, end: 8 }]);
  assertEquals(found.repeated.ranges, [{ start: 2, end: 6 }]);
  assertEquals(found.dropped.ranges, [{ start: 8, end: 10 }]);
  assertEquals(found.stored, 14);
});

Deno.test("ledger() tells white space that was dropped from text lost", () => {
  const source = " AB\n\nCD EF";
  const found = ledger(source, chunksAt(source, [1, 3], [8, 10]));
  assertEquals(found.dropped.ranges, [
    { start: 0, end: 1 },
    { start: 3, end: 8 },
  ]);
  assertEquals(found.lost, { ranges: [{ start: 3, end: 8 }], characters: 5 });
});

Deno.test("ledger() counts characters, not UTF-16 units", () => {
  const source = "😀😀é";
  const found = ledger(source, chunksAt(source, [0, 4], [2, 4]));
  assertEquals(found.covered.characters, 2);
  assertEquals(found.repeated.characters, 1);
  assertEquals(found.dropped.characters, 1);
  assertEquals(found.stored, 3);
});

Deno.test("ledger() counts a character cut in half where its first half is", () => {
  const first = ledger("😀", chunksAt("😀", [0, 1]));
  assertEquals(first.covered, {
    ranges: [{ start: 0, end: 1 }],
    characters: 1,
  });
  assertEquals(first.dropped, {
    ranges: [{ start: 1, end: 2 }],
    characters: 0,
  });
  assertEquals(first.lost, first.dropped);
  assertEquals(first.stored, 1);

  const second = ledger("😀", chunksAt("😀", [1, 2]));
  assertEquals(second.covered.characters, 0);
  assertEquals(second.dropped.characters, 1);

  const both = ledger("a😀b", chunksAt("a😀b", [0, 2], [2, 4], [2, 4]));
  assertEquals(both.covered.characters, 3);
  assertEquals(both.repeated.characters, 1);
  assertEquals(both.dropped, NOTHING);
  assertEquals(both.stored, 4);

  // Halves that stand alone are characters.
  const alone = "\ude00\ud83d";
  assertEquals(ledger(alone, chunksAt(alone, [1, 2])).covered.characters, 1);
  assertEquals(ledger(alone, chunksAt(alone, [1, 2])).dropped.characters, 1);
});

Deno.test("ledger() of no chunks and of no source", () => {
  assertEquals(ledger("AB", []).lost.ranges, [{ start: 0, end: 2 }]);
  assertEquals(ledger("", []).dropped, NOTHING);
  assertEquals(ledger("", chunksAt("", [0, 0])).covered, NOTHING);
});

Deno.test("ledger() finds chunks whose text is not what stands there", () => {
  const source = "one  two three";
  const at = { start: 0, end: 8, cut: "size" } as const;
  const chunks = [
    { ...at, text: "one two" },
    { ...at, text: "Numbers: one  two", context: "Numbers: " },
    { ...at, text: "two three" },
  ];
  assertEquals(ledger(source, chunks).wrong, [2]);
});

Deno.test("ledger() refuses a range outside the source", () => {
  for (const [start, end] of [[-1, 2], [3, 2], [0, 4], [NaN, 2]] as const) {
    const chunk = { text: "AB", start, end, cut: "size" } as const;
    assertThrows(
      () => ledger("ABC", [chunk]),
      RangeError,
      `chunk 0 spans ${start} to ${end}, outside a text of 3`,
    );
  }
});

Deno.test("ledger() of random ranges agrees with counting each position", () => {
  const next = random(3);
  for (let round = 0; round < 500; round++) {
    const source = randomText(next, 30);
    const spot = () => Math.floor(next() * (source.length + 1));
    const ranges = Array.from({ length: Math.floor(next() * 6) }, () => {
      const [a, b] = [spot(), spot()];
      return [Math.min(a, b), Math.max(a, b)] as [number, number];
    });
    const depth = Array.from(
      { length: source.length },
      (_, i) => ranges.filter(([a, b]) => a <= i && i < b).length,
    );
    const found = ledger(source, chunksAt(source, ...ranges));
    assertEquals(found.covered.ranges, runs(depth, (d) => d > 0));
    assertEquals(found.repeated.ranges, runs(depth, (d) => d > 1));
    assertEquals(found.dropped.ranges, runs(depth, (d) => d === 0));
    assertEquals(found.wrong, []);
    // Where a character starts there is a letter, where it goes on a space.
    const letters = Array.from(source, (c) => c.length === 2 ? "x " : "x")
      .join("");
    const count = (keep: (depth: number) => boolean) =>
      depth.filter((d, i) => keep(d) && letters[i] === "x").length;
    assertEquals(found.covered.characters, count((d) => d > 0));
    assertEquals(found.repeated.characters, count((d) => d > 1));
    assertEquals(found.dropped.characters, count((d) => d === 0));
    const copies = depth.filter((_, i) => letters[i] === "x");
    assertEquals(found.stored, copies.reduce((sum, d) => sum + d, 0));
  }
});

function runs(depth: number[], keep: (depth: number) => boolean): TextRange[] {
  const marks = depth.map((d) => keep(d) ? "x" : "-").join("");
  return [...marks.matchAll(/x+/g)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }));
}

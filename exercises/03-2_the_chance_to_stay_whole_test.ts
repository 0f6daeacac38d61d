import { assert, assertEquals } from "@std/assert";
import { chunkFixed } from "chunking";
import { exercise } from "chunking/exercise";
import source from "./03-2_the_chance_to_stay_whole.ts" with { type: "text" };

const ex = exercise<{
  chance(span: number, size: number, overlap: number): number;
  neverCut: number;
}>({
  id: "03-2",
  title: "The chance to stay whole",
  points: 3,
  source,
  hints: [
    "Draw one window. At which of its characters may the answer begin so that " +
    "it ends inside? Count them: size - span + 1. Then divide by how many " +
    "places there are before the next window starts.",
    "Windows start every size - overlap characters. With much overlap there " +
    "are more good places than places: the chance is never above 1. With a " +
    "long answer there are none: it is never below 0.",
  ],
});

ex.test("the example", ({ chance }) => {
  assertEquals(round(chance(4, 10, 0)), 0.7);
});

ex.test("an answer too long for a window", ({ chance }) => {
  assertEquals(round(chance(11, 10, 0)), 0);
  assertEquals(round(chance(30, 10, 0)), 0);
});

ex.test("more overlap than the answer is long", ({ chance }) => {
  assertEquals(round(chance(4, 10, 6)), 1);
});

ex.test("as often as chunkFixed keeps it whole", ({ chance }) => {
  for (let size = 2; size <= 9; size++) {
    for (let overlap = 0; overlap < size; overlap++) {
      for (let span = 1; span <= 10; span++) {
        const expected = round(share(span, size, overlap));
        assertEquals(round(chance(span, size, overlap)), expected);
      }
    }
  }
});

ex.test("the overlap that never cuts", ({ neverCut }) => {
  assert(
    Number.isInteger(neverCut) && neverCut >= 0 && neverCut < 300,
    "neverCut is a whole number from 0 to 299.",
  );
  const often = share(150, 300, neverCut);
  assert(
    often === 1,
    `With an overlap of ${neverCut} the answer is whole at only ` +
      `${Math.round(often * 100)}% of the places where it may begin.`,
  );
  assert(
    share(150, 300, neverCut - 1) < 1,
    `${neverCut} is enough, but ${neverCut - 1} would be enough as well.`,
  );
});

/** To three decimals, without a minus before nothing. */
function round(chance: number): number {
  return Math.round(chance * 1000) / 1000 + 0;
}

/** Tries every place in the middle of a long text and counts. */
function share(span: number, size: number, overlap: number): number {
  const step = size - overlap;
  const text = "x".repeat(step * 4 + 2 * size + span);
  const windows = chunkFixed(text, { size, overlap });
  const from = Math.ceil(size / step) * step;
  let whole = 0;
  for (let start = from; start < from + step; start++) {
    const kept = windows.some((window) =>
      window.start <= start && start + span <= window.end
    );
    if (kept) whole++;
  }
  return whole / step;
}

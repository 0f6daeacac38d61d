import { assert, assertEquals } from "@std/assert";
import { chunkFixed } from "chunking";
import { exercise } from "chunking/exercise";
import source from "./02-1_count_the_windows.ts" with { type: "text" };

const ex = exercise<{
  prediction: string[];
  countWindows(length: number, size: number, overlap: number): number;
}>({
  id: "02-1",
  title: "Count the windows",
  points: 2,
  source,
  hints: [
    "Write down where each window starts: 0, then size - overlap further each " +
    "time. Stop at the first window that reaches the end of the text.",
    "The first window covers `size` characters and every other one adds " +
    "`size - overlap`. So divide what the first one leaves over by that, and " +
    "round up.",
  ],
});

ex.test("the prediction", ({ prediction }) => {
  const windows = chunkFixed("0123456789", { size: 4, overlap: 1 });
  assert(Array.isArray(prediction), "The prediction is a list of strings.");
  for (const [i, window] of prediction.entries()) {
    assert(
      i < windows.length,
      `Your prediction has ${prediction.length} windows, but number ${i} ` +
        "already reaches the end of the text, so none follows it.",
    );
    assert(
      window === windows[i]!.text,
      `Window ${i + 1} of your prediction is "${window}", but a window has ` +
        `4 characters, and this one starts at character ${i * 3}.`,
    );
  }
  assert(
    prediction.length === windows.length,
    `Your prediction has ${prediction.length} of the windows, but the text ` +
      "goes on after them.",
  );
});

ex.test("the text of the prediction", ({ countWindows }) => {
  assertEquals(countWindows(10, 4, 1), 3);
});

ex.test("no text, no window", ({ countWindows }) => {
  assertEquals(countWindows(0, 4, 1), 0);
});

ex.test("as many as chunkFixed makes", ({ countWindows }) => {
  for (let length = 1; length <= 30; length++) {
    for (let size = 1; size <= 8; size++) {
      for (let overlap = 0; overlap < size; overlap++) {
        const chunks = chunkFixed("x".repeat(length), { size, overlap });
        assertEquals(countWindows(length, size, overlap), chunks.length);
      }
    }
  }
});

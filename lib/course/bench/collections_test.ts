import { assertEquals } from "@std/assert";
import { memoryOf, readCollections } from "./collections.ts";

const line = (megabytes: number, reason: string) =>
  `[7:0x55ff]  269 ms: Mark-Compact ${megabytes + 2} (18.1) -> ` +
  `${megabytes} (18.2) MB, pooled: 6.8 MB, 11.48 / 0.00 ms (average mu = ` +
  `0.646, current mu = 0.714) ${reason}; GC in old space requested\n`;
const asked = (megabytes: number) => line(megabytes, "testing");
const own = (megabytes: number) => line(megabytes, "allocation failure");

Deno.test("readCollections: the heap after each, and who asked", () => {
  const trace = "a line of something else\n" + own(16.1) + asked(14);
  assertEquals(readCollections(trace), [
    { megabytes: 16.1, asked: false },
    { megabytes: 14, asked: true },
  ]);
});

Deno.test("readCollections: a collection that has a note, or is of the young", () => {
  const trace =
    "[1:0x5] 9 ms: Mark-Compact (reduce) 17.4 (18.1) -> 16.5 (18.2) MB, x\n" +
    "[1:0x5] 9 ms: Scavenge 17.4 (18.1) -> 12.5 (18.2) MB, 1.1 ms\n";
  assertEquals(
    readCollections(trace).map(({ megabytes }) => megabytes),
    [16.5, 12.5],
  );
});

Deno.test("memoryOf: the most between two that were asked for", () => {
  const trace = own(90) + // before the first call
    asked(10) + own(12) + own(45) + own(13) + asked(15) +
    own(80) + // between two calls
    asked(20) + asked(21) +
    asked(30); // a call that never came back
  assertEquals(memoryOf(readCollections(trace)), [
    { result: 5, peak: 35 },
    { result: 1, peak: 1 },
  ]);
});

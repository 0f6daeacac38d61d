import { assert, assertEquals, assertMatch } from "@std/assert";
import { progress } from "./progress.ts";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function linesOf(
  count: number,
  work: () => unknown,
  label?: () => string,
) {
  const lines: string[] = [];
  const items: number[] = [];
  const show = (line: string) => void lines.push(line);
  const all = Array.from({ length: count }, (_, i) => i);
  for await (
    const item of progress(all, label ? { show, label } : { show })
  ) {
    items.push(item);
    await work();
  }
  return { lines, items };
}

Deno.test("all items in order, and the last line without a time", async () => {
  const { lines, items } = await linesOf(3, () => pause(110), () => "cutting");
  assertEquals(items, [0, 1, 2]);
  assertEquals(lines[0], "░".repeat(24) + " 0 of 3, cutting");
  assertMatch(lines[1]!, /^█{8}░{16} 1 of 3, cutting, about \d+ s left$/);
  assertMatch(lines[2]!, /^█{16}░{8} 2 of 3, cutting, about \d+ s left$/);
  assertEquals(lines[3], "█".repeat(24) + " 3 of 3");
  assertEquals(lines.length, 4);
});

Deno.test("quick work does not flood the front end", async () => {
  const { lines } = await linesOf(5000, () => {});
  assert(lines.length < 50, `${lines.length} lines`);
  assertEquals(lines.at(-1), "█".repeat(24) + " 5000 of 5000");
});

Deno.test("nothing to do", async () => {
  const { lines } = await linesOf(0, () => {});
  assertEquals(lines, ["█".repeat(24) + " 0 of 0"]);
});

Deno.test("who stops early sees how far it came", async () => {
  const lines: string[] = [];
  for await (
    const item of progress([1, 2, 3], { show: (line) => void lines.push(line) })
  ) {
    if (item === 2) break;
  }
  assertEquals(lines, ["░".repeat(24) + " 0 of 3"]);
});

Deno.test("an error in the work comes out as it is", async () => {
  let caught: unknown;
  try {
    for await (const item of progress([1], { show: () => {} })) {
      throw new RangeError(`item ${item}`);
    }
  } catch (error) {
    caught = error;
  }
  assert(caught instanceof RangeError && caught.message === "item 1");
});

Deno.test("outside a notebook it is silent", async () => {
  const seen = await Array.fromAsync(progress([1, 2]));
  assertEquals(seen, [1, 2]);
});

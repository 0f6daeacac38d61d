import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { checkTime } from "./check_contract_for_tests.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import { chunkStream } from "./chunk_stream.ts";

// That the pieces are those of `splitRecursively` is in `fast_paths_test.ts`.

Deno.test("splitByHops waits for a separator that has only begun", async () => {
  // A piece ends behind "class ", which is too long and cut by size.
  const options = { size: 4, separators: ["\nclass ", "\n"] };
  const parts = ["abcd\nclass", " xyz"];
  const texts: string[] = [];
  for await (const { text } of chunkStream(parts, chunkRecursive, options)) {
    texts.push(text);
  }
  assertEquals(texts, ["abcd", "clas", "s", "xyz"]);
});

Deno.test("splitByHops waits for white space that may begin a separator", async () => {
  // The space behind "a  -" is dropped, with the one that begins " -- ".
  const options = { size: 4, separators: [" -- ", " "] };
  const parts = ["a  -", "  --", " -"];
  const texts: string[] = [];
  for await (const { text } of chunkStream(parts, chunkRecursive, options)) {
    texts.push(text);
  }
  assertEquals(texts, ["a  -", "--", "-"]);
});

Deno.test("splitByHops splits parts of a text as it splits the whole", async () => {
  const part = fc.string({
    unit: fc.constantFrom("\nclass ", "\ncl", "ab", "a", ";", ".", " ", "\r\n"),
    minLength: 1,
    maxLength: 4,
  });
  const options = fc.record({
    size: fc.integer({ min: 2, max: 20 }),
    overlap: fc.nat({ max: 1 }),
    separators: fc.constantFrom(
      ["\nclass ", "\n"],
      ["; ", ";;", ";", "aba"],
      [";;;", "a"],
      ["  ; ", "; ", " "],
      ["\n\n", "\n", ". ", " "],
    ),
    countSeparators: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part), options, async (parts, options) => {
      assertEquals(
        await Array.fromAsync(chunkStream(parts, chunkRecursive, options)),
        chunkRecursive(parts.join(""), options),
      );
    }),
    { numRuns: 2_000, seed: 20261130 },
  );
});

Deno.test("a long run of white space in a stream takes linear time", async () => {
  const options = { size: 2, separators: ["\n"] };
  await checkTime(
    `a${" ".repeat(100_000)}b c d`,
    (text) =>
      Array.fromAsync(chunkStream([text, " e"], chunkRecursive, options)),
  );
});

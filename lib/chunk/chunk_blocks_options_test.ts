import { assertEquals, assertThrows } from "@std/assert";
import { chunkBlocks, type ChunkBlocksOptions } from "./chunk_blocks.ts";

const bodies = (markdown: string, options: ChunkBlocksOptions) =>
  chunkBlocks(markdown, { context: "none", ...options })
    .map((chunk) => chunk.text);

Deno.test("the path of headings goes in front, and counts", () => {
  const markdown = "# A\n\nOne two. Three.\n\n## B\n\nFour.";
  assertEquals(
    chunkBlocks(markdown, { maxSize: 11 }).map((
      { text, path },
    ) => [text, path]),
    [
      ["A\nOne two.", ["A"]],
      ["A\nThree.", ["A"]],
      ["A > B\nFour.", ["A", "B"]],
    ],
  );
  assertEquals(
    chunkBlocks("# Aa\n\n## B\n\nFour.", { maxSize: 7 })
      .map(({ text, path }) => [text, path]),
    [["B\nFour.", ["Aa", "B"]]],
  );
});

Deno.test("maxBlock splits what is too long to be kept whole", () => {
  const steps = "1. Hold A.\n   And wait.\n2. Press B.\n3. Go.";
  assertEquals(bodies(steps, { maxSize: 20, maxBlock: 42 }), [steps]);
  assertEquals(bodies(steps, { maxSize: 20, maxBlock: 41 }), [
    "1. Hold A.\n   And wait.",
    "2. Press B.\n3. Go.",
  ]);
  assertEquals(bodies(steps, { maxSize: 20, maxBlock: 20 }), [
    "1. Hold A.",
    "And wait.",
    "2. Press B.\n3. Go.",
  ]);
  const code = "```\none\ntwo\n\nthree\n```";
  assertEquals(bodies(code, { maxSize: 12, maxBlock: 12 }), [
    "```\none\ntwo",
    "three\n```",
  ]);
  for (const maxBlock of [19, NaN, 20.5]) {
    assertThrows(
      () => chunkBlocks(steps, { maxSize: 20, maxBlock }),
      RangeError,
      `maxBlock must be a whole number of at least 20, got ${maxBlock}`,
    );
  }
});

Deno.test("options that cannot be meant are refused", () => {
  for (const value of [0, -1, NaN, 1.5, Infinity]) {
    assertThrows(
      () => chunkBlocks("a", { maxSize: value }),
      RangeError,
      `maxSize must be a whole number of at least 1, got ${value}`,
    );
    assertThrows(
      () => chunkBlocks("a", { level: value }),
      RangeError,
      `level must be a whole number of at least 1, got ${value}`,
    );
  }
  // deno-lint-ignore no-explicit-any
  const wrong = (value: unknown) => value as any;
  assertThrows(
    () => chunkBlocks("a", { context: wrong("title") }),
    RangeError,
    'context must be "path" or "none", got "title"',
  );
  assertThrows(
    () => chunkBlocks(wrong(1)),
    TypeError,
    "markdown must be a string, got 1",
  );
});

// The sample of the general article.
Deno.test("four sections of a policy are four chunks", () => {
  const policy = `
# Return Policy

We accept returns within 30 days.

## Unopened Items

Full refund minus shipping.

## Opened Items

14 days, 20% restocking fee.

# Shipping Policy

Free over $50, otherwise $5.
`;
  assertEquals(chunkBlocks(policy).map((chunk) => chunk.text), [
    "Return Policy\nWe accept returns within 30 days.",
    "Return Policy > Unopened Items\nFull refund minus shipping.",
    "Return Policy > Opened Items\n14 days, 20% restocking fee.",
    "Shipping Policy\nFree over $50, otherwise $5.",
  ]);
});

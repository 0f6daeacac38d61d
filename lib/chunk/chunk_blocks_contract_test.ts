// What chunkBlocks promises besides the contract of all chunkers.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { characters } from "./check_contract_for_tests.ts";
import { chunkBlocks } from "./chunk_blocks.ts";

const PARAMETERS = { numRuns: 400, seed: 20260731 };

const word = fc.constantFrom(
  "pump",
  "open",
  "Valve.",
  "x",
  "of",
  "steam!",
  "é",
);
const words = fc.array(word, { minLength: 1, maxLength: 8 })
  .map((words) => words.join(" "));
const prose = fc.tuple(
  fc.array(words, { minLength: 1, maxLength: 3 }),
  fc.constantFrom(".", ":"),
).map(([lines, end]) => `Then ${lines.join("\n")}${end}`);
const steps = fc.array(words, { minLength: 1, maxLength: 6 })
  .map((items) => items.map((item, i) => `${i + 1}. ${item}`).join("\n"));
const code = fc.array(
  fc.oneof(words, fc.constantFrom("", "# a", "1. b", "| c |")),
)
  .map((lines) => ["```", ...lines, "```"].join("\n"));
const table = fc.array(fc.tuple(words, words), { maxLength: 6 }).map((rows) =>
  [
    "| a | b |",
    "|---|---|",
    ...rows.map((row, i) => `| ${i} ${row.join(" | ")} |`),
  ]
    .join("\n")
);
const markdown = fc.array(
  fc.oneof(
    prose.map((text) => ({ kind: "prose", text })),
    steps.map((text) => ({ kind: "steps", text })),
    code.map((text) => ({ kind: "code", text })),
    table.map((text) => ({ kind: "table", text })),
  ),
  { minLength: 1, maxLength: 8 },
);

Deno.test("steps and code are in one chunk, rows under their header", () => {
  const size = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(markdown, size, (blocks, maxSize) => {
      // What stands between two blocks keeps steps from going on.
      const text = blocks.map((block) => block.text).join("\n\nAnd so on:\n\n");
      const chunks = chunkBlocks(text, { maxSize, context: "none" });
      for (const { kind, text } of blocks) {
        if (kind === "steps" || kind === "code") {
          const holding = chunks.filter((chunk) => chunk.text.includes(text));
          assert(holding.length > 0, `in pieces: ${text}`);
        }
        if (kind !== "table") continue;
        const [head, rule, ...rows] = text.split("\n");
        for (const row of rows) {
          const lines = chunks.map((chunk) => chunk.text.split("\n"))
            .filter((lines) => lines.includes(row));
          assert(lines.length > 0, `cut: ${row}`);
          for (const chunk of lines) {
            const at = chunk.indexOf(head!);
            assert(at >= 0 && at < chunk.indexOf(row), `bare: ${row}`);
            assertEquals(chunk[at + 1], rule);
          }
        }
      }
      // What is above the limit holds one block, and what leads in to it.
      for (const { text: chunk, context = "" } of chunks) {
        if (characters(chunk) <= maxSize) continue;
        const body = chunk.slice(context.length);
        const isOne = blocks.some(({ kind, text }) => {
          if (!body.endsWith(text)) {
            return kind === "table" &&
              (text.includes(body) || body.includes("|"));
          }
          const lead = body.slice(0, -text.length).split("\n\n").slice(0, -1);
          return lead.every((paragraph) => paragraph.endsWith(":"));
        });
        assert(isOne, `more than a block: ${chunk}`);
      }
    }),
    PARAMETERS,
  );
});

Deno.test("linear time: chunkBlocks", () => {
  const patterns = [
    "x",
    " ",
    "\n",
    ". ",
    "a:\n\n",
    "a\r\n",
    "1. a\n",
    "1. a\n\n```\nb\n```\n\n",
    "- a\n",
    "- a\n\n  b\n",
    "| a |\n",
    "|a|b\n|-|-\n",
    "|a|b|\n|-|-|\n|c|d|\n|e|f|\n\n",
    "```\n",
    "```\nx\n```\n",
    "## a\nb\n",
    "#### a\n\n",
    "> ",
    "<!-- ",
    "\u{1f600} ",
    "漢字。",
    "x".repeat(400) + "\n",
  ];
  for (const maxSize of [10, 4_000]) {
    for (const pattern of patterns) {
      const text = pattern.repeat(200_000 / pattern.length);
      const from = performance.now();
      chunkBlocks(text, { maxSize, level: 2, context: "none" });
      chunkBlocks(text, { maxSize, maxBlock: maxSize, context: "none" });
      const took = performance.now() - from;
      assert(took < 5_000, `${JSON.stringify(pattern.slice(0, 9))}: ${took}`);
    }
  }
});

Deno.test("a long header is not repeated without end", () => {
  const header = `|${"a".repeat(2_000)}|b|\n|-|-|\n`;
  const text = header + "|c|d|\n".repeat(50_000);
  for (const maxSize of [2_100, 2_700, 4_000]) {
    const chunks = chunkBlocks(text, { maxSize, context: "none" });
    const stored = chunks.reduce((sum, chunk) => sum + chunk.text.length, 0);
    assert(stored < 8 * text.length, `${stored} of ${text.length}`);
  }
});

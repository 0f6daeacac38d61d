import { assert, assertEquals } from "@std/assert";
import { chunkBlocks, type ChunkBlocksOptions } from "./chunk_blocks.ts";

const bodies = (markdown: string, options: ChunkBlocksOptions) =>
  chunkBlocks(markdown, { context: "none", ...options })
    .map((chunk) => chunk.text);

// https://github.com/benbrandt/text-splitter/issues/422
Deno.test("structure-table-header: each piece of a table repeats its header, and no row is cut", () => {
  const header = "| part | kg |\n| --- | --- |\n";
  const rows = [
    "| rotor | 41 |",
    "| stator | 87 |",
    "| flange | 12 |",
    "| collar | 9 |",
  ];
  const table = header + rows.join("\n");
  const markdown = `# Masses\n\n${table}`;
  const chunks = chunkBlocks(markdown, { maxSize: 60 });
  assertEquals(
    chunks.map((chunk) => chunk.text),
    rows.map((row) => `Masses\n${header}${row}`),
  );
  assertEquals(
    chunks.map(({ start, end }) => markdown.slice(start, end)),
    [header + rows[0], ...rows.slice(1)],
  );
  assertEquals(chunks.map((chunk) => chunk.context), [
    "Masses\n",
    ...rows.slice(1).map(() => `Masses\n${header}`),
  ]);
  assertEquals(chunks.map((chunk) => chunk.cut), [
    "line",
    "line",
    "line",
    "end",
  ]);
  // Two rows in a piece, where two have room.
  assertEquals(bodies(markdown, { maxSize: 58 }), [
    header + rows.slice(0, 2).join("\n"),
    header + rows.slice(2).join("\n"),
  ]);
  assertEquals(bodies(markdown, { maxSize: 89 }), [table]);
});

// https://github.com/Stevenic/vectra/issues/88
Deno.test("structure-numbered-steps: numbered steps stay together, as they are", () => {
  const steps =
    "1. Hold A for 5 s.\n\n2. Press B once.\n\n   Wait for the beep.\n\n3. Release A.";
  const markdown = `# Reset\n\nTo reset the pump:\n\n${steps}`;
  const whole = `Reset\nTo reset the pump:\n\n${steps}`;
  assertEquals(whole.length, 100);
  // Above the limit they stay together with what leads in to them, and the
  // chunk says so.
  for (const [maxSize, cut] of [[100, "end"], [90, "block"], [24, "block"]]) {
    const chunks = chunkBlocks(markdown, { maxSize: Number(maxSize) });
    assertEquals(chunks.map((chunk) => [chunk.text, chunk.cut]), [[
      whole,
      cut,
    ]]);
  }
  // Where that is too much, the limit counts.
  const chunks = chunkBlocks(markdown, { maxSize: 90, maxBlock: 90 });
  assertEquals(chunks.map((chunk) => [chunk.text, chunk.cut]), [
    ["Reset\nTo reset the pump:", "paragraph"],
    [`Reset\n${steps}`, "end"],
  ]);
});

Deno.test("a lead-in goes with its list, without the paragraph around it", () => {
  const steps = "1. Open.\n2. Close.";
  const markdown =
    `The pump is old. It leaks. To mend it:\n\n${steps}\n\nDone.`;
  assertEquals(bodies(markdown, { maxSize: 40 }), [
    "The pump is old. It leaks.",
    `To mend it:\n\n${steps}\n\nDone.`,
  ]);
  assertEquals(chunkBlocks(markdown, { maxSize: 40 })[0]?.cut, "sentence");
  for (const lead of ["**To mend it:**", "手順："]) {
    const text = `The pump is old.\n\n${lead}\n\n${steps}`;
    assertEquals(bodies(text, { maxSize: 36 }), [
      "The pump is old.",
      `${lead}\n\n${steps}`,
    ]);
  }
  // Above the limit, too.
  assertEquals(bodies(markdown, { maxSize: 17 }), [
    "The pump is old.",
    "It leaks.",
    `To mend it:\n\n${steps}`,
    "Done.",
  ]);
  // What leads in to nothing stays where it is.
  assertEquals(
    bodies(`The pump is old.\n\nIt leaks.\n\n${steps}`, {
      maxSize: 30,
    }),
    ["The pump is old.\n\nIt leaks.", steps],
  );
});

Deno.test("code is kept whole, above the limit and with anything inside", () => {
  const code = "```sh\n# no heading\n\n1. no step\n| no | table |\n```";
  const markdown = `Before.\n\n${code}\n\nAfter.`;
  assertEquals(
    chunkBlocks(markdown, { maxSize: 20 }).map(({ text, cut }) => [text, cut]),
    [["Before.", "paragraph"], [code, "block"], ["After.", "end"]],
  );
  // Nor does the end of the document hide that it is too long.
  assertEquals(chunkBlocks(code, { maxSize: 20 })[0]?.cut, "block");
});

Deno.test("steps go on across code that is not indented", () => {
  const steps =
    "1. Run:\n\n```sh\nmake\n```\n\n2. Then:\n\n```sh\ntest\n```\n\n3. Go.";
  assertEquals(bodies(`Text.\n\n${steps}\n\nMore.`, { maxSize: 20 }), [
    "Text.",
    steps,
    "More.",
  ]);
  // Another list is another list.
  assertEquals(
    bodies("1. One.\n\n```\nx\n```\n\n1. One again.", { maxSize: 14 }),
    ["1. One.", "```\nx\n```", "1. One again."],
  );
  assertEquals(
    bodies("1. One.\n\nText goes here.\n\n2. Two.", { maxSize: 16 }),
    ["1. One.", "Text goes here.", "2. Two."],
  );
});

Deno.test("bullets part between items, and items stay whole", () => {
  const items = [
    "- red\n  like rust",
    "- green\n  - nested\n  1. step",
    "- blue",
  ];
  const markdown = `Colours:\n\n${items.join("\n")}`;
  assertEquals(bodies(markdown, { maxSize: 27 }), [
    `Colours:\n\n${items[0]}`,
    items[1],
    items[2],
  ]);
  assertEquals(bodies(markdown, { maxSize: 17 }), [
    `Colours:\n\n${items[0]}`,
    items[1],
    items[2],
  ]);
  // An item begins at the list's own indent, give or take a space.
  const indented = "Take:\n\n  - a\n   - b\n     - c\n  - d";
  assertEquals(bodies(indented, { maxSize: 15 }), [
    "Take:\n\n  - a",
    "   - b\n     - c",
    "  - d",
  ]);
});

Deno.test("tables of all kinds", () => {
  // Without outer bars, and with CRLF.
  const plain = "a | b\r\n:-- | --:\r\n1 | 2\r\n3 | 4\r\n5 | 6";
  assertEquals(bodies(plain, { maxSize: 25 }), [
    "a | b\r\n:-- | --:\r\n1 | 2",
    "a | b\r\n:-- | --:\r\n3 | 4",
    "a | b\r\n:-- | --:\r\n5 | 6",
  ]);
  // Without a header there is nothing to repeat.
  assertEquals(bodies("| a | b |\n| c | d |\n| e | f |", { maxSize: 20 }), [
    "| a | b |\n| c | d |",
    "| e | f |",
  ]);
  // A row that is too long is one all the same; its header goes along.
  const row = `| ${"x".repeat(40)} | 2 |`;
  const chunks = chunkBlocks(`|a|b|\n|-|-|\n|1|2|\n${row}\n|3|4|`, {
    maxSize: 24,
  });
  assertEquals(chunks.map(({ text, cut }) => [text, cut]), [
    ["|a|b|\n|-|-|\n|1|2|", "line"],
    [`|a|b|\n|-|-|\n${row}`, "block"],
    ["|a|b|\n|-|-|\n|3|4|", "end"],
  ]);
  // A header that would fill the pieces: then the table stays whole.
  const wide = "| a long name | another |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |";
  assertEquals(bodies(wide, { maxSize: 40 }), [wide]);
  assertEquals(chunkBlocks(wide, { maxSize: 40 })[0]?.cut, "block");
});

Deno.test("text before a table shares its first piece, after it none", () => {
  const markdown =
    "Prices:\n\n|a|b|\n|-|-|\n|1|2|\n|3|4|\n|5|6|\n\nThat is all.";
  assertEquals(bodies(markdown, { maxSize: 28 }), [
    "Prices:\n\n|a|b|\n|-|-|\n|1|2|",
    "|a|b|\n|-|-|\n|3|4|\n|5|6|",
    "That is all.",
  ]);
});

Deno.test("a heading stays with the block below it", () => {
  const markdown =
    "# A\n\nIntro text.\n\n## B\n\nBody.\n\n### C\n\n- one\n- two";
  assertEquals(bodies(markdown, { level: 1, maxSize: 24 }), [
    "Intro text.\n\n## B\n\nBody.",
    "### C\n\n- one\n- two",
  ]);
  assertEquals(bodies(markdown, { level: 1, maxSize: 22 }), [
    "Intro text.",
    "## B\n\nBody.",
    "### C\n\n- one\n- two",
  ]);
  // A title and a heading in a row go along together.
  assertEquals(
    bodies("x\n\n## B\n\n### C\n\nBody.", { level: 1, maxSize: 18 }),
    [
      "x",
      "## B\n\n### C\n\nBody.",
    ],
  );
});

Deno.test("a paragraph that is too long is cut between sentences, then words", () => {
  const markdown = "One two. Three four.\n\nFive six seven eight nine ten.";
  assertEquals(
    chunkBlocks(markdown, { maxSize: 12 }).map(({ text, cut }) => [text, cut]),
    [
      ["One two.", "sentence"],
      ["Three four.", "paragraph"],
      ["Five six", "word"],
      ["seven eight", "word"],
      ["nine ten.", "end"],
    ],
  );
});

Deno.test("what had to be split itself leads in to nothing", () => {
  // Both lines are one sentence, and the last piece of it is "cd:".
  const chunks = chunkBlocks("a b\ncd:\n\n1. efgh", { maxSize: 4 });
  assertEquals(chunks.map((chunk) => chunk.text), ["a b", "cd:", "1. efgh"]);
});

Deno.test("what leads in to a list leaves a piece that says how it ends", () => {
  const steps = "- aaaa\n- bbbb";
  for (
    const [gap, cut] of [
      [" ", "sentence"],
      ["\n", "line"],
      ["\n\n", "paragraph"],
      ["\n\n\n", "paragraph"],
    ] as const
  ) {
    const markdown = `One two three.${gap}To open:\n\n${steps}`;
    const chunks = chunkBlocks(markdown, { maxSize: 25, context: "none" });
    assertEquals(chunks.map(({ text, cut }) => [text, cut]), [
      ["One two three.", cut],
      [`To open:\n\n${steps}`, "end"],
    ]);
  }
});

Deno.test("the rest of a sentence that was split goes with the next", () => {
  const options = { maxSize: 10, context: "none" } as const;
  assertEquals(
    chunkBlocks("aaaa bbbb cccc. D.\n\nEe.", options)
      .map(({ text, cut }) => [text, cut]),
    [["aaaa bbbb", "word"], ["cccc. D.", "paragraph"], ["Ee.", "end"]],
  );
});

Deno.test("the indent of a section's first line counts", () => {
  const prose = "Alpha beta gamma. Delta epsilon zeta eta. Theta iota kappa.";
  for (const indent of ["    ", "\t"]) {
    // Four spaces make it code without a fence, to the end of which all would go.
    const markdown = `# T\n\n${indent}\`\`\`\n${indent}${prose}\n\nx`;
    for (const { text, cut } of chunkBlocks(markdown, { maxSize: 40 })) {
      assert(text.length <= 40, text);
      assert(cut !== "block", text);
    }
  }
  const items = "# T\n\n  - one, two\n  - three, four\n  - five, six";
  assertEquals(
    bodies(items, { maxSize: 20 }).map((text) => text.trim()),
    ["- one, two", "- three, four", "- five, six"],
  );
});

Deno.test("a table's header is repeated with the line break of the source", () => {
  const rows = ["|a|b|", "|---|---|", "|1|2|", "|3|4|"];
  for (const lineEnd of ["\n", "\r\n"]) {
    const [first, second] = chunkBlocks(`# T\n\n${rows.join(lineEnd)}`, {
      maxSize: 25,
      context: "none",
    });
    assertEquals(first?.text, rows.slice(0, 3).join(lineEnd));
    assertEquals(second?.text, rows.toSpliced(2, 1).join(lineEnd));
  }
});

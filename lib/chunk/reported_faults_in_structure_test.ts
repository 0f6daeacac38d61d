// Faults that users reported in other chunkers, as inputs and right answers:
// those of sentences, blocks and sections. Windows and pieces are in
// reported_faults_test.ts.
import { assert, assertEquals } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  segmentSentences,
  splitSentences,
} from "./mod.ts";

const texts = (chunks: Chunk[]) => chunks.map((chunk) => chunk.text);
const section = (text: string) => ({ heading: "Section", text });

// https://github.com/Tessmore/sbd/issues/9
Deno.test("sentence-abbreviation: an abbreviation ends no sentence", () => {
  const text =
    "Results follow Ruiz et al. (2019) closely. Dr. Okoye agreed, e.g. Model B ran hot.";
  const two = [
    "Results follow Ruiz et al. (2019) closely.",
    "Dr. Okoye agreed, e.g. Model B ran hot.",
  ];
  const segmenter = segmentSentences;
  assertEquals(splitSentences(text, { segmenter }), two);
  assertEquals(texts(chunkBySentence(text, { maxSize: 50, segmenter })), two);
  assertEquals(
    texts(chunkByStructure([section(text)], { maxSize: 50, segmenter })),
    two,
  );
  assertEquals(
    splitSentences("We sell pumps, seals etc. The shop opens at nine.", {
      segmenter,
    }),
    ["We sell pumps, seals etc.", "The shop opens at nine."],
  );
  // The lesson's own pattern takes both for sentences, and is meant to.
  assertEquals(splitSentences(text).length, 5);
});

// https://github.com/dhowe/RiTaV1/issues/498
Deno.test("sentence-closing-quote: a sentence ends behind its closing quote or bracket", () => {
  const split = (text: string) =>
    splitSentences(text, { segmenter: segmentSentences });
  assertEquals(
    split(
      'The sign said "stop." Then the pump died. (It was old.) Nobody cheered.',
    ),
    [
      'The sign said "stop."',
      "Then the pump died.",
      "(It was old.)",
      "Nobody cheered.",
    ],
  );
  assertEquals(split("“Stop.” We did."), ["“Stop.”", "We did."]);
});

// https://github.com/benbrandt/text-splitter/issues/422
Deno.test("structure-table-header: no table row is without its header", () => {
  const rows = ["| rotor | 41 |", "| stator | 87 |", "| flange | 12 |"];
  const table = ["| part | kg |", "| --- | --- |", ...rows].join("\n");
  const prose = ["| part | note |", "|---|---|", "| a | Hot. Keep off. |"]
    .join("\n");
  const segmenter = segmentSentences;
  for (const text of [table, prose]) {
    const chunks = chunkByStructure([section(text)], {
      maxSize: 30,
      segmenter,
    });
    assertEquals(texts(chunks), [text]);
    const around = `Before it. See:\n\n${text}\n\nAfter it.`;
    const bySentence = chunkBySentence(around, { maxSize: 30, segmenter });
    assertEquals(texts(bySentence), ["Before it. See:", text, "After it."]);
    assertEquals(bySentence.map((chunk) => chunk.cut), [
      "paragraph",
      "block",
      "end",
    ]);
  }
  // Without a full stop in it, the lesson's pattern keeps the table, too.
  assertEquals(texts(chunkByStructure([section(table)], { maxSize: 30 })), [
    table,
  ]);
});

// https://github.com/Stevenic/vectra/issues/88
Deno.test("structure-numbered-steps: numbered steps stay together, as they are", () => {
  const steps =
    "1. Hold A for 5 s.\n\n2. Press B once.\n\n   Wait for the beep.\n\n3. Release A.";
  const text = `To reset the pump:\n\n${steps}`;
  const options = { maxSize: 90, segmenter: segmentSentences };
  assertEquals(texts(chunkByStructure([section(text)], options)), [
    "To reset the pump:",
    steps,
  ]);
  assertEquals(texts(chunkBySentence(text, options)), [
    "To reset the pump:",
    steps,
  ]);
  // Where both fit, the list still starts on its own line.
  assertEquals(texts(chunkBySentence(text, { ...options, maxSize: 94 })), [
    text,
  ]);
});

// https://github.com/Mintplex-Labs/anything-llm/pull/6386
Deno.test("section-prefix-not-counted: the size counts the context in front of the body", () => {
  const body =
    "Check the coolant level each week. Replace the filter twice a year. Log both.";
  const markdown = `# Pump handbook\n\n## Cooling loop\n\n${body}\n`;
  for (
    const [context, prefix] of [
      ["title", "Pump handbook: Cooling loop\n"],
      ["path", "Pump handbook > Cooling loop\n"],
    ] as const
  ) {
    const chunks = chunkBySection(markdown, { maxSize: 60, context });
    assert(chunks.length > 1);
    for (const chunk of chunks) {
      assert(chunk.text.length <= 60);
      assertEquals(chunk.context, prefix);
      assertEquals(
        chunk.text,
        prefix + markdown.slice(chunk.start, chunk.end),
      );
      assertEquals(chunk.path, ["Pump handbook", "Cooling loop"]);
    }
    const bodies = chunks.map((chunk) => chunk.text.slice(prefix.length));
    assertEquals(bodies.join(" "), body);
  }
  // Where all of it leaves no room, it is the heading alone.
  for (const chunk of chunkBySection(markdown, { maxSize: 28 })) {
    assert(chunk.text.length <= 28);
    assertEquals(chunk.context, "Cooling loop\n");
  }
  // For chunkByStructure the limit is on the body, by its definition.
  const sections = [section("Check it. Log it.")];
  assertEquals(
    texts(chunkByStructure(sections, { maxSize: 9, context: "path" })),
    ["Section\nCheck it.", "Section\nLog it."],
  );
});

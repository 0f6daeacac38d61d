import { assertEquals } from "@std/assert";
import {
  chunkBySection,
  type ChunkBySectionOptions,
} from "./chunk_by_section.ts";

const cut = (markdown: string, options?: ChunkBySectionOptions) =>
  chunkBySection(markdown, options).map((chunk) => chunk.text);

Deno.test("chunkBySection says where each body is", () => {
  const markdown = "# Pump\n\n## Oil\nCheck it. Change it.\n\n## Filter\nOk.\n";
  assertEquals(chunkBySection(markdown, { maxSize: 21 }), [
    {
      text: "Pump: Oil\nCheck it.",
      context: "Pump: Oil\n",
      start: 15,
      end: 24,
      path: ["Pump", "Oil"],
      cut: "sentence",
    },
    {
      text: "Pump: Oil\nChange it.",
      context: "Pump: Oil\n",
      start: 25,
      end: 35,
      path: ["Pump", "Oil"],
      cut: "section",
    },
    {
      text: "Pump: Filter\nOk.",
      context: "Pump: Filter\n",
      start: 47,
      end: 50,
      path: ["Pump", "Filter"],
      cut: "end",
    },
  ]);
});

const MANUAL = `Preface.

# Pump

About it.

## Oil

### Weekly

Check it.

### Yearly

Change it.

# Annex

## Pump

Parts.
`;

Deno.test("chunkBySection keeps what stands before the first heading", () => {
  assertEquals(cut(MANUAL), [
    "Pump\nPreface.",
    "Pump\nAbout it.",
    "Pump: Oil\n### Weekly\n\nCheck it.\n\n### Yearly\n\nChange it.",
    "Annex: Pump\nParts.",
  ]);
});

Deno.test("chunkBySection cuts at another level", () => {
  assertEquals(cut(MANUAL, { level: 1, context: "path" }), [
    "Preface.",
    "Pump\nAbout it.\n\n## Oil\n\n### Weekly\n\nCheck it.\n\n### Yearly\n\nChange it.",
    "Annex\n## Pump\n\nParts.",
  ]);
  assertEquals(cut(MANUAL, { level: 3, context: "path" }), [
    "Preface.",
    "Pump\nAbout it.",
    "Pump > Oil > Weekly\nCheck it.",
    "Pump > Oil > Yearly\nChange it.",
    "Annex > Pump\nParts.",
  ]);
});

Deno.test("chunkBySection puts nothing in front, if not to", () => {
  const chunks = chunkBySection("# Pump\n\n## Oil\nCheck it.", {
    context: "none",
  });
  assertEquals(chunks, [{
    text: "Check it.",
    start: 15,
    end: 24,
    path: ["Pump", "Oil"],
    cut: "end",
  }]);
});

Deno.test("chunkBySection does without a title", () => {
  assertEquals(cut("## Oil\nCheck it."), ["Oil\nCheck it."]);
  assertEquals(cut("Just text."), ["Just text."]);
});

Deno.test("chunkBySection names the title above, if there are several", () => {
  const markdown =
    "First.\n\n# Bill\n\na\n\n# Ship\n\nb\n\n## Undo\n\nc\n\n# Bill\n\nd";
  assertEquals(cut(markdown), [
    "Bill\nFirst.",
    "Bill\na",
    "Ship\nb",
    "Ship: Undo\nc",
    "Bill\nd",
  ]);
});

Deno.test("chunkBySection takes no line of code for a heading", () => {
  const body = "Run:\n\n```sh\n## not a section\nmake\n```";
  assertEquals(cut(`# Build\n\n## Make\n\n${body}\n\nOil\n---\nCheck.`), [
    `Build: Make\n${body}`,
    "Build: Oil\nCheck.",
  ]);
});

Deno.test("chunkBySection leaves a heading without text out", () => {
  assertEquals(cut("# A\n\n## B\n\n## C\n\nText.\n\n## D\n"), ["A: C\nText."]);
});

Deno.test("chunkBySection keeps positions with CRLF, a BOM and front matter", () => {
  const markdown =
    "\ufeff---\r\ntitle: x\r\n---\r\n# A\r\n\r\n## B\r\nText.\r\n";
  const [chunk] = chunkBySection(markdown);
  assertEquals(chunk?.text, "A: B\nText.");
  assertEquals(markdown.slice(chunk?.start, chunk?.end), "Text.");
});

Deno.test("chunkBySection leaves room for a body", () => {
  const markdown = "# Pump\n\n## Oil\nCheck it.";
  for (const context of ["title", "path"] as const) {
    assertEquals(cut(markdown, { maxSize: 9, context }), [
      "Oil\nCheck",
      "Oil\nit.",
    ]);
    assertEquals(cut(markdown, { maxSize: 4, context }), ["Chec", "k", "it."]);
  }
  assertEquals(cut(markdown, { maxSize: 11 }).length, 8);
});

Deno.test("chunkBySection measures context and body together", () => {
  const length = (text: string) => text.match(/\w+/g)?.length ?? 0;
  const markdown = "# Big pump\n\n## Oil\nCheck it. Change it. Log it now.";
  assertEquals(cut(markdown, { maxSize: 7, length }), [
    "Big pump: Oil\nCheck it. Change it.",
    "Big pump: Oil\nLog it now.",
  ]);
});

Deno.test("chunkBySection does not round context and body apart", () => {
  const tokens = (text: string) => Math.ceil(text.length / 4);
  // 14 characters each: 7 tokens together, 4 and 4 apart.
  const markdown = "# Big pump\n\n## Oil\nCheck it. Then";
  assertEquals(cut(markdown, { maxSize: 7, length: tokens }), [
    "Big pump: Oil\nCheck it. Then",
  ]);
});

Deno.test("chunkBySection counts separators, if asked to", () => {
  const text = "ping pong. ping pong.";
  const options = { maxSize: 10, context: "none" } as const;
  assertEquals(cut(text, options), ["ping pong.", "ping pong."]);
  assertEquals(cut(text, { ...options, countSeparators: true }), [
    "ping",
    "pong.",
    "ping pong.",
  ]);
});

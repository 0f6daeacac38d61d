import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkBySection } from "../chunk/chunk_by_section.ts";
import { chunkByStructure } from "../chunk/chunk_by_structure.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { hostileText } from "../chunk/hostile_text_for_tests.ts";
import { parseFile } from "../parse/parse_file.ts";
import { chunkRecords } from "./chunk_records.ts";

const policy = `# Return Policy

We accept returns within 30 days.

## Unopened Items

Full refund minus original shipping cost

## Opened Items

### Unused

14 days.
`;

function named(file: string, text: string) {
  return { ...parseFile(file, text), name: file.replace(/\..*/, ""), file };
}

const policyFile = named("policy.md", policy);

Deno.test("a record says where its chunk is from", () => {
  const chunks = chunkByStructure(policyFile.sections);
  const records = chunkRecords(policyFile, chunks, { date: "2024-01-15" });
  assertEquals(records[1], {
    id: "policy#2",
    document: "policy",
    source: "policy.md",
    title: "Return Policy",
    section: "Unopened Items",
    subsection: "",
    text: "Full refund minus original shipping cost",
    start: policy.indexOf("Full"),
    end: policy.indexOf("cost") + 4,
    line: 7,
    lastLine: 7,
    date: "2024-01-15",
    previous: "policy#1",
    next: "policy#3",
  });
  assertEquals(records[0]!.section, "");
  assertEquals([records[2]!.section, records[2]!.subsection], [
    "Opened Items",
    "Unused",
  ]);
  assertEquals(
    [records[0]!.previous, records[2]!.next],
    [undefined, undefined],
  );
});

Deno.test("of several headings of the first rank none is the title", () => {
  const two = named("policy.md", `${policy}\n# Shipping Policy\n\nFree.\n`);
  const records = chunkRecords(two, chunkBySection(two.text));
  assertEquals(
    records.map(({ section, subsection }) => [section, subsection]),
    [
      ["Return Policy", ""],
      ["Return Policy", "Unopened Items"],
      ["Return Policy", "Opened Items"],
      ["Shipping Policy", ""],
    ],
  );
});

Deno.test("a chunk without a path is of the section it holds most of", () => {
  const sectionOf = (from: string, to: string) => {
    const start = policy.indexOf(from);
    const end = policy.indexOf(to) + to.length;
    const chunk: Chunk = {
      text: policy.slice(start, end),
      start,
      end,
      cut: "size",
    };
    return chunkRecords(policyFile, [chunk])[0]!.section;
  };
  assertEquals(sectionOf("refund", "shipping"), "Unopened Items");
  assertEquals(sectionOf("days.\n\n## Un", "Full"), "");
  assertEquals(sectionOf("days.\n\n## Un", "refund"), "Unopened Items");
  assertEquals(sectionOf("## Opened", "### Unused"), "Opened Items");
});

Deno.test("a text without headings has no sections to name", () => {
  const plain = named("note.txt", "Nothing here.\n\nNor here.");
  const [record] = chunkRecords(plain, chunkFixed(plain.text));
  assertEquals([record!.title, record!.section, record!.subsection], [
    "",
    "",
    "",
  ]);
});

Deno.test("pages are counted by form feeds", () => {
  const pages = named("policy.txt", "One.\n\fTwo.\n\f\fFour, and more.");
  const chunks = ["One", "Two", "Four", "more"].map((word): Chunk => {
    const start = pages.text.indexOf(word);
    return { text: word, start, end: start + word.length, cut: "word" };
  });
  assertEquals(chunkRecords(pages, chunks).map(({ page }) => page), [
    1,
    2,
    4,
    4,
  ]);
});

Deno.test("HTML and PDF have no lines, unless somebody says so", () => {
  const page = named("page.html", "<h1>Tea</h1>\n<p>Hot.");
  const chunks = chunkByStructure(page.sections);
  const [record] = chunkRecords(page, chunks);
  assert(!("line" in record!) && !("lastLine" in record!));
  assertEquals(record!.section, "");
  const lineAs = (file?: string) => {
    const { file: _, ...nameless } = page;
    const document = file ? { ...page, file } : nameless;
    return chunkRecords(document, chunks)[0]!.line;
  };
  assertEquals(["a.pdf", "a.HTM", "a"].map(lineAs), [
    undefined,
    undefined,
    undefined,
  ]);
  assertEquals(["a.txt", "a.MD", undefined].map(lineAs), [3, 3, 3]);
  const [lined] = chunkRecords(page, chunks, { lines: true });
  assertEquals(lined!.line, 3);
});

Deno.test("the source is the file, the name, or what the caller says", () => {
  const sources = [
    chunkRecords(policyFile, chunkFixed(policy)),
    chunkRecords({ ...policyFile, file: undefined! }, chunkFixed(policy)),
    chunkRecords(policyFile, chunkFixed(policy), { source: "https://a.b/c" }),
  ].map(([record]) => record!.source);
  assertEquals(sources, ["policy.md", "policy", "https://a.b/c"]);
});

Deno.test("dates that are no days are refused", () => {
  const bad = ["15.1.2024", "2024-1-15", "2024-02-30", "2024-13-01", ""];
  for (const date of bad) {
    assertThrows(
      () => chunkRecords(policyFile, [], { date }),
      RangeError,
      `date must be a day as YYYY-MM-DD, got "${date}"`,
    );
  }
  assertEquals(chunkRecords(policyFile, [], { date: "2024-02-29" }), []);
});

Deno.test("records point to their chunk's lines, on random texts", () => {
  const size = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(hostileText, size, (text, size) => {
      const document = named("text.md", text);
      const chunks = chunkFixed(text, { size, overlap: 0 });
      const records = chunkRecords(document, chunks);
      assertEquals(JSON.parse(JSON.stringify(records)), records);
      const lines = text.split(/\r\n?|\n/);
      for (const { start, end, text: own, line, lastLine } of records) {
        assertEquals(text.slice(start, end), own);
        assertEquals(line, text.slice(0, start).split(/\r\n?|\n/).length);
        // What is on these lines holds the chunk, whatever ends them.
        const held = lines.slice(line! - 1, lastLine!).join("\n");
        assert(held.includes(own.replace(/\r\n?/g, "\n")));
      }
    }),
    { numRuns: 200, seed: 20260801 },
  );
});

Deno.test("the records of a long document take linear time", () => {
  const document = named("long.md", "# A\n\nSome text.\n\n\f".repeat(40_000));
  const chunks = chunkFixed(document.text, { size: 40, overlap: 0 });
  const start = performance.now();
  chunkRecords(document, chunks);
  assert(performance.now() - start < 5_000);
});

import { assertEquals, assertLess } from "@std/assert";
import * as fc from "fast-check";
import { Lexer } from "marked";
import { parseMarkdown } from "./parse_markdown.ts";
import { checkSections, markdownLike } from "./documents_for_tests.ts";
import { markdownBlocks } from "./markdown_blocks.ts";

Deno.test("sections are exact, ordered, trimmed and never blank", () => {
  fc.assert(
    fc.property(markdownLike, (markdown) => {
      const parsed = parseMarkdown(markdown);
      assertEquals(parsed.text, markdown);
      checkSections(parsed);
    }),
    { seed: 13, numRuns: 3_000 },
  );
});

Deno.test("line ends and a byte order mark change no section", () => {
  const shape = (markdown: string) =>
    parseMarkdown(markdown).sections.map((s) => ({
      ...s,
      text: s.text.replace(/\r\n?/g, "\n"),
      start: 0,
      end: 0,
    }));
  fc.assert(
    fc.property(
      markdownLike,
      fc.constantFrom("\n", "\r", "\r\n"),
      fc.constantFrom("", "\uFEFF"),
      (markdown, end, mark) => {
        const lf = markdown.replace(/\r\n?/g, "\n");
        const other = mark + lf.replaceAll("\n", end);
        assertEquals(shape(other), shape(lf));
      },
    ),
    { seed: 13, numRuns: 2_000 },
  );
});

// marked's own answer, from its public API and without our limits.
Deno.test("the text between headings is marked's", () => {
  fc.assert(
    fc.property(markdownLike, (given) => {
      const markdown = given.replace(/\r|<!--/g, "").replace(
        /^[\uFEFF+-]+/,
        "",
      );
      const expected = [""];
      for (const token of new Lexer().lex(markdown)) {
        if (token.type === "heading") expected.push("");
        else expected[expected.length - 1] += token.raw;
      }
      const words = (text: string) => text.replace(/\s+/g, "");
      assertEquals(
        parseMarkdown(markdown).sections.map((s) => words(s.text)),
        expected.filter((text) => /[^\s*_-]/.test(text)).map(words),
      );
    }),
    { seed: 13, numRuns: 3_000 },
  );
});

/** Blocks of any length, by their first lines and the lines that repeat. */
const LONG_BLOCKS = [
  ["| a | b |\n|---|---|\n", "| cc | dd |\n"],
  ["> quoted\n", "lazy line\n"],
  ["> > quoted\n", "lazy line\n", "> > more\n"],
  ["", "> a\n", ">\n> b\n", "lazy\n"],
  ["- item\n", "lazy line\n"],
  ["", "- one\n", "  more\n", "lazy\n"],
  ["1. one\n", "   - two\n", "   three\n"],
  ["- item\n\n", "  # no\n", "  text\n\n"],
  ["- item\n\n", "  # no\n", "  text\n"],
  ["text\n", "wrapped\n", "1986. a year\n", "    indented\n"],
  ["```\n", "# code\n", "---\n", "\n"],
  ["<div>\n", "# raw\n", "===\n"],
];

/** A document of blocks above and below the lengths that rules look at. */
const longBlocks = fc.array(
  fc.tuple(
    fc.constantFrom(...LONG_BLOCKS),
    fc.constantFrom(50, 2_000, 2_048, 2_100, 20_000, 50_000),
    fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    fc.constantFrom("---\n", "===\n", "lazy\n---\n", "", "\n", "\nb\n---\n"),
  ),
  { minLength: 1, maxLength: 3 },
).map((blocks) =>
  blocks.map(([[top = "", ...lines], size, picks, under]) => {
    const some = picks.map((pick) => lines[pick % lines.length]).join("");
    const close = top === "```\n" ? top : "";
    return top + some.repeat(size / some.length + 1) + close + under;
  }).join("") + "\n# End\n\ntext\n"
);

// marked's own answer again: a block that is read in parts has no other end.
Deno.test("headings after long blocks are marked's", () => {
  fc.assert(
    fc.property(longBlocks, (markdown) => {
      const expected = new Lexer().blockTokens(markdown, [])
        .filter(({ type }) => type === "heading").map(({ raw }) => raw.trim());
      const { blocks } = markdownBlocks(markdown, 0);
      assertEquals(
        blocks.filter(({ token }) => token.type === "heading")
          .map(({ start, end }) => markdown.slice(start, end).trim()),
        expected,
      );
    }),
    { seed: 13, numRuns: 80 },
  );
});

Deno.test("a rule under a long table is no heading, and every row is kept", () => {
  for (const n of [150, 175, 300, 3_000]) {
    const table = "| a | b |\n|---|---|\n" + "| cc | dd |\n".repeat(n);
    const { sections } = parseMarkdown(`# T\n\n${table}---\n\nAfter.\n`);
    assertEquals(
      sections.map(({ text }) => text),
      [`${table}---\n\nAfter.`],
    );
  }
});

Deno.test("text that breaks parsers gives a result within a second", () => {
  const deepList = Array.from(
    { length: 800 },
    (_, i) => `${"  ".repeat(i)}- a`,
  );
  for (
    const text of [
      ">".repeat(5_000),
      "> ".repeat(20_000) + "a\nlazy",
      "- ".repeat(20_000) + "a",
      "- ".repeat(32_000) + "a\nlazy",
      "a\n>>>>>>>>>>>>>\n".repeat(12_500),
      "- > ".repeat(5_000) + "<!-- a -->",
      deepList.join("\n"),
      `${deepList.join("\n")}\n<!-- a -->`,
      "- a\n" + "b\n".repeat(20_000),
      "- a\n" + "  b\n".repeat(20_000),
      "  a\n\n".repeat(20_000),
      "a\n-\n".repeat(5_000),
      "a|b|c\n-|-\n".repeat(5_000),
      "`".repeat(300).concat(" <!-- ").repeat(300),
      "<!-- ".repeat(20_000),
      "# " + "!".repeat(32_000),
      ("# " + "_a*".repeat(160) + "\n").repeat(20),
      "---\n" + "#\n".repeat(20_000),
      "[".repeat(20_000),
    ]
  ) {
    const start = performance.now();
    parseMarkdown(`${text}\n\n# Last\n\ntext\n`);
    assertLess(performance.now() - start, 1_000, text.slice(0, 40));
  }
});

Deno.test("a heading stays one after a long quote, list, table or paragraph", () => {
  for (
    const line of [
      "> quoted",
      "> quoted\nlazy",
      "- item\n\n  # not a heading\n\n  more",
      "- item\nlazy",
      "| # a | b |",
      "wrapped",
      "1. ```\n   # not a heading\n   ```",
    ]
  ) {
    const table = line.startsWith("|") ? "| a | b |\n| --- | --- |\n" : "";
    const markdown = `# T\n\n${table}${
      `${line}\n`.repeat(4_000)
    }\n# Last\n\ntext\n`;
    const { sections } = parseMarkdown(markdown);
    assertEquals(sections.map((s) => s.heading), ["T", "Last"], line);
  }
});

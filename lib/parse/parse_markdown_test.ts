import { assert, assertEquals } from "@std/assert";
import { bodies } from "./documents_for_tests.ts";
import { parseMarkdown } from "./parse_markdown.ts";

function headings(markdown: string): [number, string][] {
  return parseMarkdown(markdown).sections.map((s) => [s.level, s.heading]);
}

Deno.test("sections carry heading, level and path; the first H1 is the title", () => {
  const { title, sections } = parseMarkdown(
    "Lead.\n\n# One\n\na\n\n### Deep\n\nb\n\n## Two\n\nc\n\n# Last\n\nd\n",
  );
  assertEquals(title, "One");
  assertEquals(
    sections.map(({ heading, level, path, text }) =>
      `${level} ${heading} [${path.join(" > ")}] ${text}`
    ),
    [
      "0  [] Lead.",
      "1 One [One] a",
      "3 Deep [One > Deep] b",
      "2 Two [One > Two] c",
      "1 Last [Last] d",
    ],
  );
});

Deno.test("a heading without text of its own is no section, but in the path", () => {
  const { sections } = parseMarkdown("# A\n\n## B\n\n### C\n\ntext\n\n## D\n");
  assertEquals(sections.map((s) => s.path), [["A", "B", "C"]]);
});

Deno.test("there is no title without an H1, and no section without text", () => {
  assertEquals(parseMarkdown(""), { title: "", text: "", sections: [] });
  assertEquals(parseMarkdown(" \r\n\t\n").sections, []);
  assertEquals(parseMarkdown("## Only\n\ntext").title, "");
  assertEquals(
    parseMarkdown("a\n\n---\n\n# T\n\n---\n\n* * *\n").sections.length,
    1,
  );
});

// From https://spec.commonmark.org/0.31.2/#atx-headings and the section after
// it, most with a line of text added under the heading.
Deno.test("headings are those of CommonMark", () => {
  const examples: [string, [number, string][]][] = [
    ["###### foo\nx", [[6, "foo"]]],
    ["####### foo\nx", [[0, ""]]],
    ["#5 bolt\n\n#hashtag", [[0, ""]]],
    ["\\## foo", [[0, ""]]],
    ["# foo *bar* \\*baz\\*\nx", [[1, "foo bar *baz*"]]],
    ["#                  foo                     \nx", [[1, "foo"]]],
    ["   # foo\nx", [[1, "foo"]]],
    ["    # foo", [[0, ""]]],
    ["foo\n    # bar", [[0, ""]]],
    ["## foo ##\nx", [[2, "foo"]]],
    ["# foo ##################################\nx", [[1, "foo"]]],
    ["### foo ### b\nx", [[3, "foo ### b"]]],
    ["# foo#\nx", [[1, "foo#"]]],
    ["### foo \\###\nx", [[3, "foo ###"]]],
    ["****\n## foo\n****\nx", [[2, "foo"]]],
    ["Foo bar\n# baz\nBar foo", [[0, ""], [1, "baz"]]],
    ["Foo *bar*\n=========\nx", [[1, "Foo bar"]]],
    ["Foo *bar\nbaz*\n====\nx", [[1, "Foo bar baz"]]],
    ["Foo\n-------------------------\nx", [[2, "Foo"]]],
    ["Foo\n    ---", [[0, ""]]],
    ["Foo\n= =\n\nFoo\n--- -", [[0, ""]]],
    ["`Foo\n----\n`", [[2, "`Foo"]]],
    ["> Foo\n---\nx", [[0, ""]]],
    ["- Foo\n---\nx", [[0, ""]]],
    ["> foo\nbar\n===", [[0, ""]]],
  ];
  for (const [markdown, expected] of examples) {
    assertEquals(headings(markdown), expected, markdown);
  }
});

Deno.test("a heading's text has no marks, links, tags or entities", () => {
  for (
    const [heading, words] of [
      ["The `--watch` flag", "The --watch flag"],
      ["`a *b*` and **c _d_**", "a *b* and c d"],
      ["[Keys](https://k.example 'x') and [refs][r]", "Keys and refs"],
      ["![A kiln](kiln.png) hot", "A kiln hot"],
      ["Salt &amp; pepper &copy; `&amp;`", "Salt & pepper \u00a9 &amp;"],
      ["<a id='x'></a>Anchored <b>bold</b>", "Anchored bold"],
      ["~~Old~~ new\tname", "Old new name"],
      ["<https://k.example>", "https://k.example"],
      ["Emoji \u{1F600} stays", "Emoji \u{1F600} stays"],
    ] as const
  ) {
    const markdown = `## ${heading}\n\ntext\n\n[r]: https://r.example\n`;
    assertEquals(parseMarkdown(markdown).sections[0]?.heading, words);
  }
});

Deno.test("headings in quotes, lists, code and raw HTML cut nothing", () => {
  const markdown =
    "# T\n\n> ## quoted\n\n- ## listed\n  # too\n\n    # indented\n\n<div>\n# raw\n</div>\n\n" +
    "| # a | b |\n| --- | --- |\n| # c | d |\n";
  assertEquals(parseMarkdown(markdown).sections.length, 1);
});

// https://github.com/langroid/langroid/pull/1047
Deno.test("markdown-nested-fence: a line in a code fence is no heading", () => {
  const markdown =
    "# Build\n\n````md\n```sh\n# make all\n```\n## Not a section\n````\n\n" +
    "~~~\n# also code\n~~~\n\n## Ship\n\nDone.\n";
  assertEquals(parseMarkdown(markdown).title, "Build");
  assertEquals(bodies(markdown), [
    [
      "Build",
      "````md\n```sh\n# make all\n```\n## Not a section\n````\n\n~~~\n# also code\n~~~",
    ],
    ["Ship", "Done."],
  ]);
});

Deno.test("fences of every kind hold what looks like headings", () => {
  for (
    const code of [
      "```\n# a\n",
      "```` x\n```\n# a\n~~~~\n````\n",
      "~~~ `x`\n# a\n```\n~~~\n",
      "   ```\n# a\n```x\n# b\n   ```\n",
      "```\n\n\na\n===\n```\n",
      "- ```\n  # a\n  ```\n",
      "> ```\n> # a\n> ```\n",
    ]
  ) {
    assertEquals(bodies(`# T\n\n${code}`), [["T", code.trim()]]);
  }
});

// https://github.com/jgravelle/jdocmunch-mcp/issues/53
Deno.test("markdown-bom-front-matter: a byte order mark and front matter are no text", () => {
  const markdown =
    "\uFEFF---\ntitle: Kiln notes\ntags: [clay]\n---\n# Firing\n\nHeat slowly.\n";
  assertEquals(parseMarkdown(markdown).title, "Firing");
  assertEquals(bodies(markdown), [["Firing", "Heat slowly."]]);
  const { title, sections } = parseMarkdown("\uFEFF# Firing\n\nHeat slowly.\n");
  assertEquals(title, "Firing");
  assertEquals(sections[0]?.start, "\uFEFF# Firing\n\n".length);
  assertEquals(
    parseMarkdown("---\n\n# Firing\n\nHeat slowly.\n").title,
    "Firing",
  );
});

Deno.test("front matter in its several forms", () => {
  for (
    const matter of [
      "---\na: 1\n---\n",
      "---\r\na: 1\r\n---\r\n",
      "---  \na: 1\n...\n",
      '---\n# a comment\n"a b": 1\nlist:\n- x\n---\n',
      "---\n---\n",
      "+++\ntitle = 'x'\n+++\n",
      "+++\n[params]\n+++\n",
      "---\ntitel_\u00e4: 1\n---\n",
    ]
  ) {
    assertEquals(bodies(`${matter}# T\n\ntext\n`), [["T", "text"]]);
    assertEquals(bodies(`\uFEFF${matter}text\n`), [["", "text"]]);
  }
});

Deno.test("a rule at the top is no front matter", () => {
  for (
    const markdown of [
      "---\n\n# T\n\ntext\n\n---\n\nmore\n",
      "---\nprose, no entry\n\n---\n\n# T\n\ntext\n",
      "---\na: never closed\n\n# T\n\ntext\n",
      "----\na: 1\n----\n# T\n\ntext\n",
      "text\n\n---\na: 1\n---\n# T\n\ntext\n",
    ]
  ) {
    assertEquals(parseMarkdown(markdown).title, "T");
    assert(bodies(markdown).some(([, text]) => text.includes("text")));
  }
  assertEquals(
    bodies("---\nprose, no entry\n\n---\n")[0]?.[1],
    "---\nprose, no entry\n\n---",
  );
});

// https://github.com/docToolchain/dacli/issues/214
Deno.test("positions hold with CRLF, lone CR, a byte order mark and emoji", () => {
  const markdown =
    "# T\n\nOne \u{1F600} line.\nTwo.\n\n```\n# no\n\n```\n\n> q\n\nU\n-\n\n- a\n\n  b\n\n\n# V #\n\nc\n";
  const expected = bodies(markdown);
  assertEquals(expected.map(([heading]) => heading), ["T", "U", "V"]);
  for (const end of ["\r\n", "\r"]) {
    for (const mark of ["", "\uFEFF", "---\na: b\n---\n"]) {
      const other = (mark + markdown).replaceAll("\n", end);
      assertEquals(
        bodies(other).map((
          [heading, text],
        ) => [heading, text.replaceAll(end, "\n")]),
        expected,
      );
    }
  }
  assertEquals(bodies("# A\r\n\r\nb\n\n# C\r\rd\r\n"), [["A", "b"], [
    "C",
    "d",
  ]]);
});

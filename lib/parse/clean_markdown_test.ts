import { assert, assertEquals, assertLess } from "@std/assert";
import * as fc from "fast-check";
import manual from "../../corpus/brightline/router-manual.md" with {
  type: "text",
};
import { cleanMarkdown } from "./clean_markdown.ts";
import { checkSections, markdownLike } from "./documents_for_tests.ts";

/** The rules in corpus/brightline/README.md, line by line. */
function cleanByLines(markdown: string): string {
  const blocks: string[] = [];
  let open = "";
  for (const line of markdown.split("\n")) {
    const heading = /^#{1,6} (.*)/.exec(line);
    const item = /^(?:[-*+]|1\.) (.*)/.exec(line);
    if (heading) blocks.push(heading[1]!);
    else if (item && open === "list") {
      blocks.push(`${blocks.pop()}\n${item[1]}`);
    } else if (item) blocks.push(item[1]!);
    else if (line !== "" && open) blocks.push(`${blocks.pop()} ${line}`);
    else if (line !== "") blocks.push(line);
    if (line === "" || heading) open = "";
    else if (item) open = "list";
    else open ||= "paragraph";
  }
  return blocks.join("\n\n");
}

Deno.test("the router manual is cleaned by the rules of its README", () => {
  const { title, text, sections } = cleanMarkdown(manual);
  assertEquals(text, cleanByLines(manual));
  assertEquals(title, "Brightline R7 router");
  const reset = sections.find(({ heading }) => heading === "Factory reset");
  assertEquals(reset?.path, [
    "Brightline R7 router",
    "Troubleshooting",
    "Factory reset",
  ]);
  assertEquals(sections.some(({ heading }) => heading === "Wi-Fi"), false);
});

for (
  const [name, markdown, text] of [
    [
      "marks",
      "*a* **b** `c` [d](e) ![f](g) <h@i.j> ~~k~~",
      "a b c d f h@i.j k",
    ],
    [
      "a link by name",
      "See [the page][1] and [2].\n\n[1]: /x\n[2]: /y",
      "See the page and 2.",
    ],
    [
      "marks that are none",
      "2 * 3 * 4, snake_case, \\*no\\*",
      "2 * 3 * 4, snake_case, *no*",
    ],
    ["entities and tags", "a &amp; b<br>c <b>d</b><!-- e -->", "a & bc d"],
    ["line breaks", "a\nb  \nc\\\nd", "a b c d"],
    ["headings", "Top\n===\n## *Sub* ##\na", "Top\n\nSub\n\na"],
    ["a list", "- *a*\n- b\n  c\n- d\n  1. e\n     f", "a\nb c\nd\ne f"],
    ["a loose list", "1. a\n\n   b\n\n2. c", "a\nb\nc"],
    ["lists in a row", "- a\n* b\n\ntext\n\n- c", "a\nb\n\ntext\n\nc"],
    ["tasks", "- [ ] a\n- [x] b", "a\nb"],
    [
      "a table",
      "| a | b |\n|:-:|---|\n| `c` | d \\| e |\n| --- | - |",
      "a | b\nc | d | e\n--- | -",
    ],
    ["code", "```js\n\n  x  = 1\n\ny\n```\n\n    z", "  x  = 1\n\ny\n\nz"],
    ["a quote", "> a\n> b\n>\n> - c\n> - d", "a b\n\nc\n\nd"],
    ["rules and comments", "a\n\n---\n\n<!-- no\n\nno -->\n\nb", "a\n\nb"],
    ["a block of HTML", "<div>\n<p>a</p>b\n</div>\n\nc", "a\n\nb\n\nc"],
    ["front matter", "\uFEFF---\nid: 1\n---\n# T\n\na", "T\n\na"],
    ["nothing", " \n\n", ""],
  ] as const
) {
  Deno.test(`clean text: ${name}`, () => {
    assertEquals(cleanMarkdown(markdown).text, text);
  });
}

Deno.test("long blocks stay in one piece", () => {
  const times = (line: string) => line.repeat(3_000);
  for (
    const [markdown, text] of [
      [times("one *two*\n"), times("one two ").trim()],
      [times("- *one*\n"), times("one\n").trim()],
      [
        `a | b\n-|-\n${times("*c* | d\n")}`,
        `a | b\n${times("c | d\n").trim()}`,
      ],
    ] as const
  ) {
    const clean = cleanMarkdown(`${markdown}\nlast`).text;
    assert(clean === `${text}\n\nlast`, markdown.slice(0, 20));
  }
});

Deno.test("sections are exact, ordered, trimmed and never blank", () => {
  fc.assert(
    fc.property(markdownLike, (markdown) => {
      checkSections(cleanMarkdown(markdown));
    }),
    { seed: 13, numRuns: 2_000 },
  );
});

Deno.test("line ends and a byte order mark change nothing", () => {
  fc.assert(
    fc.property(
      markdownLike,
      fc.constantFrom("\n", "\r", "\r\n"),
      fc.constantFrom("", "\uFEFF"),
      (markdown, end, mark) => {
        const lf = markdown.replace(/\r\n?/g, "\n");
        const other = mark + lf.replaceAll("\n", end);
        assertEquals(cleanMarkdown(other), cleanMarkdown(lf));
      },
    ),
    { seed: 13, numRuns: 1_000 },
  );
});

Deno.test("the time is linear, whatever is in the text", () => {
  for (
    const piece of [
      "some *plain* [text](x) with `marks` in it. ",
      "!",
      "_a*",
      "[ ",
      "**a ",
      "a\n\n",
      "- [a\n",
      "> a\n",
      "a\n>>>>>>>>>>>>>\n",
      "- ".repeat(8_000) + "a\nlazy\n",
      "`a ",
      "<b ",
      "|",
    ]
  ) {
    const start = performance.now();
    cleanMarkdown(piece.repeat(200_000 / piece.length));
    // Each takes well under a second, and minutes if it were quadratic.
    assertLess(performance.now() - start, 8_000, piece);
  }
});

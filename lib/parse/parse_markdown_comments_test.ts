// What an HTML comment hides in Markdown, and what only looks like one.
import { assertEquals } from "@std/assert";
import { bodies } from "./documents_for_tests.ts";
import { parseMarkdown } from "./parse_markdown.ts";

Deno.test("markdown-html-comment: an HTML comment holds no heading and no text", () => {
  const markdown =
    "# Guide\n\nIntro.\n\n<!--\n## Old draft\n\nhidden price 99\n-->\n\n## Real <!-- check -->\n\nText.\n";
  assertEquals(parseMarkdown(markdown).title, "Guide");
  assertEquals(bodies(markdown), [["Guide", "Intro."], ["Real", "Text."]]);
});

Deno.test("a comment ends a section's text; the rest follows under its heading", () => {
  const markdown =
    "# T\n\n<!-- a --> One <!-- b --><!-- c --> two.\n\n- x\n- y <!-- d\n  e --> z\n\n<!-- f -->\n";
  assertEquals(bodies(markdown), [
    ["T", "One"],
    ["T", "two.\n\n- x\n- y"],
    ["T", "z"],
  ]);
});

Deno.test("comments of every kind", () => {
  for (
    const [markdown, texts] of [
      ["a\n\n<!-- never closed\n\n# H\n\nb\n", ["a"]],
      ["a <!-- never closed\n\nb\n", ["a <!-- never closed\n\nb"]],
      ["a <!--> b\n\n<!---> c", ["a", "b", "c"]],
      ["<div>\n<!-- x\n\n## Draft\n\n-->\n</div>\n\nb", [
        "<div>",
        "</div>\n\nb",
      ]],
      ["> a <!-- b --> c\n> <!-- d\n> e -->\n\nf", ["> a", "c\n>", "f"]],
      ["# <!-- only -->\n\na\n\n## <!-- x -->\n\nb", ["a", "b"]],
      ["a\n<!-- b -->\n---\n\nc", ["a", "---\n\nc"]],
      ["<!-- a --><!-- b --> c", ["c"]],
    ] as const
  ) {
    assertEquals(
      bodies(markdown).map(([, text]) => text),
      [...texts],
      markdown,
    );
  }
});

Deno.test("in attributes, scripts and styles, a comment is text", () => {
  for (
    const html of [
      '<div title="<!--">\nHi\n</div>',
      "<div data-a='-->' title='<!--'>Hi</div>",
      "</div title='<!--'>",
      '<script>\nlet a = "<!--";\n</script>',
      "<style>\n<!-- a -->\n</style>",
      "<textarea>\n<!-- a\n</textarea>",
      '- <div title="<!--">\n  Hi\n  </div>',
      'a <b title="<!-- c -->">d</b> e',
      "a <b\nx=1 title = '<!-- c -->' />d",
    ]
  ) {
    assertEquals(
      bodies(`# T\n\n${html}\n\n<!-- x -->\n\n# H\n\nMore.`),
      [["T", html], ["H", "More."]],
      html,
    );
  }
  assertEquals(
    bodies('<p title="<!--">a <!-- b --> c\n\na < b <!-- c --> d > e')
      .map(([, text]) => text),
    ['<p title="<!--">a', "c\n\na < b", "d > e"],
  );
});

Deno.test("in code, a comment is text", () => {
  for (
    const markdown of [
      "`<!-- a -->` and ``b ` <!-- c -->``",
      "```html\n<!-- a -->\n## b\n```",
      "    <!-- a -->\n    # b",
      "- list\n\n      <!-- a -->\n\n  ```\n  <!-- b -->\n  ```",
      "> ```\n> <!-- a -->\n> ```",
      "escaped \\<!-- a -->",
    ]
  ) {
    const body = markdown.trim();
    assertEquals(bodies(`# T\n\ntext\n\n${markdown}\n\n## U\n\nu`), [
      ["T", `text\n\n${markdown.trimEnd()}`],
      ["U", "u"],
    ], body);
  }
  assertEquals(
    bodies(
      "> `<!-- a -->` <!-- b --> c\n>\n> ```\n> <!-- d -->\n> ```\n> <!-- e -->",
    ),
    [["", "> `<!-- a -->`"], ["", "c\n>\n> ```\n> <!-- d -->\n> ```\n>"]],
  );
});

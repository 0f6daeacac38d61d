import { assert, assertEquals, assertFalse, assertLess } from "@std/assert";
import * as fc from "fast-check";
import { parseHtml } from "./parse_html.ts";
import { checkSections, htmlLike } from "./documents_for_tests.ts";

function textOf(html: string): string {
  const parsed = parseHtml(html);
  checkSections(parsed);
  return parsed.text;
}

Deno.test("headings cut a page into sections of its clean text", () => {
  const parsed = parseHtml(
    "<title>Tab</title><p>Lead.<h1>Tea <em>room</em></h1><p>One.</p><div><h3>Deep</h3>Two.</div><h2>Last</h2>",
  );
  checkSections(parsed);
  assertEquals(parsed.title, "Tea room");
  assertEquals(
    parsed.text,
    "Lead.\n\nTea room\n\nOne.\n\nDeep\n\nTwo.\n\nLast",
  );
  assertEquals(
    parsed.sections.map((s) => `${s.level} [${s.path.join(" > ")}] ${s.text}`),
    ["0 [] Lead.", "1 [Tea room] One.", "3 [Tea room > Deep] Two."],
  );
});

Deno.test("without an h1 the title is the page's", () => {
  assertEquals(
    parseHtml("<title> Tab\n &amp; bar </title><p>x").title,
    "Tab & bar",
  );
  assertEquals(parseHtml("<svg><title>icon</title></svg><p>x").title, "");
  assertEquals(parseHtml(""), { title: "", text: "", sections: [] });
});

Deno.test("clutter goes, whatever it is called", () => {
  for (
    const clutter of [
      "<nav>gone</nav>",
      "<aside>gone</aside>",
      "<footer>gone</footer>",
      "<script>gone < 1 && '</p>'</script>",
      "<style>gone > p {}</style>",
      "<noscript>gone</noscript>",
      "<template><p>gone</template>",
      "<button>gone</button>",
      "<select><option>gone</select>",
      "<svg><text>gone</text></svg>",
      "<iframe>gone</iframe>",
      "<dialog>gone</dialog>",
      "<p hidden>gone</p>",
      "<p hidden=''>gone</p>",
      "<span aria-hidden=true>gone</span>",
      "<div style='color:red; DISPLAY : none'>gone</div>".replace(" :", ":"),
      "<div style='visibility: hidden'>gone</div>",
      "<div role=navigation>gone</div>",
      "<div role=search><label>gone</label></div>",
      "<div id=cookie-banner><p>gone<nav>gone</nav>gone</div>",
      "<div class='x CookieConsent'>gone</div>",
      "<!-- gone <p> -- gone -->",
      "<nav><div><ul><li>gone</nav>",
      "<head><meta name=a content=gone></head>",
    ]
  ) {
    const html = `<h1>T</h1><p>Before.</p>${clutter}<p>After.</p>`;
    assertEquals(textOf(html), "T\n\nBefore.\n\nAfter.", clutter);
  }
});

Deno.test("what only looks like clutter stays", () => {
  for (
    const kept of [
      "<header>kept</header>",
      "<section id=cookies>kept</section>",
      "<p hidden=until-found>kept</p>",
      "<p aria-hidden=false>kept</p>",
      "<dialog open>kept</dialog>",
      "<form>kept</form>",
      "<details><summary>kept</summary></details>",
      "<div class=navigate>kept</div>",
      "<img alt=kept>",
      "<unknown-element>kept</unknown-element>",
    ]
  ) {
    assertEquals(textOf(`<p>a</p>${kept}`), "a\n\nkept", kept);
  }
});

Deno.test("where a page has a main part, only that is read", () => {
  assertEquals(
    textOf(
      "<h1>Site</h1><ul><li>x<main><h1>T</h1>a</main></ul>b<div role=main>c</div>d",
    ),
    "T\n\na\n\nc",
  );
  assertEquals(textOf("<nav><main>x</main></nav>y"), "y");
});

Deno.test("blocks, lists, tables and line breaks read as text", () => {
  for (
    const [html, text] of [
      ["<p>a<p>b<div>c</div>d", "a\n\nb\n\nc\n\nd"],
      ["a <b> b</b>\n\t c&nbsp; d", "a b c d"],
      ["a<br>b <br/> c<br><br><br>d", "a\nb\nc\n\nd"],
      ["<ul><li>a<li>b<ul><li>c</ul><li>d</ul>e", "- a\n- b\n  - c\n- d\n\ne"],
      ["<ol><li>a<li>b</ol><ol start=7><li>c</ol>", "1. a\n2. b\n\n7. c"],
      ["<ul><li><p>a</p><p>b</p></li><li></li><li>c", "- a\nb\n- c"],
      ["<dl><dt>a<dd>b<dt>c<dd>d</dl>", "a\nb\nc\nd"],
      [
        "<table><caption>Cap</caption><thead><tr><th>A<th>B</thead><tr><td>1<br>x<td><p>2</p><p>3</p></table>z",
        "Cap\n\nA | B\n1 x | 2 3\n\nz",
      ],
      ["<table><tr><td>a<td><td>c<tr><td> <td></table>", "a | | c"],
      ["<table><td>a<table><td>b</table><td>c</table>", "a\n\nb\n\nc"],
      ["<table><td>x<h2>H</h2>y<p>z</table>", "x\n\nH\n\ny\n\nz"],
      ["<pre>\n  a &lt;\n\n   b\n</pre>c", "  a <\n\n   b\n\nc"],
      ["x<pre><code>a\n\tb</code></pre>", "x\n\na\n\tb"],
      ["<h2>a<div>b</div><br>c</h2>d", "a b c\n\nd"],
      ["<h2>a<p>b</h2>c", "a\n\nb\n\nc"],
      ["a<h2> </h2>b<h2><img></h2>c", "a\n\nb\n\nc"],
      ["so&shy;ft, hard\u200B", "soft, hard"],
      [
        "&eacute;&#233;&#xE9; &hellip; &lt;b&gt; &bogus; &amp",
        "\u00e9\u00e9\u00e9 \u2026 <b> &bogus; &",
      ],
      ["a\r\nb<pre>c\r\nd</pre>", "a b\n\nc\nd"],
    ] as const
  ) {
    assertEquals(textOf(html), text, html);
  }
});

Deno.test("malformed pages are read as browsers would", () => {
  for (
    const [html, text] of [
      ["</p></div>a</b>", "a"],
      ["<b><i>a</b>b</i>", "ab"],
      ["<p>a<nav>x", "a"],
      ["<div><nav>x</div>b", "b"],
      ["a<!-- x", "a"],
      ["a<script>x", "a"],
      ["a < b > c <1", "a < b > c <1"],
      ["<p class='a>b", ""],
      ["a</ p>b", "ab"],
      ["<LI>a<LI>b</LI>", "- a\n- b"],
      ["<td>a</td></tr></table>b", "a\nb"],
      ["\uFEFF<!DOCTYPE html><?xml x?><p>a", "a"],
    ] as const
  ) {
    assertEquals(textOf(html), text, html);
  }
});

Deno.test("sections are exact, ordered, trimmed and never blank", () => {
  fc.assert(
    fc.property(htmlLike, (html) => {
      const parsed = parseHtml(html);
      checkSections(parsed);
      if (html.includes("<pre")) return;
      assertFalse(/\n{3}|[ \t]\n|\u00A0|\t/.test(parsed.text), parsed.text);
    }),
    { seed: 13, numRuns: 3_000 },
  );
});

Deno.test("pages that break parsers give a result within a second", () => {
  for (
    const html of [
      "<div>".repeat(100_000) + "<p>last",
      "<div>".repeat(50_000) + "</b>".repeat(50_000) + "<p>last",
      "<div>".repeat(50_000) + "x" + "</div>".repeat(50_000) + "<p>last",
      "<b><p>".repeat(50_000) + "<p>last",
      "<ul><li>".repeat(20_000) + "<p>last",
      "<table><tr><td>".repeat(20_000) + "<p>last",
      "<".repeat(500_000) + "<p>last",
      "&".repeat(500_000) + "<p>last",
      "a" + " ".repeat(500_000) + "<p>last",
      "<h1>a".repeat(20_000) + "</h1><p>last",
      "<br> ".repeat(50_000) + "<p>last",
      "<pre>" + " \n".repeat(100_000) + "</pre><p>last",
    ]
  ) {
    const start = performance.now();
    assert(textOf(html).endsWith("last"), html.slice(0, 20));
    assertLess(performance.now() - start, 1_000, html.slice(0, 20));
  }
});

Deno.test("an item deep in lists is no longer than its depth allows", () => {
  const items = 20_000;
  const html = "<ul>".repeat(510) + "<li>x".repeat(items);
  const { text } = parseHtml(html);
  assert(text.endsWith("- x"));
  // Each adds 30 spaces at most, and 1,018 if nothing limits them.
  assertLess(text.length, 40 * items);
  assertEquals(
    textOf("<ul><li>a<ul><li>b<ul><li>c</ul></ul></ul>"),
    "- a\n  - b\n    - c",
  );
});

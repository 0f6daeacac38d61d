import { assert, assertEquals } from "@std/assert";
import * as fc from "fast-check";
import type { ParsedDocument } from "./document.ts";
import { parseMarkdown } from "./parse_markdown.ts";

/** What all three parsers promise of their sections. */
export function checkSections({ title, text, sections }: ParsedDocument) {
  let end = 0;
  for (const section of sections) {
    assertEquals(section.text, text.slice(section.start, section.end));
    assertEquals(section.text, section.text.trim());
    assert(section.text !== "", "a section is blank");
    assert(section.start >= end, "sections overlap or are out of order");
    end = section.end;
    if (section.level === 0) assertEquals(section.path, []);
    else assertEquals(section.path.at(-1), section.heading);
    assert(section.path.length <= section.level, "the path is too long");
    assert(!section.path.includes(""), "a path has a nameless heading");
    assertEquals(section.heading, section.heading.trim());
  }
  assert(end <= text.length);
  assertEquals(title, title.trim());
}

/** Headings with their texts, and a check of every position on the way. */
export function bodies(markdown: string): [string, string][] {
  const { text, sections } = parseMarkdown(markdown);
  assertEquals(text, markdown);
  return sections.map((section) => {
    assertEquals(text.slice(section.start, section.end), section.text);
    return [section.heading, section.text];
  });
}

function piecesOf(pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
  );
  return fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));
}

/** Text made of the marks that Markdown parsers stumble over. */
export const markdownLike = piecesOf(
  ("# |## H\n|###### |\n|\n\n|\r\n|\r|x\n===\n|x\n-\n|---\n|+++\n|a: b\n|a|b. | |    |\t|" +
    "```|````|~~~|`|- |* |1. |2) |> |>|<!--|-->|<div>|</div>|<b>|<pre>|</pre>|<script>|" +
    "[a]: b\n|[a]|](|![|\\|&amp;|*|_|**|\u00A0|\u2028|\f|\u0085|\u{1F600}|\uFEFF|<?|<!X|<![CDATA[")
    .split("|").concat("|", "|a|b|\n|-|-|\n"),
);

/** Text made of the tags that HTML parsers stumble over. */
export const htmlLike = piecesOf(
  ("<h1>|</h1>|<h2 id=a>|</h2>|<h6>|<p>|</p>|<div>|</div>|<br>|<br/>|<hr>|<ul>|</ul>|<ol start=3>|</ol>|" +
    "<li>|</li>|<table>|</table>|<tr>|</tr>|<td>|</td>|<th>|<thead>|<tbody>|<pre>|</pre>|<main>|</main>|" +
    "<nav>|</nav>|<aside>|</aside>|<footer>|</footer>|<script>|</script>|<style>|</style>|<title>|</title>|" +
    "<svg>|</svg>|<textarea>|</textarea>|<p hidden>|<div style='display:none'>|<b>|</b>|<a href='x'>|" +
    "<dl>|<dt>|<dd>|</dl>|<details>|<img alt=' pic '>|<!--|-->|<!|<|>|</|<?|&amp;|&nbsp;|&shy;|&#x1F600;|&bad;|&#0;|" +
    "a|b c| |  |\n|\r\n|\t|\u00A0|\uFEFF|\"|'|=|<![CDATA[|]]>|<template>|<select>|<option>|<form>|<math>|<p")
    .split("|"),
);

/** Text made of what looks like an underlined heading. */
export const plainLike = piecesOf(
  ["===", "---", "=", "-", "a", "b c", " ", "\t", "\n", "\n\n", "\r\n"]
    .concat("\r", "Heading\n=======\n", "\uFEFF", "\u2028", "\u{1F600}"),
);

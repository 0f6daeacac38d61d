import { assertEquals, assertThrows } from "@std/assert";
import { cleanMarkdown } from "./clean_markdown.ts";
import { lineOf } from "./line_of.ts";
import { parseFile } from "./parse_file.ts";
import { parseHtml } from "./parse_html.ts";
import { parseMarkdown } from "./parse_markdown.ts";
import { parsePlainText } from "./parse_plain_text.ts";

Deno.test("the extension chooses the parser, capitals or not", () => {
  const texts = {
    "a.md": "# T\n\nbody",
    "notes/b.HTML": "<h1>T</h1><p>body",
    "c.v2.txt": "T\n===\n\nbody",
  };
  for (const [name, text] of Object.entries(texts)) {
    const { title, sections } = parseFile(name, text);
    assertEquals(title, "T");
    assertEquals(sections.map((s) => [s.level, s.text]), [[1, "body"]]);
  }
});

Deno.test("another extension is named, with those that work", () => {
  for (const name of ["a.pdf", "README", "folder.md/file", ".md.bak", ""]) {
    assertThrows(
      () => parseFile(name, "text"),
      RangeError,
      `no parser for "${name}": use a .md, .html or .txt file`,
    );
  }
});

Deno.test("what is not a text is named", () => {
  // Notebooks have no compiler: any value can come in.
  const none = undefined as unknown as string;
  const bytes = new Uint8Array(2) as unknown as string;
  const calls: [() => unknown, string][] = [
    [() => parseMarkdown(none), "markdown must be a string, got undefined"],
    [() => cleanMarkdown(none), "markdown must be a string, got undefined"],
    [() => parseHtml(bytes), "html must be a string, got an object"],
    [() => parsePlainText(none), "text must be a string, got undefined"],
    [() => parseFile(none, ""), "name must be a string, got undefined"],
    [() => parseFile("a.md", none), "markdown must be a string, got undefined"],
    [() => lineOf(none, 0), "source must be a string, got undefined"],
  ];
  for (const [call, message] of calls) assertThrows(call, TypeError, message);
});

import { assertEquals, assertThrows } from "@std/assert";
import { parseFile } from "./parse_file.ts";

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

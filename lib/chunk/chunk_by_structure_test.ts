import { assertEquals, assertThrows } from "@std/assert";
import { parseMarkdown } from "../parse/parse_markdown.ts";
import { chunkByStructure } from "./chunk_by_structure.ts";

Deno.test("chunkByStructure gives positions in the document of its sections", () => {
  const { text, sections } = parseMarkdown(
    "# Rooms\n\n## Keys\n\nAsk at the desk.\n\n## Rules\n\nBe tidy. Be quiet.\n",
  );
  const chunks = chunkByStructure(sections, { maxSize: 16, context: "path" });
  assertEquals(chunks, [
    {
      text: "Rooms > Keys\nAsk at the desk.",
      context: "Rooms > Keys\n",
      start: text.indexOf("Ask"),
      end: text.indexOf("\n\n## Rules"),
      path: ["Rooms", "Keys"],
      cut: "section",
    },
    {
      text: "Rooms > Rules\nBe tidy.",
      context: "Rooms > Rules\n",
      start: text.indexOf("Be tidy"),
      end: text.indexOf(" Be quiet"),
      path: ["Rooms", "Rules"],
      cut: "sentence",
    },
    {
      text: "Rooms > Rules\nBe quiet.",
      context: "Rooms > Rules\n",
      start: text.indexOf("Be quiet"),
      end: text.length - 1,
      path: ["Rooms", "Rules"],
      cut: "end",
    },
  ]);
});

Deno.test("chunkByStructure counts from each section's start without offsets", () => {
  const sections = [
    { heading: "A", text: "One. Two." },
    { heading: "", text: "Three. Four." },
  ];
  assertEquals(chunkByStructure(sections, { maxSize: 9 }), [
    { text: "One. Two.", start: 0, end: 9, path: ["A"], cut: "section" },
    { text: "Three.", start: 0, end: 6, path: [], cut: "sentence" },
    { text: "Four.", start: 7, end: 12, path: [], cut: "end" },
  ]);
});

Deno.test("chunkByStructure leaves blank sections out and others as they are", () => {
  const sections = [
    { heading: "A", text: " as it is " },
    { heading: "B", text: " \n" },
  ];
  assertEquals(chunkByStructure(sections), [
    { text: " as it is ", start: 0, end: 10, path: ["A"], cut: "end" },
  ]);
  assertEquals(chunkByStructure([]), []);
});

Deno.test("chunkByStructure cuts only what is above the limit", () => {
  const sections = [{ heading: "A", text: "One.  Two." }];
  const cut = (maxSize: number) =>
    chunkByStructure(sections, { maxSize }).map((chunk) => chunk.text);
  assertEquals(cut(10), ["One.  Two."]);
  assertEquals(cut(9), ["One. Two."]);
  assertEquals(cut(8), ["One.", "Two."]);
});

Deno.test("a path that is no list of headings", () => {
  for (const context of ["none", "path"] as const) {
    for (const path of ["P", 5, {}, null]) {
      const section = { heading: "A", text: "One.", path };
      assertThrows(
        // deno-lint-ignore no-explicit-any
        () => chunkByStructure([section as any], { context }),
        TypeError,
        "a section's path must be a list of headings, got ",
      );
    }
  }
});

Deno.test("a document, a string or nothing in the sections' place", () => {
  const document = { title: "A", text: "# A\n\nB.", sections: [] };
  for (const given of [document, document.text, undefined, null, 5]) {
    assertThrows(
      // deno-lint-ignore no-explicit-any
      () => chunkByStructure(given as any),
      TypeError,
      "sections must be a list, such as parseMarkdown(text).sections",
    );
  }
});

import { assertEquals } from "@std/assert";
import { chunksAt } from "./chunks_for_tests.ts";
import { joinSections } from "./join_sections.ts";
import { sectionsMixed } from "./sections_mixed.ts";

const section = (heading: string, text: string) => ({
  heading,
  level: 2,
  path: [heading],
  text,
  start: 100,
  end: 100 + text.length,
});
const three = [section("A", "one"), section("B", "two"), section("C", "six")];

Deno.test("joinSections() moves the sections to their place in the text", () => {
  const { text, sections } = joinSections(three);
  assertEquals(text, "one two six");
  for (const { text: body, start, end } of sections) {
    assertEquals(text.slice(start, end), body);
  }
  assertEquals(joinSections(three, "\n\n").text, "one\n\ntwo\n\nsix");
  assertEquals(joinSections([]), { text: "", sections: [] });
});

Deno.test("sectionsMixed() wants a character of each section", () => {
  const { text, sections } = joinSections(three);
  assertEquals(sectionsMixed(sections, chunksAt(text, [0, 4], [4, 11])), [
    { chunk: 1, headings: ["B", "C"] },
  ]);
  assertEquals(sectionsMixed(sections, chunksAt(text, [0, 5], [3, 8])), [
    { chunk: 0, headings: ["A", "B"] },
  ]);
  assertEquals(sectionsMixed(sections, chunksAt(text, [0, 11]))[0]?.headings, [
    "A",
    "B",
    "C",
  ]);
});

Deno.test("sectionsMixed() takes sections that lie in one another, in any order", () => {
  const inner = { heading: "inner", start: 4, end: 6 };
  const outer = { heading: "outer", start: 0, end: 20 };
  const last = { heading: "last", start: 20, end: 30 };
  const chunks = chunksAt("", [8, 12], [5, 8], [15, 25], [19, 20]);
  assertEquals(sectionsMixed([last, inner, outer], chunks), [
    { chunk: 1, headings: ["outer", "inner"] },
    { chunk: 2, headings: ["outer", "last"] },
  ]);
});

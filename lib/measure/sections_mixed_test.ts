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

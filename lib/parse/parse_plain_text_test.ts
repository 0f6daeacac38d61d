import { assertEquals, assertLess } from "@std/assert";
import * as fc from "fast-check";
import { parsePlainText } from "./parse_plain_text.ts";
import { checkSections, plainLike } from "./documents_for_tests.ts";

function bodies(text: string): [number, string, string][] {
  const parsed = parsePlainText(text);
  checkSections(parsed);
  assertEquals(parsed.text, text);
  return parsed.sections.map((s) => [s.level, s.heading, s.text]);
}

Deno.test("a line with a line under it is a heading", () => {
  const text =
    "Lead.\n\nLockers\n=======\n\nOne a member.\n\nKeys\n----\nAsk.\n\nEmpty\n-----\n";
  assertEquals(bodies(text), [
    [0, "", "Lead."],
    [1, "Lockers", "One a member."],
    [2, "Keys", "Ask."],
  ]);
  assertEquals(parsePlainText(text).title, "Lockers");
  assertEquals(parsePlainText(text).sections[2]?.path, ["Lockers", "Keys"]);
});

Deno.test("positions hold with CRLF, lone CR and a byte order mark", () => {
  const text = "Lockers\n=======\n\nOne\na member.\n\nKeys\n-----  \n\nAsk.\n";
  for (const end of ["\n", "\r\n", "\r"]) {
    for (const mark of ["", "\uFEFF"]) {
      assertEquals(bodies(mark + text.replaceAll("\n", end)), [
        [1, "Lockers", `One${end}a member.`],
        [2, "Keys", "Ask."],
      ]);
    }
  }
});

Deno.test("a rule, a table line or a short mark is no heading", () => {
  for (
    const text of [
      "A paragraph whose\nlast line is ruled off\n---\n\nmore",
      "Above.\n\n---\n\nBelow.",
      "Price   Room\n-----   ----\n12      Focus",
      "Dear all,\n--\nKim",
      "---\n---",
      "====\n====\nx",
      "x ===\n= = =",
    ]
  ) {
    assertEquals(
      parsePlainText(text).sections.map((s) => [s.heading, s.text]),
      /[a-z]/i.test(text) ? [["", text]] : [],
      text,
    );
  }
});

Deno.test("text without headings is one section, blank text none", () => {
  assertEquals(bodies(" just text \n"), [[0, "", "just text"]]);
  assertEquals(parsePlainText("").sections, []);
  assertEquals(parsePlainText("\r\n \t\uFEFF").sections, []);
  assertEquals(parsePlainText("just text").title, "");
});

Deno.test("sections are exact, ordered, trimmed and never blank", () => {
  fc.assert(
    fc.property(plainLike, (text) => void bodies(text)),
    { seed: 13, numRuns: 2_000 },
  );
});

Deno.test("long and odd text takes no time", () => {
  for (
    const text of [
      "\n".repeat(500_000),
      " ".repeat(500_000),
      "=".repeat(500_000),
      "a\n===\n".repeat(50_000),
      "\r".repeat(300_000),
    ]
  ) {
    const start = performance.now();
    parsePlainText(text);
    assertLess(performance.now() - start, 1_000);
  }
});

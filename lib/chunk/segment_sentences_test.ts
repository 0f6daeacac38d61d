import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { hostileText } from "./hostile_text_for_tests.ts";
import { segmentSentences } from "./segment_sentences.ts";

const split = (text: string) =>
  segmentSentences(text).map(({ start, end }) => text.slice(start, end));

function check(name: string, ...sentences: string[]) {
  Deno.test(`segmentSentences: ${name}`, () => {
    assertEquals(split(sentences.join(" ")), sentences);
  });
}

check("titles", "Mr. and Mrs. Ito met Prof. Diaz.", "Gen. Li did not.");
check("initials", "J. R. R. Tolkien wrote to C. S. Lewis.", "He answered.");
check(
  "letters and points",
  "The U.S. Army left at 5 p.m. Monday.",
  "It was back by 9 a.m.",
  "We slept.",
);
check("companies", "Acme Inc. Chair Bo Li left Acme Ltd.", "The rest stayed.");
check(
  "numbers",
  "See Fig. 3, No. 5 and pp. 7 of Vol. 2 (Jan. 9).",
  "No.",
  "Version 3.5 is out.",
  "42 came.",
);
check("no capital, no end", "Is it e.g. this? yes! so we think.", "Done.");
check("dots", "Wait... what?!", "Well…", "Fine!!!", "Go.");
check(
  "closing marks",
  "“Stop.”",
  "(He said: ‘No!’)",
  "[Done.]",
  "Then I left.",
);
check("other capitals", "Über uns.", "Östlich davon.", "Это дом.", "Там кот!");
check("opening marks", "Stop.", "¿Qué?", "«Oui.»", "‘Yes.’ – he said.");

Deno.test("segmentSentences: scripts without a space between sentences", () => {
  assertEquals(split("東京です。「はい。」次の文！終"), [
    "東京です。",
    "「はい。」",
    "次の文！",
    "終",
  ]);
  assertEquals(split("هل هذا بيت؟ نعم."), ["هل هذا بيت؟", "نعم."]);
  assertEquals(split("यह घर है। वह पेड़ है।"), ["यह घर है।", "वह पेड़ है।"]);
});

Deno.test("segmentSentences: paragraphs and headings end a sentence", () => {
  const text = "## Doors\nClose\nthem. Lock\n\nthem. Now\r\n\r\nGo.";
  assertEquals(split(text), [
    "## Doors",
    "Close\nthem.",
    "Lock",
    "them.",
    "Now",
    "Go.",
  ]);
  assertEquals(segmentSentences(text).map((segment) => segment.cut), [
    "line",
    undefined,
    "paragraph",
    undefined,
    "paragraph",
    "paragraph",
  ]);
});

Deno.test("segmentSentences: the ranges are in order and leave only white space", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      let reached = 0;
      for (const { start, end } of segmentSentences(text)) {
        assertEquals(text.slice(reached, start).trim(), "");
        assertEquals(text.slice(start, end), text.slice(start, end).trim());
        reached = end;
      }
      assertEquals(text.slice(reached).trim(), "");
    }),
    { numRuns: 1000, seed: 11 },
  );
});

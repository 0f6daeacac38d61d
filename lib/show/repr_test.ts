import { assertEquals } from "@std/assert";
import { repr } from "./repr.ts";
// Written by Python 3.11 (Unicode 14): pairs of a string and its repr. They
// hold all characters below U+0180 and both sides of every place where
// printable and unprintable characters meet.
import cases from "./repr_cases.json" with { type: "json" };

Deno.test("repr() gives what Python gives", () => {
  assertEquals(cases.length, 54);
  for (const [text, expected] of cases as [string, string][]) {
    assertEquals(repr(text), expected);
  }
});

Deno.test("repr() escapes half a character as Python does", () => {
  assertEquals(repr("\ud800"), String.raw`'\ud800'`);
  assertEquals(repr("\udc00x"), String.raw`'\udc00x'`);
});

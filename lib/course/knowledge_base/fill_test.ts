import { assert, assertEquals, assertThrows } from "@std/assert";
import { fill } from "./fill.ts";
import { randomFor } from "./random.ts";

const words = {
  app: "Invoices",
  thing: "invoice",
  athing: "an invoice",
  things: "invoices",
};
const filled = (template: string, name = "seed") =>
  fill(template, words, randomFor(name));

Deno.test("words, with a capital where the gap has one", () => {
  assertEquals(
    filled("{Things} in {app}: a {thing}. A {thing}, many {things}.").text,
    "Invoices in Invoices: an invoice. An invoice, many invoices.",
  );
});

Deno.test("a number keeps to its range and its steps, and is remembered", () => {
  const seen = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const { text } = filled("{n:10-30/5} is {n}", String(i));
    const [, first, second] = /^(\d+) is (\d+)$/.exec(text)!;
    assertEquals(first, second);
    seen.add(Number(first));
  }
  assertEquals([...seen].sort(), [10, 15, 20, 25, 30]);
});

Deno.test("a large number has a comma, an error's number none", () => {
  assertEquals(filled("{n:12500-12500}, {m:9999-9999}").text, "12,500, 9999");
});

Deno.test("a choice may hold gaps, and one branch may be empty", () => {
  const seen = new Set(
    Array.from(
      { length: 50 },
      (_, i) => filled("Go{ to {app}| on {n:2-2}|}.", String(i)).text,
    ),
  );
  assertEquals([...seen].sort(), ["Go on 2.", "Go to Invoices.", "Go."]);
});

Deno.test("lines of a paragraph are joined, rows and steps and items are not", () => {
  assertEquals(
    filled("## Head\nOne\ntwo.\n\n1. a\n2. b\n\n| x |\n|---|\n\n- i\n  j\n- k")
      .text,
    "## Head\n\nOne two.\n\n1. a\n2. b\n\n| x |\n|---|\n\n- i j\n- k",
  );
});

Deno.test("answers are marked, and their questions stand below", () => {
  const { text, askables } = filled(
    "«{n:4-4} days.» More.\n? fact: How long\nfor {things}?\n\n" +
      "«| a |»\n«| b |»\n? table: A?\n? table: {n}?\n\nEnd.",
  );
  assertEquals(text, "4 days. More.\n\n| a |\n| b |\n\nEnd.");
  assertEquals(askables, [
    { kind: "fact", question: "How long for invoices?", answer: "4 days." },
    { kind: "table", question: "A?", answer: "| a |" },
    { kind: "table", question: "4?", answer: "| b |" },
  ]);
});

Deno.test("a mistake in a part is an error and not a gap in an article", () => {
  assertThrows(() => filled("{thing} and {thong}"), Error, "{thong}");
  assertThrows(() => filled("«No question.»"), Error, "No question");
  assertThrows(() => filled("No answer.\n? fact: Why?"), Error, "No answer");
});

Deno.test("the same name gives the same text, another name another", () => {
  const template = "{a:1-1000000} {b:1-1000000}";
  assertEquals(filled(template, "x").text, filled(template, "x").text);
  assert(filled(template, "x").text !== filled(template, "y").text);
});

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { hostileText } from "./hostile_text_for_tests.ts";
import { countCharacters, rulerFor } from "./ruler.ts";

Deno.test("countCharacters counts code points, lone halves of a pair too", () => {
  assertEquals(countCharacters("abc"), 3);
  assertEquals(countCharacters("漢字"), 2);
  assertEquals(countCharacters("a\u{1f600}"), 2);
  assertEquals(countCharacters("\ud83da\ude00"), 3);
  fc.assert(fc.property(hostileText, (text) => {
    assertEquals(countCharacters(text), Array.from(text).length);
  }));
});

Deno.test("countCharacters does not read on behind the end of a slice", () => {
  const text = "\u{1f600} ".repeat(20_000);
  for (let end = 40; end < text.length; end += 40) {
    const slice = text.slice(end - 40, end);
    assertEquals(countCharacters(slice), Array.from(slice).length);
  }
});

Deno.test("rulerFor moves on by characters, as an array of them would", () => {
  const size = fc.nat({ max: 30 });
  fc.assert(fc.property(hostileText, size, size, (text, skip, size) => {
    const characters = Array.from(text);
    const ruler = rulerFor(text);
    const at = characters.slice(0, skip).join("").length;
    const from = Math.min(skip, characters.length);
    assertEquals(
      text.slice(at, ruler.forward(at, size)),
      characters.slice(from, from + size).join(""),
    );
    assertEquals(
      text.slice(ruler.back(at, size), at),
      characters.slice(Math.max(from - size, 0), from).join(""),
    );
  }));
});

Deno.test("rulerFor goes as far as another length allows", () => {
  const text = "one two  three \u{1f600}\u{1f600} four";
  const words = (text: string) => text.match(/\S+/g)?.length ?? 0;
  const ruler = rulerFor(text, words);
  assertEquals(text.slice(0, ruler.forward(0, 2)), "one two  ");
  assertEquals(text.slice(ruler.back(text.length, 1)), " four");

  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const smiles = text.indexOf("\u{1f600}");
  // The first half of a pair is three bytes long, the pair is four.
  const ends = [3, 4, 7, 8].map((size) =>
    rulerFor(text, bytes).forward(smiles, size) - smiles
  );
  assertEquals(ends, [2, 2, 2, 4]);
});

Deno.test("rulerFor moves on by one character if not even one fits", () => {
  const ruler = rulerFor("\u{1f600}a", () => 9);
  assertEquals(ruler.forward(0, 1), 2);
  assertEquals(ruler.forward(0, 0), 0);
  assertEquals(ruler.back(3, 1), 3);
});

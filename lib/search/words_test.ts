import { assertEquals } from "@std/assert";
import { words } from "./words.ts";

Deno.test("words() keeps apostrophes inside a word and nowhere else", () => {
  assertEquals(words("'Tis the dogs' owner, isn't it? 'no'"), [
    "tis",
    "the",
    "dogs",
    "owner",
    "isn't",
    "it",
    "no",
  ]);
});

Deno.test("words() lets digits begin a word, not follow an apostrophe", () => {
  assertEquals(words("Room 12b, 24's '24"), ["room", "12b", "24's", "24"]);
});

Deno.test("words() splits at hyphens, accents and typographic apostrophes", () => {
  assertEquals(words("one-time café can’t"), [
    "one",
    "time",
    "caf",
    "can",
    "t",
  ]);
});

Deno.test("words() finds nothing in a text without letters or digits", () => {
  assertEquals(words(""), []);
  assertEquals(words(" … — ' \n"), []);
});

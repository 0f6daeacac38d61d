import { assert, assertEquals, assertFalse } from "@std/assert";
import { STOP_WORDS } from "./stop_words.ts";
import { wordCounts } from "./word_counts.ts";

Deno.test("STOP_WORDS holds the 90 published words", () => {
  assertEquals(STOP_WORDS.size, 90);
  for (const word of ["a", "some", "i", "what", "did", "won't", "there"]) {
    assert(STOP_WORDS.has(word), word);
  }
  for (const word of ["never", "set", "reset", "password", "email", "before"]) {
    assertFalse(STOP_WORDS.has(word), word);
  }
});

Deno.test("wordCounts() counts what is not a stop word", () => {
  const counts = wordCounts(
    "How do I reset my password if I never set a recovery email?",
  );
  assertEquals([...counts], [
    ["reset", 1],
    ["password", 1],
    ["never", 1],
    ["set", 1],
    ["recovery", 1],
    ["email", 1],
  ]);
});

Deno.test("wordCounts() is not misled by words that objects have", () => {
  const counts = wordCounts("constructor __proto__ toString constructor");
  assertEquals(counts.get("constructor"), 2);
  assertEquals(counts.get("proto"), 1);
  assertEquals(counts.get("tostring"), 1);
});

Deno.test("wordCounts() of stop words alone is empty", () => {
  assertEquals(wordCounts("How do I? Because it's not the one.").size, 1);
  assertEquals(wordCounts("How do I? Because it is not the one.").size, 0);
});

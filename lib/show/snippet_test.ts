import { assertEquals } from "@std/assert";
import { snippet } from "./snippet.ts";

Deno.test("snippet() keeps 49 characters and shortens 50", () => {
  assertEquals(snippet("x".repeat(49)), "x".repeat(49));
  const long = "a".repeat(25) + "b".repeat(25);
  assertEquals(snippet(long), "a".repeat(22) + " ... " + "b".repeat(22));
});

Deno.test("snippet() collapses white space before it counts", () => {
  assertEquals(snippet("  one\n\n two\t three "), "one two three");
});

Deno.test("snippet() never cuts inside a character", () => {
  assertEquals(
    snippet("😀".repeat(50)),
    "😀".repeat(22) + " ... " + "😀".repeat(22),
  );
});

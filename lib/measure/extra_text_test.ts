import { assertEquals } from "@std/assert";
import { chunksAt } from "./chunks_for_tests.ts";
import { extraText } from "./extra_text.ts";

const text = "ABCDEFGHIJ";

Deno.test("extraText() counts overlap over all documents together", () => {
  const documents = [
    { name: "a", text, chunks: chunksAt(text, [0, 6], [4, 10]) },
    { name: "b", text, chunks: chunksAt(text, [0, 10]) },
  ];
  assertEquals(extraText(documents), 0.1);
});

Deno.test("extraText() counts context, and forgives dropped white space", () => {
  const source = "ABCDE  FGHIJ";
  const chunks = chunksAt(source, [0, 5], [7, 12]).map((chunk) => ({
    ...chunk,
    text: "T:" + chunk.text,
    context: "T:",
  }));
  assertEquals(extraText([{ name: "a", text: source, chunks }]), 0.4);
});

Deno.test("extraText() of nothing is 0", () => {
  assertEquals(extraText([]), 0);
  assertEquals(extraText([{ name: "a", text, chunks: [] }]), 0);
});

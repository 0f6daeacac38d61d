import { assertEquals } from "@std/assert";
import { chunksAt } from "./chunks_for_tests.ts";
import { cutSentences } from "./cut_sentences.ts";
import { sentencesOf } from "./sentences_of.ts";

Deno.test("sentencesOf() leaves headings and blank lines out", () => {
  const text = "# Title\n\n## Part one.\nA b. C d!  E?\n\n\n#tag is text\n#";
  assertEquals(sentencesOf(text), ["A b.", "C d!", "E?", "#tag is text"]);
});

Deno.test("sentencesOf() splits only where white space follows", () => {
  assertEquals(sentencesOf('Version 1.2 of "x". Next...then'), [
    'Version 1.2 of "x".',
    "Next...then",
  ]);
  assertEquals(sentencesOf("  A.\r\nB.  "), ["A.", "B."]);
  assertEquals(sentencesOf(""), []);
});

Deno.test("cutSentences() lets overlap save a sentence", () => {
  const text = "One two. Three four.";
  const of = (...ranges: [number, number][]) =>
    cutSentences([{ name: "a", text, chunks: chunksAt(text, ...ranges) }]);
  assertEquals(of([0, 12], [12, 20]).cut, ["Three four."]);
  assertEquals(of([0, 12], [9, 20]).cut, []);
  assertEquals(of().cut, ["One two.", "Three four."]);
});

Deno.test("cutSentences() looks only in the sentence's own document", () => {
  const text = "One two.";
  const { cut, all } = cutSentences([
    { name: "a", text, chunks: chunksAt(text, [0, 4], [4, 8]) },
    { name: "b", text, chunks: chunksAt(text, [0, 8]) },
  ]);
  assertEquals(cut, ["One two."]);
  assertEquals(all, ["One two.", "One two."]);
});

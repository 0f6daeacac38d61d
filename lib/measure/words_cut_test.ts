import { assertEquals } from "@std/assert";
import { chunksAt } from "./chunks_for_tests.ts";
import { wordsCut } from "./words_cut.ts";

Deno.test("wordsCut() counts an edge inside a word, not one beside it", () => {
  const source = "get a shorter one";
  assertEquals(wordsCut(source, chunksAt(source, [0, 5], [5, 13])), []);
  assertEquals(wordsCut(source, chunksAt(source, [0, 6], [6, 17])), []);
  assertEquals(wordsCut(source, chunksAt(source, [0, 8], [8, 17])), [
    { word: "shorter", halves: ["sh", "orter"], at: 8 },
  ]);
});

Deno.test("wordsCut() counts each edge, those of overlap as well", () => {
  const source = "abcdefgh";
  const cuts = wordsCut(source, chunksAt(source, [0, 5], [3, 8]));
  assertEquals(cuts.map((cut) => cut.halves), [["abc", "defgh"], [
    "abcde",
    "fgh",
  ]]);
});

Deno.test("wordsCut() takes hyphens and apostrophes as part of a word", () => {
  const source = "it can't be re-offered";
  const cuts = wordsCut(source, chunksAt(source, [0, 7], [7, 15], [15, 22]));
  assertEquals(cuts.map((cut) => cut.word), ["can't", "re-offered"]);
});

Deno.test("wordsCut() knows words in other scripts", () => {
  const source = "naïve Приве́т";
  const cuts = wordsCut(source, chunksAt(source, [0, 3], [3, 8], [8, 13]));
  assertEquals(cuts.map((cut) => cut.word), ["naïve", "Приве́т"]);
});

Deno.test("wordsCut() does not count punctuation as a word", () => {
  assertEquals(wordsCut("--- ...", chunksAt("--- ...", [0, 2], [2, 5])), []);
  assertEquals(wordsCut("", []), []);
});

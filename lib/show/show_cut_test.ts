import { assertEquals } from "@std/assert";
import { chunksAt } from "../measure/chunks_for_tests.ts";
import { indexChunks } from "../search/index_chunks.ts";
import { showCut } from "./show_cut.ts";

const cut = (text: string, at: number) => {
  const [a, b] = indexChunks("doc", chunksAt(text, [0, at], [at, text.length]));
  return showCut(a!, b!).split("\n");
};

Deno.test("showCut() shows 50 characters before and 58 after", () => {
  const [ends, starts] = cut("a".repeat(51) + "b".repeat(59), 51);
  assertEquals(ends, "doc#1 ends:   ..." + "a".repeat(50));
  assertEquals(starts, "doc#2 starts: " + "b".repeat(58) + "...");
});

Deno.test("showCut() shows short chunks whole, on one line each", () => {
  assertEquals(cut("one\n\ntwo three", 6), [
    "doc#1 ends:   one t",
    "doc#2 starts: wo three",
  ]);
});

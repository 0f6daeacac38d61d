import { assertEquals } from "@std/assert";
import { indexChunks } from "../search/index_chunks.ts";
import { chunksAt } from "./chunks_for_tests.ts";
import { factsFound } from "./facts_found.ts";

Deno.test("factsFound() wants a fact whole, in one hit", () => {
  const source = "within one business day";
  const hits = indexChunks("doc", chunksAt(source, [0, 14], [11, 23]))
    .map((entry) => ({ score: 1, entry }));
  assertEquals(
    factsFound(hits, ["business day", "within one", "one business"]),
    [
      "business day",
      "within one",
    ],
  );
  assertEquals(factsFound(hits, ["Within one"]), []);
  assertEquals(factsFound([], ["within"]), []);
});

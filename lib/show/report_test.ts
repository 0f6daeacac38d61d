import { assertEquals } from "@std/assert";
import { chunksAt } from "../measure/chunks_for_tests.ts";
import { indexChunks } from "../search/index_chunks.ts";
import { report } from "./report.ts";

const text = "One two. Three four.";
const chunks = chunksAt(text, [0, 12], [12, 20]);
const hits = indexChunks("a-document-with-a-long-name", chunks)
  .map((entry, i) => ({ score: 0.5 - i, entry }));

Deno.test("report() lists what is missing when something was found", () => {
  assertEquals(
    report("name", [{ name: "a", text, chunks }], hits, ["One", "five", "six"]),
    [
      "name: 2 chunks of 8 to 12 characters, 1 of 2 sentences cut",
      "  0.50  a-document-with-a-long-name#1 One two. Thr",
      "  -0.50  a-document-with-a-long-name#2 ee four.",
      "  top 2: about 5 tokens, 1 of 3 answer facts (missing: five, six)",
    ].join("\n"),
  );
});

Deno.test("report() lists nothing when all or none was found", () => {
  const last = (facts: string[]) => report("", [], hits, facts).split("\n")[3];
  assertEquals(last(["One"]), "  top 2: about 5 tokens, 1 of 1 answer facts");
  assertEquals(last(["six"]), "  top 2: about 5 tokens, 0 of 1 answer facts");
});

Deno.test("report() of an empty corpus", () => {
  assertEquals(
    report("name", [], [], []),
    "name: 0 chunks, 0 of 0 sentences cut\n" +
      "  top 0: about 0 tokens, 0 of 0 answer facts",
  );
});

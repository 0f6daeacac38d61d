import { assertEquals, assertThrows } from "@std/assert";
import { chunkRecursive } from "../chunk/chunk_recursive.ts";
import { loadCorpus } from "../course/corpus.ts";
import { factsFound } from "../measure/facts_found.ts";
import { parseMarkdown } from "../parse/parse_markdown.ts";
import { parentIndex } from "./parent_index.ts";
import { searchKeywords } from "./search_keywords.ts";
import { searchParents } from "./search_parents.ts";

const text = `# Pump

## Oil

Check the oil weekly. Fill the oil slowly. Then wait.

## Filter

Replace the filter yearly. A clogged filter needs no oil.

## Alarm
`;
const index = parentIndex([{
  name: "pump",
  chunks: chunkRecursive(text, { size: 30 }),
  parents: parseMarkdown(text).sections,
}]);
const ids = (hits: { entry: { id: string } }[]) =>
  hits.map(({ entry }) => entry.id);

Deno.test("searchParents returns each parent once, the best first", () => {
  const hits = searchParents("oil filter", index, { topK: 2 });
  assertEquals(ids(hits), ["pump/2", "pump/1"]);
  const [first, second] = hits;
  assertEquals(first!.score, first!.children[0]!.score);
  assertEquals(second!.children.length > 0, true);
  assertEquals(first!.entry.chunk.text.endsWith("needs no oil."), true);
});

Deno.test("topK counts parents, childK the small hits", () => {
  assertEquals(ids(searchParents("oil", index, { topK: 1 })), ["pump/1"]);
  const both = searchParents("oil", index, { topK: 2 });
  assertEquals(ids(both), ["pump/1", "pump/2"]);
  // The two best sentences stand in one section.
  const few = searchParents("oil", index, { topK: 2, childK: 2 });
  assertEquals(ids(few), ["pump/1"]);
  assertEquals(few[0]!.children.length, 2);
});

Deno.test("a small hit without a parent is returned itself", () => {
  const [hit] = searchParents("alarm", index);
  assertEquals(hit?.entry.chunk.text, "## Alarm");
  assertEquals(hit?.entry.id.startsWith("pump#"), true);
});

Deno.test("searchParents takes any retriever, and what it leaves out", () => {
  const hits = searchParents("yearly", index, { retriever: searchKeywords });
  assertEquals(ids(hits), ["pump/2"]);
  assertEquals(
    searchParents("bicycle", index, { retriever: searchKeywords }),
    [],
  );
});

Deno.test("searchParents refuses numbers of hits that cannot be meant", () => {
  for (const name of ["topK", "childK"]) {
    assertThrows(
      () => searchParents("oil", index, { [name]: 0 }),
      RangeError,
      `${name} must be a whole number of at least 1, got 0`,
    );
  }
});

Deno.test("Kitebase: the 0.82 heading match brings all four facts", async () => {
  const kitebase = parentIndex(
    (await loadCorpus("kitebase")).map(({ name, text, sections }) => ({
      name,
      chunks: chunkRecursive(text, { size: 300 }),
      parents: sections,
    })),
  );
  const hits = searchParents(
    "How do I reset my password if I never set a recovery email?",
    kitebase,
  );
  assertEquals(ids(hits), [
    "account-recovery/1",
    "reset-password/1",
    "recovery-email/1",
  ]);
  assertEquals(hits[0]!.score.toFixed(2), "0.82");
  const facts = [
    "I can't access my email",
    "date of your last invoice",
    "one-time sign-in link",
    "one business day",
  ];
  assertEquals(factsFound(hits.slice(0, 1), facts), facts);
});

import { assertEquals } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  chunkFixed,
  chunkRecursive,
  type Hit,
  indexChunks,
  search,
} from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import exportData from "../corpus/kitebase/export-data.md" with {
  type: "text",
};
import invoices from "../corpus/kitebase/find-invoices.md" with {
  type: "text",
};
import invite from "../corpus/kitebase/invite-teammates.md" with {
  type: "text",
};
import address from "../corpus/kitebase/recovery-email.md" with {
  type: "text",
};
import reset from "../corpus/kitebase/reset-password.md" with { type: "text" };
import source from "./05-2_how_deep.ts" with { type: "text" };

const ex = exercise<{
  depth(
    hits: Hit[],
    facts: string[],
  ): { topK: number; tokens: number } | null;
}>({
  id: "05-2",
  title: "How deep",
  points: 2,
  source,
  hints: [
    "Take the first 0, 1, 2, … hits with `hits.slice(0, topK)` and ask " +
    "factsFound each time. Do not forget the last one, and none at all.",
    "`for (let topK = 0; topK <= hits.length; topK++)`: when factsFound gives " +
    "as many facts as there are, join the texts of these hits and estimate the " +
    "tokens of the whole. After the loop, return null.",
  ],
});

const hitsOf = (...texts: string[]): Hit[] =>
  indexChunks(
    "doc",
    texts.map((text): Chunk => ({ text, start: 0, end: 0, cut: "end" })),
  ).map((entry) => ({ score: 1, entry }));

ex.test("facts in two of three hits", ({ depth }) => {
  const hits = hitsOf("red", "blue", "green");
  assertEquals(depth(hits, ["red"]), { topK: 1, tokens: 1 });
  assertEquals(depth(hits, ["blue", "red"]), { topK: 2, tokens: 2 });
  assertEquals(depth(hits, ["red", "green"]), { topK: 3, tokens: 3 });
});

ex.test("tokens are estimated once, for all the text", ({ depth }) => {
  const hits = hitsOf("abcde", "fghij", "klmno", "pqrst");
  assertEquals(depth(hits, ["t"]), { topK: 4, tokens: 5 });
});

ex.test("a fact that is nowhere", ({ depth }) => {
  assertEquals(depth(hitsOf("red", "blue"), ["red", "pink"]), null);
  assertEquals(depth([], ["red"]), null);
});

ex.test("no facts to find", ({ depth }) => {
  assertEquals(depth(hitsOf("red"), []), { topK: 0, tokens: 0 });
});

ex.test("the question of the lesson", ({ depth }) => {
  const articles = [recovery, exportData, invoices, invite, address, reset];
  const ranking = (chunker: (text: string) => Chunk[]) =>
    search(
      "How do I reset my password if I never set a recovery email?",
      articles.flatMap((text, i) => indexChunks(`${i}`, chunker(text))),
      { topK: Infinity },
    );
  const facts = [
    "I can't access my email",
    "date of your last invoice",
    "one-time sign-in link",
    "one business day",
  ];
  const fixed = ranking((text) =>
    chunkFixed(text, { size: 300, overlap: 0, trim: false })
  );
  assertEquals(depth(fixed, facts), { topK: 4, tokens: 300 });
  const recursive = ranking((text) => chunkRecursive(text, { size: 300 }));
  assertEquals(depth(recursive, facts), { topK: 6, tokens: 255 });
  const sections = ranking((text) => chunkBySection(text));
  assertEquals(depth(sections, facts), { topK: 1, tokens: 129 });
});

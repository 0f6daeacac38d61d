import { assertEquals } from "@std/assert";
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
import source from "./05-1_enough_overlap.ts" with { type: "text" };

interface Article {
  name: string;
  text: string;
}

const ex = exercise<{
  countCut(articles: Article[], size: number, overlap: number): number;
  smallestOverlap(articles: Article[], size: number): number | null;
}>({
  id: "05-1",
  title: "Enough overlap",
  points: 2,
  source,
  hints: [
    "cutSentences wants the articles with their chunks: copy each article and " +
    "add `chunks`. For the second function, begin at 0 and go up.",
    "countCut is `cutSentences(articles.map((article) => ({ ...article, chunks: " +
    "chunkFixed(article.text, { size, overlap, trim: false }) }))).cut.length`. " +
    "smallestOverlap calls it in a loop while overlap is less than size.",
  ],
});

const kitebase = [recovery, exportData, invoices, invite, address, reset]
  .map((text, i) => ({ name: `article-${i + 1}`, text }));
const short = [{ name: "doors", text: "Shut the door. Ring the bell." }];

ex.test("two sentences in windows of twenty", ({ countCut }) => {
  assertEquals(countCut(short, 20, 0), 1);
  assertEquals(countCut(short, 20, 5), 0);
});

ex.test("articles are cut one by one", ({ countCut }) => {
  assertEquals(countCut([...short, ...short], 20, 0), 2);
  assertEquals(countCut([], 20, 0), 0);
});

ex.test("the six articles, as in the lesson", ({ countCut }) => {
  assertEquals(countCut(kitebase, 300, 0), 7);
  assertEquals(countCut(kitebase, 300, 30), 3);
  assertEquals(countCut(kitebase, 300, 90), 1);
});

ex.test("white space at the edges stays", ({ countCut }) => {
  // With `trim` the first window would start two characters later.
  const text = "  One two. Three four.";
  assertEquals(countCut([{ name: "a", text }], 21, 0), 1);
});

ex.test("the smallest overlap of all", ({ smallestOverlap }) => {
  assertEquals(smallestOverlap(short, 20), 5);
  assertEquals(smallestOverlap(short, 29), 0);
  assertEquals(smallestOverlap(kitebase, 300), 44);
});

ex.test("a sentence that no window holds", ({ smallestOverlap }) => {
  assertEquals(smallestOverlap(short, 13), null);
  // The second sentence fills a window and starts at a prime number, 17: only
  // windows that move on by 1 meet it.
  const text = "Shut the door.   Ring the bell.";
  assertEquals(smallestOverlap([{ name: "doors", text }], 14), 13);
});

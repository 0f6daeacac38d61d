import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./12-3_two_lots.ts" with { type: "text" };

interface Question {
  id: string;
  kind: string;
  document: string;
}

const ex = exercise<{
  twoLots(questions: Question[]): { test: Question[]; reserve: Question[] };
}>({
  id: "12-3",
  title: "Two lots, no leak",
  points: 3,
  source,
  hints: [
    "Remember for every document which lot it is in, in a Map. Look there first; " +
    "only a document that is new is free to go to either lot.",
    "For a new document count the questions of the same kind in each lot. It " +
    "goes to the reserve only if the reserve has fewer.",
  ],
});

/** "fact:a" is a question of kind fact about document a; ids are 1, 2, 3 … */
function expect(
  twoLots: (questions: Question[]) => {
    test: Question[];
    reserve: Question[];
  },
  given: string,
  expected: string,
) {
  const questions = given.split(" ").filter(Boolean).map((pair, i) => {
    const [kind = "", document = ""] = pair.split(":");
    return { id: String(i + 1), kind, document };
  });
  const { test, reserve } = twoLots(questions);
  const ids = (lot: Question[]) => lot.map(({ id }) => id).join(" ");
  const got = `${ids(test)} | ${ids(reserve)}`;
  assert(
    got === expected,
    `Given ${given}, numbered from 1, expected the lots ${expected}, got ${got}.`,
  );
}

ex.test("other documents take turns", ({ twoLots }) => {
  expect(twoLots, "fact:a fact:b fact:c fact:d", "1 3 | 2 4");
});

ex.test("each kind takes turns for itself", ({ twoLots }) => {
  expect(twoLots, "fact:a steps:b fact:c steps:d", "1 2 | 3 4");
  expect(twoLots, "fact:a fact:b steps:c fact:d steps:e", "1 3 4 | 2 5");
});

ex.test("a document stays in its lot", ({ twoLots }) => {
  expect(twoLots, "fact:a fact:a fact:a", "1 2 3 | ");
  expect(twoLots, "fact:a fact:b fact:b steps:b", "1 | 2 3 4");
});

ex.test("the lot that has fallen behind catches up", ({ twoLots }) => {
  expect(twoLots, "fact:a fact:a fact:b fact:c fact:d", "1 2 5 | 3 4");
  expect(twoLots, "fact:a fact:b fact:b fact:b fact:c fact:d", "1 5 6 | 2 3 4");
});

ex.test("documents with names that objects know", ({ twoLots }) => {
  expect(
    twoLots,
    "fact:a fact:constructor fact:toString constructor:b",
    "1 3 4 | 2",
  );
});

ex.test("none, and one", ({ twoLots }) => {
  expect(twoLots, "", " | ");
  expect(twoLots, "fact:a", "1 | ");
});

ex.test("no document in both lots, every question in one", ({ twoLots }) => {
  const questions = Array.from({ length: 200 }, (_, i) => ({
    id: String(i),
    kind: ["fact", "two", "steps"][(i * i) % 3]!,
    document: `d${(i * 37) % 61}`,
  }));
  const before = structuredClone(questions);
  const { test, reserve } = twoLots(questions);
  assertEquals(questions, before);
  const inTest = new Set(test.map(({ document }) => document));
  const leak = reserve.find(({ document }) => inTest.has(document));
  assert(!leak, `Document ${leak?.document} is in both lots.`);
  assert(
    new Set([...test, ...reserve]).size === 200 &&
      test.length + reserve.length === 200,
    "Each question belongs to exactly one lot.",
  );
});

import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./10-1_in_force.ts" with { type: "text" };

interface Dated {
  id: string;
  document: string;
  date: string;
}

const ex = exercise<{
  hitsNeeded: number;
  inForce(records: Dated[], day: string): Dated[];
}>({
  id: "10-1",
  title: "In force",
  points: 2,
  source,
  hints: [
    "Two rounds. In the first, find for each document the latest date that is " +
    "not after the day; a Map from document to date can hold it. In the " +
    "second, keep the records with that date.",
    "`date > day` compares two such strings as you want it. First round: skip " +
    "dates after the day, and set the Map where there is none yet or an " +
    "earlier one. Second round: records.filter(…).",
  ],
});

const record = (id: string, document: string, date: string): Dated => (
  { id, document, date }
);
const ids = (records: Dated[]) => records.map(({ id }) => id);

ex.test("the number on paper", ({ hitsNeeded }) => {
  assert(
    hitsNeeded === 4,
    `It is not ${hitsNeeded}. Write down the four equal hits in their order. ` +
      "At which place is the version in force?",
  );
});

const versions = [
  record("a", "no-show", "2021-03-01"),
  record("b", "no-show", "2025-02-10"),
  record("c", "no-show", "2023-09-30"),
];

ex.test("the latest version that holds already", ({ inForce }) => {
  assertEquals(ids(inForce(versions, "2025-12-31")), ["b"]);
  assertEquals(ids(inForce(versions, "2024-06-01")), ["c"]);
  assertEquals(ids(inForce(versions, "2022-01-01")), ["a"]);
});

ex.test("a version holds from its own day on", ({ inForce }) => {
  assertEquals(ids(inForce(versions, "2025-02-10")), ["b"]);
  assertEquals(ids(inForce(versions, "2025-02-09")), ["c"]);
});

ex.test("nothing holds before the first day", ({ inForce }) => {
  assertEquals(inForce(versions, "2020-12-31"), []);
  assertEquals(inForce([], "2020-12-31"), []);
});

ex.test("all records of the version, in their order", ({ inForce }) => {
  const records = [
    record("3", "refund", "2025-01-01"),
    record("x", "refund", "2022-01-01"),
    record("1", "refund", "2025-01-01"),
    record("y", "refund", "2026-01-01"),
    record("2", "refund", "2025-01-01"),
  ];
  assertEquals(ids(inForce(records, "2025-06-30")), ["3", "1", "2"]);
});

ex.test("each document by itself", ({ inForce }) => {
  const records = [
    record("r1", "refund", "2021-01-01"),
    record("n1", "no-show", "2023-01-01"),
    record("r2", "refund", "2022-01-01"),
    record("c1", "catering", "2027-01-01"),
    record("n2", "no-show", "2020-01-01"),
  ];
  assertEquals(ids(inForce(records, "2025-06-30")), ["n1", "r2"]);
});

ex.test("the records that were given are left alone", ({ inForce }) => {
  const before = structuredClone(versions);
  assertEquals(ids(inForce(versions, "2024-06-01")), ["c"]);
  assert(
    JSON.stringify(versions) === JSON.stringify(before),
    "The list of records was changed. Make a new one.",
  );
});

import { assert } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  type ChunkedDocument,
  chunkFixed,
  chunkRecursive,
} from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import address from "../corpus/kitebase/recovery-email.md" with {
  type: "text",
};
import reset from "../corpus/kitebase/reset-password.md" with { type: "text" };
import source from "./04-3_cut_or_outranked.ts" with { type: "text" };

interface Verdict {
  fact: string;
  verdict: string;
  rank: number | null;
}

const ex = exercise<{
  diagnose(
    question: string,
    facts: string[],
    documents: ChunkedDocument[],
    topK: number,
  ): Verdict[];
}>({
  id: "04-3",
  title: "Cut or outranked",
  points: 3,
  source,
  hints: [
    "Rank all chunks once. For each fact look for the first hit whose text " +
    "includes it: findIndex gives -1 if there is none. Only then ask whether " +
    "any document's text includes it.",
    "With `at` from findIndex: below 0 it is cut or absent, and the rank is " +
    "null; below topK it is found; otherwise outranked. The rank is at + 1.",
  ],
});

/** Compares verdict by verdict: the arguments are too long to be read. */
function expect(
  when: string,
  verdicts: Verdict[],
  expected: [fact: string, verdict: string, rank: number | null][],
) {
  assert(
    verdicts.length === expected.length,
    `${when}: for ${expected.length} facts expected as many verdicts, got ` +
      `${verdicts.length}.`,
  );
  for (const [i, [fact, verdict, rank]] of expected.entries()) {
    const got = verdicts[i];
    assert(
      got?.fact === fact && got.verdict === verdict && got.rank === rank,
      `${when}: for "${fact}" expected "${verdict}" with rank ${rank}, got ` +
        `"${got?.verdict}" with rank ${got?.rank}` +
        (got?.fact === fact ? "." : `, and as the fact "${got?.fact}".`),
    );
  }
}

const cutInto = (name: string, ...parts: string[]): ChunkedDocument => {
  const text = parts.join("");
  let start = 0;
  const chunks = parts.map((part): Chunk => {
    const from = start;
    start += part.length;
    return { text: part, start: from, end: start, cut: "size" };
  });
  return { name, text, chunks };
};
const doors = cutInto(
  "doors",
  "The door code is on the back of the badge. Ring the be",
  "ll twice at night.",
  "A badge that is lost is blocked at the desk.",
);
const desk = cutInto("desk", "The desk is open until six.");

ex.test("found and outranked", ({ diagnose }) => {
  const question = "What is the door code?";
  const facts = ["back of the badge", "at the desk"];
  for (const topK of [1, 2]) {
    const verdicts = diagnose(question, facts, [doors], topK);
    expect(`Three chunks, topK ${topK}`, verdicts, [
      ["back of the badge", "found", 1],
      ["at the desk", "outranked", 3],
    ]);
  }
  expect("Three chunks, topK 3", diagnose(question, facts, [doors], 3), [
    ["back of the badge", "found", 1],
    ["at the desk", "found", 3],
  ]);
});

ex.test("cut and absent", ({ diagnose }) => {
  const facts = ["Ring the bell", "Knock twice"];
  expect("A bell cut in two", diagnose("What at night?", facts, [doors], 3), [
    ["Ring the bell", "cut", null],
    ["Knock twice", "absent", null],
  ]);
});

ex.test("the best rank counts", ({ diagnose }) => {
  const question = "How long is the desk open?";
  const verdicts = diagnose(question, ["desk"], [doors, desk], 1);
  expect("The desk in two chunks, the second first", verdicts, [
    ["desk", "found", 1],
  ]);
});

ex.test("a fact of any document", ({ diagnose }) => {
  const facts = ["until six", "Ring the bell"];
  const verdicts = diagnose("Who is there?", facts, [desk, doors], 9);
  expect("Two documents", verdicts, [
    ["until six", "found", 1],
    ["Ring the bell", "cut", null],
  ]);
});

ex.test("no facts, no documents", ({ diagnose }) => {
  expect("No facts", diagnose("Who?", [], [doors], 3), []);
  expect("No documents", diagnose("Who?", ["desk"], [], 3), [
    ["desk", "absent", null],
  ]);
});

const question = "How do I reset my password if I never set a recovery email?";
const [invoice, link, day, two] = [
  "date of your last invoice",
  "one-time sign-in link",
  "one business day",
  "two business days",
];
const facts = [invoice, link, day, two];
const cutAll = (chunker: (text: string) => Chunk[]) =>
  Object.entries({
    "account-recovery": recovery,
    "recovery-email": address,
    "reset-password": reset,
  }).map(([name, text]) => ({ name, text, chunks: chunker(text) }));

ex.test("the lesson's question, in fixed windows", ({ diagnose }) => {
  const fixed = (size: number) =>
    cutAll((text) => chunkFixed(text, { size, overlap: 0, trim: false }));
  expect("Windows of 300", diagnose(question, facts, fixed(300), 3), [
    [invoice, "found", 1],
    [link, "outranked", 4],
    [day, "outranked", 4],
    [two, "absent", null],
  ]);
  expect("Windows of 165", diagnose(question, facts, fixed(165), 3), [
    [invoice, "outranked", 7],
    [link, "cut", null],
    [day, "found", 3],
    [two, "absent", null],
  ]);
});

ex.test("recursively and by section", ({ diagnose }) => {
  const recursive = cutAll((text) => chunkRecursive(text, { size: 300 }));
  expect("Recursively, topK 4", diagnose(question, facts, recursive, 4), [
    [invoice, "found", 4],
    [link, "outranked", 6],
    [day, "outranked", 6],
    [two, "absent", null],
  ]);
  const sections = cutAll((text) => chunkBySection(text));
  expect("By section, topK 1", diagnose(question, facts, sections, 1), [
    [invoice, "found", 1],
    [link, "found", 1],
    [day, "found", 1],
    [two, "absent", null],
  ]);
});

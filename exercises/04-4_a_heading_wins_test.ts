import { assert } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  chunkRecursive,
  factsFound,
  indexChunks,
  parseMarkdown,
  search,
  words,
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
import source from "./04-4_a_heading_wins.ts" with { type: "text" };

const ex = exercise<{ question: string; facts: string[] }>({
  id: "04-4",
  title: "A heading wins",
  points: 3,
  source,
  hints: [
    "Print the shortest chunks of the six articles at size 300, as in the " +
    "lesson's first mistake. Four are headings alone. Take the words of one of " +
    "them, and the facts from the section that it belongs to.",
    "Under # Locked out of your account, for instance, stand three sections; " +
    "ask about being locked out, and mind which section then comes first by " +
    "section. Or ask for a reset link, with facts from the text below that " +
    "heading.",
  ],
});

const articles = Object.entries({
  "account-recovery": recovery,
  "export-data": exportData,
  "find-invoices": invoices,
  "invite-teammates": invite,
  "recovery-email": address,
  "reset-password": reset,
});
const ASKED = [
  "How do I reset my password if I never set a recovery email?",
  "How do I reset my password?",
  "How do I send an invitation?",
  "How long does a reset link work?",
  "What happens after too many wrong passwords?",
];

function hitsOf(question: string, chunker: (text: string) => Chunk[]) {
  const entries = articles.flatMap(([name, text]) =>
    indexChunks(name, chunker(text))
  );
  return search(question, entries);
}
const recursive = (question: string) =>
  hitsOf(question, (text) => chunkRecursive(text, { size: 300 }));

ex.test("a question of your own", ({ question }) => {
  assert(
    typeof question === "string" && question.trim().endsWith("?"),
    "The question should be a text that ends with a question mark.",
  );
  const count = words(question).length;
  assert(count >= 5, `The question has ${count} words, and needs five.`);
  const plain = (text: string) => words(text).join(" ");
  assert(
    ASKED.every((asked) => plain(asked) !== plain(question)),
    "The lesson asks this question itself: find another.",
  );
});

ex.test("facts of one section", ({ facts }) => {
  assert(
    Array.isArray(facts) && new Set(facts).size >= 2,
    "There should be at least two different facts.",
  );
  const short = facts.find((fact) => fact.length < 12);
  assert(
    short === undefined,
    `"${short}" has ${short?.length} characters, and needs twelve.`,
  );
  const sections = articles.flatMap(([, text]) => parseMarkdown(text).sections);
  const missing = facts.find((fact) =>
    !sections.some(({ text }) => text.includes(fact))
  );
  assert(
    missing === undefined,
    `"${missing}" stands in the text of no section, letter for letter.`,
  );
  assert(
    sections.some(({ text }) => facts.every((fact) => text.includes(fact))),
    "The facts stand in different sections; take them all from one.",
  );
});

ex.test("recursively, a heading alone wins", ({ question }) => {
  const [best] = recursive(question);
  const { id, chunk } = best!.entry;
  assert(
    /^#+ .*$/.test(chunk.text),
    `The best hit is ${id} with ${chunk.text.length} characters, which is not ` +
      "a heading alone.",
  );
});

ex.test("recursively, no fact comes back", ({ question, facts }) => {
  const hits = recursive(question);
  const holder = hits.find((hit) => factsFound([hit], facts).length > 0);
  assert(
    !holder,
    `${holder?.entry.id}, which is among the best three, holds ` +
      `"${factsFound(hits, facts)[0]}".`,
  );
});

ex.test("by section, the best hit holds all facts", ({ question, facts }) => {
  const [best] = hitsOf(question, (text) => chunkBySection(text));
  const missing = facts.find((fact) => !best!.entry.chunk.text.includes(fact));
  assert(
    missing === undefined,
    `By section the best hit is ${best!.entry.id}, and "${missing}" is not ` +
      "in it.",
  );
});

import { assert } from "@std/assert";
import { chunkFixed, indexChunks, search, wordCounts } from "chunking";
import { exercise } from "chunking/exercise";
import source from "./04-1_which_chunk_wins.ts" with { type: "text" };

const ex = exercise<{ winners: string[] }>({
  id: "04-1",
  title: "Which chunk wins",
  points: 2,
  source,
  hints: [
    "Write the counted words of the question down, and below them those of " +
    "each chunk. Cross out small words first (how, do, I, my, your, the, is, " +
    "one …). Then count: how many in common, how many at all?",
    "In round 2 look at the forms of the words. In round 3 work out " +
    "1/√(2 × 2) and 2/√(2 × 5). In round 5, `a` has password three times, so " +
    "its length is √(9 + 1 + 1 + 1), and its score 3/√(2 × 12).",
  ],
});

const ROUNDS = [
  {
    question: "Where do I find my invoice?",
    a: "Every invoice is under Settings, Billing, newest first.",
    b: "Find your invoice",
    c: "An invoice has a number and a date.",
  },
  {
    question: "How do I invite guests?",
    a: "How do I do it? Here is how you do it.",
    b: "Invitations: a guest",
    c: "Open Members, click Invite and paste an address.",
  },
  {
    question: "Can I export comments?",
    a: "An export holds every project, comment and attachment.",
    b: "Comments are private.",
    c: "Export: projects, files, comments and pictures.",
  },
  {
    question: "I lost my phone. How do I sign in?",
    a: "Enter one of the backup codes you saved.",
    b: "If you lost your phone: enter one of the backup codes you saved.",
    c: "Sign in with your password on the first page.",
  },
  {
    question: "How do I reset my password?",
    a: "Password, password, password: phone, laptop, door.",
    b: "Click Forgot and reset the password.",
    c: "The reset link works.",
  },
];

const list = (words: string[]) => words.join(", ") || "none";

ex.test("five letters", ({ winners }) => {
  assert(
    Array.isArray(winners) && winners.length === 5 &&
      winners.every((letter) => /^[abc]$/.test(letter)),
    `winners should be five letters, each "a", "b" or "c", not ` +
      `${Deno.inspect(winners)}.`,
  );
});

for (const [i, { question, ...texts }] of ROUNDS.entries()) {
  ex.test(`round ${i + 1}: ${question}`, ({ winners }) => {
    const entries = Object.entries(texts).flatMap(([letter, text]) =>
      indexChunks(letter, chunkFixed(text))
    );
    const [best] = search(question, entries);
    const letter = winners[i];
    const text = Object.entries(texts).find(([name]) => name === letter)?.[1];
    const asked = [...wordCounts(question).keys()];
    const counts = wordCounts(text ?? "");
    const all = [...counts].map(([word, n]) => n > 1 ? `${word} (${n})` : word);
    const shared = asked.filter((word) => counts.has(word));
    assert(
      letter === best?.entry.document,
      `Round ${i + 1}: ${letter} does not win. Counted in the question: ${
        list(asked)
      }; in ${letter}: ${list(all)}; in both: ${list(shared)}.`,
    );
  });
}

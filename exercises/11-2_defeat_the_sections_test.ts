import { assert, assertEquals } from "@std/assert";
import { type Chunk, chunkBySection, chunkFixed } from "chunking";
import { exercise } from "chunking/exercise";
import recovery from "../corpus/kitebase/account-recovery.md" with {
  type: "text",
};
import exporting from "../corpus/kitebase/export-data.md" with { type: "text" };
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
import source from "./11-2_defeat_the_sections.ts" with { type: "text" };

const ex = exercise<{ edit(article: string): string }>({
  id: "11-2",
  title: "Defeat the sections",
  points: 2,
  source,
  hints: [
    "Which few characters of an article are in the text of every chunk that " +
    "chunkBySection makes? And what must an edit not change, if no window is " +
    "to move?",
    "Change letters of the title, and keep its length. A regular expression " +
    "that starts with ^# finds the title.",
  ],
});

const ARTICLES = { recovery, exporting, invoices, invite, address, reset };

const fresh = (
  cut: (text: string) => Chunk[],
  before: string,
  after: string,
) => {
  const known = new Set(cut(before).map(({ text }) => text));
  const chunks = cut(after);
  const count = chunks.filter(({ text }) => !known.has(text)).length;
  return { count, all: chunks.length };
};

ex.test("every section's chunk is new", ({ edit }) => {
  for (const [name, article] of Object.entries(ARTICLES)) {
    const after = edit(article);
    assertEquals(typeof after, "string");
    const { count, all } = fresh(
      (text) => chunkBySection(text),
      article,
      after,
    );
    assert(
      count === all && all > 1,
      `Of the ${all} section chunks of ${name}, ${count} are new; it should be ` +
        "all of them, and not fewer chunks than before.",
    );
  }
});

ex.test("one window is new", ({ edit }) => {
  for (const [name, article] of Object.entries(ARTICLES)) {
    const { count } = fresh(
      (text) => chunkFixed(text, { size: 300, overlap: 0, trim: false }),
      article,
      edit(article),
    );
    assert(
      count === 1,
      `In ${name}, ${count} windows are new; it should be one. Has the length ` +
        "of the article changed?",
    );
  }
});

ex.test("at most ten characters are different", ({ edit }) => {
  for (const [name, article] of Object.entries(ARTICLES)) {
    const after = edit(article);
    const other = [...article].filter((letter, i) => after[i] !== letter);
    assert(
      after.length === article.length && after !== article &&
        other.length <= 10,
      `In ${name} more has changed than ten characters, or nothing at all.`,
    );
  }
});

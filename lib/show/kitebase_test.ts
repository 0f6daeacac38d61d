// The published figures of the Kitebase article, from the library's functions.
// Expected texts are the article's own.
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { chunkBySection } from "../chunk/chunk_by_section.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { chunkRecursive } from "../chunk/chunk_recursive.ts";
import type { Chunk } from "../chunk/chunk.ts";
import { estimateTokens } from "../measure/estimate_tokens.ts";
import { extraText } from "../measure/extra_text.ts";
import { factsFound } from "../measure/facts_found.ts";
import { search } from "../search/search.ts";
import { ARTICLES, FACTS, QUESTION, run } from "./kitebase_for_tests.ts";
import { showCut } from "./show_cut.ts";

const fixed = (size: number, overlap: number) => (text: string) =>
  chunkFixed(text, { size, overlap, trim: false });
const recursive = (size: number) => (text: string) =>
  chunkRecursive(text, { size });
const section = (text: string) => chunkBySection(text, { maxSize: 600 });
const whole = (text: string): Chunk[] => [
  { text, start: 0, end: text.length, cut: "end" },
];

const rankOf = (id: string, entries: ReturnType<typeof run>["entries"]) =>
  search(QUESTION, entries, { topK: Infinity })
    .findIndex((hit) => hit.entry.id === id) + 1;

Deno.test("K1: fixed size", () => {
  const { printed, entries } = run("fixed-size", fixed(300, 0));
  assertEquals(
    printed,
    `fixed-size: 13 chunks of 31 to 300 characters, 7 of 34 sentences cut
  0.60  account-recovery#1   # Locked out of your a ... ce. Support checks the
  0.53  recovery-email#1     # Add or change your r ...  > Security > Recovery
  0.53  reset-password#1     # Reset your password  ...  recovery email, see "
  top 3: about 225 tokens, 2 of 4 answer facts (missing: one-time sign-in link, one business day)`,
  );
  assertEquals(rankOf("account-recovery#2", entries), 4);
});

Deno.test("K2: where the first cut lands", () => {
  const [first, second] = run("fixed-size", fixed(300, 0)).entries;
  assertEquals(
    showCut(first!, second!),
    `account-recovery#1 ends:   ...the date of your last invoice. Support checks the
account-recovery#2 starts: details and emails a one-time sign-in link to the address ...`,
  );
});

Deno.test("K3: overlap of 60", () => {
  const { printed, documents, entries, hits } = run("", fixed(300, 60));
  assertStringIncludes(printed, ": 14 chunks of ");
  assertStringIncludes(printed, "0 of 34 sentences cut");
  assertStringIncludes(printed, "2 of 4 answer facts");
  assertEquals(Math.round(extraText(documents) * 100), 17);
  assertEquals(
    hits.map((hit) => hit.entry.id),
    run("", fixed(300, 0)).hits.map((hit) => hit.entry.id),
  );
  assert(entries[1]?.chunk.text.startsWith("e URL"));
  assertEquals(rankOf("account-recovery#2", entries), 4);
});

Deno.test("K4: recursive", () => {
  const { printed, entries, hits } = run("recursive", recursive(300));
  assertEquals(
    printed,
    `recursive: 18 chunks of 21 to 275 characters, 0 of 34 sentences cut
  0.82  account-recovery#2   ## If you never set a recovery email
  0.58  reset-password#1     # Reset your password
  0.51  recovery-email#1     # Add or change your r ... you leave the company.
  top 3: about 73 tokens, 0 of 4 answer facts`,
  );
  const body = entries.slice(2, 4).map((entry) => ({ score: 0, entry }));
  assertEquals(body.map((hit) => hit.entry.id), [
    "account-recovery#3",
    "account-recovery#4",
  ]);
  assertEquals(factsFound(body, FACTS), FACTS);
  assert(!hits.some((hit) => hit.entry === entries[2]));
});

Deno.test("K5: by section", () => {
  assertEquals(
    run("by section", section).printed,
    `by section: 13 chunks of 158 to 515 characters, 0 of 34 sentences cut
  0.61  account-recovery#1   Locked out of your acc ...  doesn't happen again.
  0.51  recovery-email#1     Add or change your rec ... you leave the company.
  0.50  reset-password#1     Reset your password: S ...  out of your account".
  top 3: about 267 tokens, 4 of 4 answer facts`,
  );
});

Deno.test("K6: whole files", () => {
  const { printed, hits } = run("whole file", whole);
  assertEquals(hits[0]?.score.toFixed(2), "0.54");
  assertStringIncludes(printed, "about 445 tokens, 4 of 4 answer facts");
});

Deno.test("K7: an overlap of 30 is not enough", () => {
  const { printed } = run("", fixed(300, 30));
  assertStringIncludes(printed, " 3 of 34 sentences cut");
});

Deno.test("K8: the fourth hit", () => {
  const size = run("", fixed(300, 0), 4);
  assertStringIncludes(size.printed, "top 4: about ");
  assertStringIncludes(size.printed, "4 of 4 answer facts");
  const { printed } = run("", recursive(300), 4);
  assertStringIncludes(printed, "2 of 4 answer facts");
});

Deno.test("K9: chunks of 600", () => {
  const chunkers = [
    fixed(600, 0),
    fixed(600, 60),
    recursive(600),
    section,
    whole,
  ];
  const last = chunkers.map((chunker) =>
    run("", chunker).printed.split("\n").at(-1)
  );
  assertEquals(
    last,
    [375, 375, 355, 267, 445].map((tokens) =>
      `  top 3: about ${tokens} tokens, 4 of 4 answer facts`
    ),
  );
});

Deno.test("K10: the article and its heading, in numbers", () => {
  const article = ARTICLES.find(({ name }) => name === "account-recovery");
  assertEquals(article?.text.length, 879);
  assertEquals(estimateTokens(879), 220);
  const [best] = run("", recursive(300)).hits;
  assertEquals(estimateTokens(best!.entry.chunk.text.length), 9);
  assertEquals(factsFound([best!], FACTS), []);
  // Erratum E3: heading and body are 490 characters, 520 with the title.
  assertEquals(article?.text.indexOf("\n\n## After"), 520);
  assertEquals(520 - article!.text.indexOf("## If"), 490);
});

Deno.test("K11: a heading's section holds every fact", () => {
  const [best] = run("", recursive(300)).hits;
  assertEquals(best?.score.toFixed(2), "0.82");
  const { document, chunk } = best!.entry;
  const article = ARTICLES.find(({ name }) => name === document)!;
  // The section that the heading belongs to is the first to end after it.
  const parent = article.sections.find((section) => section.end > chunk.start);
  assertEquals(FACTS.filter((fact) => parent?.text.includes(fact)), FACTS);
});

Deno.test("K12: what a new sentence near the top changes", () => {
  const { text } = ARTICLES[0]!;
  const at = text.indexOf("On the sign-in page");
  const edited = text.slice(0, at) + "It happens to everyone. " +
    text.slice(at);
  const changed = (chunker: (text: string) => Chunk[]) => {
    const before = new Set(chunker(text).map((chunk) => chunk.text));
    const after = chunker(edited);
    const fresh = after.filter((chunk) => !before.has(chunk.text));
    return `${fresh.length} of ${after.length}`;
  };
  assertEquals(changed(fixed(300, 0)), "4 of 4");
  assertEquals(changed(section), "1 of 3");
});

// The chunk counts and sizes that Kitebase's article states (K1 to K9 of the
// published figures). What the top 3 hold is tested with the search.
import { assert, assertEquals } from "@std/assert";
import { loadCorpus } from "../course/corpus.ts";
import { cutSentences } from "../measure/cut_sentences.ts";
import {
  type Chunk,
  chunkBySection,
  chunkFixed,
  chunkRecursive,
} from "./mod.ts";

const corpus = await loadCorpus("kitebase");
const article = corpus.find((document) => document.name === "account-recovery")!
  .text;

function sizes(chunker: (text: string) => Chunk[]) {
  const lengths = corpus.flatMap((document) => chunker(document.text))
    .map((chunk) => chunk.text.length);
  return [lengths.length, Math.min(...lengths), Math.max(...lengths)];
}

function sentencesCut(chunker: (text: string) => Chunk[]) {
  const { cut, all } = cutSentences(
    corpus.map(({ name, text }) => ({ name, text, chunks: chunker(text) })),
  );
  return `${cut.length} of ${all.length}`;
}

const fixed = (size: number, overlap: number) => (text: string) =>
  chunkFixed(text, { size, overlap, trim: false });

Deno.test("K1: fixed size 300", () => {
  assertEquals(sizes(fixed(300, 0)), [13, 31, 300]);
  assertEquals(sentencesCut(fixed(300, 0)), "7 of 34");
});

Deno.test("K2: the first cut lands inside the answer", () => {
  const [first, second] = fixed(300, 0)(article);
  assert(
    first!.text.trimEnd().endsWith(
      "the date of your last invoice. Support checks the",
    ),
  );
  assert(
    second!.text.trimStart().startsWith(
      "details and emails a one-time sign-in link to the address ",
    ),
  );
});

Deno.test("K3: an overlap of 60 costs one chunk and 17% more text", () => {
  const length = (chunks: Chunk[]) =>
    chunks.reduce((sum, chunk) => sum + chunk.text.length, 0);
  const plain = corpus.map(({ text }) => length(fixed(300, 0)(text)));
  const shared = corpus.map(({ text }) => length(fixed(300, 60)(text)));
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b);

  assertEquals(sizes(fixed(300, 60))[0], 14);
  assertEquals(sentencesCut(fixed(300, 60)), "0 of 34");
  assertEquals(Math.round((sum(shared) / sum(plain) - 1) * 100), 17);
  const second = fixed(300, 60)(article)[1]!;
  assert(second.text.startsWith("e URL"));
  assertEquals(second.overlap, 60);
});

Deno.test("K4: recursive, with a heading for a chunk", () => {
  assertEquals(sizes(chunkRecursive), [18, 21, 275]);
  assertEquals(sentencesCut(chunkRecursive), "0 of 34");
  const [, heading, body, rest] = chunkRecursive(article);
  assertEquals(heading!.text, "## If you never set a recovery email");
  assertEquals(heading!.cut, "line");
  assert(body!.text.startsWith("Without a recovery email,"));
  assert(rest!.text.includes("one business day"));
});

Deno.test("K5: by section, the title on every chunk", () => {
  assertEquals(sizes(chunkBySection), [13, 158, 515]);
  assertEquals(sentencesCut(chunkBySection), "0 of 34");
  assert(
    chunkBySection(article)[0]!.text.startsWith(
      "Locked out of your account: If you never set a recovery email\nWithout",
    ),
  );
});

Deno.test("K6, K10: the whole article has 879 characters", () => {
  assertEquals(article.length, 879);
  assertEquals(chunkRecursive(article, { size: 879 }).length, 1);
});

Deno.test("K7: an overlap of 30 still cuts three sentences", () => {
  assertEquals(sentencesCut(fixed(300, 30)), "3 of 34");
});

Deno.test("K8: the second half of the answer is a chunk of its own", () => {
  const [, second] = fixed(300, 0)(article);
  assert(second!.text.includes("one-time sign-in link"));
  assert(second!.text.includes("one business day"));
});

Deno.test("K9: at 600 one chunk holds the whole answer", () => {
  const facts = [
    "I can't access my email",
    "date of your last invoice",
    "one-time sign-in link",
    "one business day",
  ];
  const chunkers = [
    fixed(600, 0),
    fixed(600, 60),
    (text: string) => chunkRecursive(text, { size: 600 }),
    chunkBySection,
  ];
  for (const chunker of chunkers) {
    const holder = chunker(article).find((chunk) =>
      facts.every((fact) => chunk.text.includes(fact))
    );
    assert(holder);
  }
});

Deno.test("a minimum size puts the lone heading with its text", () => {
  const chunks = chunkRecursive(article, { minSize: 80 });
  const holder = chunks.find((chunk) =>
    chunk.text.includes("## If you never set a recovery email")
  )!;
  assert(holder.text.includes("Without a recovery email"));
  assertEquals(chunks.filter((chunk) => chunk.text.length < 80), []);
});

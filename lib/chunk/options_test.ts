// A notebook has no compiler: a misspelt option must not pass for none. What the
// chunkers refuse besides is in contract_options_test.ts.
import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import {
  costOf,
  hashChunks,
  indexChunks,
  neighbours,
  parentIndex,
  parseMarkdown,
  search,
  searchKeywords,
  searchParents,
  standIn,
  withinBudget,
} from "../mod.ts";
import { chunkCode } from "./chunk_code.ts";
import {
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkLikeLangChain,
  chunkRecursive,
  chunkSemantic,
  chunkStream,
  sentenceGaps,
  type StreamChunker,
} from "./mod.ts";

const text = "One two. Three.";
const entries = indexChunks("a", chunkFixed(text));
const index = parentIndex([]);

// Each with what is wrong, and the word that must be in the error.
const CALLS: [name: string, call: () => unknown, word: string][] = [
  ["fixed", () => chunkFixed(text, wrong({ maxSize: 200 })), "it is size"],
  ["fixed", () => chunkFixed(text, Object.create({ k: 5 })), "no option k"],
  ["sentence", () => chunkBySentence(text, wrong({ size: 4 })), "is maxSize"],
  ["structure", () => chunkByStructure([], wrong({ size: 4 })), "is maxSize"],
  ["recursive", () => chunkRecursive(text, wrong({ maxSize: 4 })), "is size"],
  ["section", () => chunkBySection(text, wrong({ size: 4 })), "is maxSize"],
  ["blocks", () => chunkBlocks(text, wrong({ size: 4 })), "is maxSize"],
  ["code", () => chunkCode(text, wrong({ lang: "tsx" })), "lang: the options"],
  ["code", () => chunkCode(text, wrong(undefined)), "{ language: … }"],
  ["parse", () => parseMarkdown(text, wrong({ depth: 2 })), "depth: the"],
  ["search", () => search(text, entries, wrong({ k: 5 })), "it is topK"],
  ["search", () => search(text, entries, wrong(5)), "{ topK: … }, got 5"],
  ["keywords", () => searchKeywords(text, entries, wrong({ k: 5 })), "topK"],
  ["parents", () => searchParents(text, index, wrong({ k: 5 })), "it is topK"],
  ["neighbours", () => neighbours([], [], wrong({ size: 1 })), "before, after"],
  ["budget", () => withinBudget([], 9, wrong({ unit: "token" })), "length"],
  ["cost", () => costOf([], wrong({ unit: "token" })), "length"],
];

// deno-lint-ignore no-explicit-any
const wrong = (options: unknown): any => options;

for (const [name, call, word] of CALLS) {
  Deno.test(`${name} rejects options that it does not know: ${word}`, () => {
    assertThrows(call, TypeError, word);
  });
}

Deno.test("a section's start must be a position", () => {
  const sections = (start: unknown) => [{ heading: "", text, start }];
  const said = "a section's start must be a position in its document, got ";
  const bad: [unknown, string][] = [["5", '"5"'], [NaN, "NaN"], [-1, "-1"]];
  for (const [start, shown] of [...bad, [null, "null"] as const]) {
    const call = () => chunkByStructure(wrong(sections(start)));
    assertThrows(call, TypeError, said + shown);
  }
});

Deno.test("a separator that could cut a character is refused", () => {
  const text = "aa\u{1f600}bb";
  for (const half of ["\ud83d", "\ude00", "aa\ud83d", "\ude00b"]) {
    for (const chunker of [chunkRecursive, chunkLikeLangChain]) {
      assertThrows(
        () => chunker(text, { separators: [" ", half] }),
        RangeError,
        `a separator must be whole characters, got ${JSON.stringify(half)}`,
      );
    }
  }
  for (const whole of ["\u{1f600}", "\ud83dx", "x\ude00"]) {
    const chunks = chunkRecursive(text, { size: 3, separators: [whole] });
    assertEquals(chunks.at(-1)?.text, "bb");
  }
});

Deno.test("a length is checked each time, not only at first", async () => {
  const bad: [(text: string) => unknown, string][] = [
    [(text) => text ? NaN : 0, "got NaN for"],
    [(text) => text ? "5" : 0, 'got "5" for'],
    [(text) => text ? -1 : 0, "got -1 for"],
    [(text) => text ? Promise.resolve(3) : 0, "got a promise for"],
    [(text) => text.length < 3 ? text.length : undefined, "got undefined for"],
  ];
  const sections = [{ heading: "One", text: "Eight is. It is late." }];
  const code = "def one():\n    return 1\n\ndef two():\n    return 2\n";
  for (const [given, word] of bad) {
    const length = wrong(given);
    const message = ` must give a number, ${word}`;
    const calls = [
      () => chunkFixed("One two. Three. Four.", { length }),
      () => chunkBySentence("One two. Three. Four.", { length }),
      () => chunkByStructure(sections, { length }),
      () => chunkRecursive("One two. Three. Four.", { length }),
      () => chunkBySection("# One\n\nEight is. It is late.", { length }),
      () => chunkBlocks("# One\n\nEight is. It is late.", { length }),
      () => chunkCode(code, { language: "python", length }),
      () => chunkLikeLangChain("One two. Three.", { lengthFunction: length }),
      () => costOf(chunkFixed("One two. Three."), { length }),
    ];
    for (const call of calls) assertThrows(call, TypeError, message);
    const options = { embedder: standIn, length };
    await assertRejects(
      () => chunkSemantic("Cats purr. Rockets launch.", options),
      TypeError,
      message,
    );
  }
  assertThrows(
    () => chunkRecursive("a".repeat(50), { length: wrong(bad[0]![0]) }),
    TypeError,
    `got NaN for "${"a".repeat(40)}…"`,
  );
});

Deno.test("each refuses what is no function in a length's place", () => {
  for (const length of [{}, null, "characters", 5].map(wrong)) {
    const calls = [
      () => chunkFixed(text, { length }),
      () => chunkByStructure([], { length }),
      () => chunkBlocks(text, { length }),
      () => chunkCode(text, { language: "python", length }),
      () => chunkLikeLangChain(text, { lengthFunction: length }),
    ];
    for (const call of calls) {
      assertThrows(call, TypeError, " must be a function, got ");
    }
  }
});

Deno.test("what takes its time rejects them as well", async () => {
  const embedder = standIn;
  const options = wrong({ embedder, size: 4 });
  await assertRejects(() => chunkSemantic(text, options), TypeError, "maxSize");
  await assertRejects(() => sentenceGaps(text, options), TypeError, "window");
  await assertRejects(() => hashChunks("a", [], options), TypeError, "version");
});

Deno.test("a minimum above the default maximum is refused", async () => {
  assertThrows(
    () => chunkRecursive(text, { minSize: 301 }),
    RangeError,
    "minSize must not be larger than size 300, got 301",
  );
  await assertRejects(
    () => chunkSemantic(text, { embedder: standIn, minSize: 2_001 }),
    RangeError,
    "minSize must not be larger than maxSize 2000, got 2001",
  );
});

Deno.test("options that are changed after the call change nothing", async () => {
  const gaps = "Cats purr. Cats nap. Rockets launch. Rockets land.";
  const late = { embedder: standIn, threshold: -1, maxSize: 99 };
  const semantic = chunkSemantic(gaps, late);
  Object.assign(late, { threshold: 5, percentile: -5, maxSize: 0 });
  assertEquals((await semantic).length, 1);

  const parts = ["One two. Th", "ree. Four", " five six. Seven"];
  const whole = parts.join("");
  const separators = [" "];
  async function change<T extends object>(cut: StreamChunker<T>, options: T) {
    const wanted = cut(whole, options);
    const chunks = chunkStream(parts, cut, options);
    Object.assign(options, { size: 1, maxSize: 1 });
    separators[0] = "e";
    assertEquals(await Array.fromAsync(chunks), wanted);
  }
  await change(chunkFixed, { size: 9, overlap: 0 });
  await change(chunkBySentence, { maxSize: 9 });
  separators[0] = " ";
  await change(chunkRecursive, { size: 9, separators });
});

Deno.test("options may be inherited", async () => {
  const whole = "One two. Three. Four. ".repeat(40);
  const sections = [{ heading: "A", text: whole }];
  const length = (text: string) => text.length;
  const heir = <T extends object>(options: T): T => Object.create(options);
  const all = (keep: <T extends object>(options: T) => T) =>
    Promise.all([
      chunkBySentence(whole, keep({ maxSize: 20, length })),
      chunkByStructure(sections, keep({ maxSize: 20 })),
      chunkSemantic(whole, keep({ embedder: standIn, maxSize: 9, length })),
      Array.fromAsync(
        chunkStream([whole], chunkFixed, keep({ size: 9, overlap: 4 })),
      ),
      Array.fromAsync(
        chunkStream([whole], chunkBySentence, keep({ maxSize: 20 })),
      ),
    ]);
  assertEquals(await all(heir), await all((options) => options));
});

Deno.test("chunkStream has the defaults of its chunkers", async () => {
  const whole = "One two. Three. Four. ".repeat(200);
  for (const chunker of [chunkFixed, chunkBySentence, chunkRecursive]) {
    const chunks = await Array.fromAsync(chunkStream([whole], chunker));
    assertEquals(chunks, chunker(whole));
  }
});

// Faults that users reported in other chunkers, as inputs and right answers.
// Each has a name: `deno test -A --filter fixed-surrogate-pair lib` runs what
// is tested of one.
//
// | names | where |
// |---|---|
// | fixed-…, recursive-… | here |
// | sentence-…, structure-…, section-… | reported_faults_in_structure_test.ts |
// | semantic-…, code-… | chunk_semantic_test.ts, chunk_code_test.ts |
// | markdown-… | ../parse/parse_markdown_test.ts |
// | tokens-… | ../measure/tokens_test.ts |
// | every kind, in all other chunkers | reported_faults_everywhere_test.ts |
import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  type Chunk,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
} from "./mod.ts";

const texts = (chunks: Chunk[]) => chunks.map((chunk) => chunk.text);
const ranges = (chunks: Chunk[]) =>
  chunks.map((chunk) => [chunk.start, chunk.end]);
const section = (text: string) => ({ heading: "Section", text });

/** All chunkers with one size, and no overlap. */
const CHUNKERS: Record<string, (text: string, size: number) => Chunk[]> = {
  chunkFixed: (text, size) => chunkFixed(text, { size, overlap: 0 }),
  "chunkFixed, raw": (text, size) =>
    chunkFixed(text, { size, overlap: 0, trim: false }),
  chunkBySentence: (text, maxSize) => chunkBySentence(text, { maxSize }),
  chunkByStructure: (text, maxSize) =>
    chunkByStructure([section(text)], { maxSize }),
  chunkRecursive: (text, size) => chunkRecursive(text, { size }),
  chunkBySection: (text, maxSize) =>
    chunkBySection(text, { maxSize, context: "none" }),
};

// https://github.com/odysseus-dev/odysseus/pull/1573
Deno.test("fixed-redundant-tail: the window stops where the text ends", () => {
  for (const trim of [true, false]) {
    const cut = (text: string) =>
      texts(chunkFixed(text, { size: 6, overlap: 2, trim }));
    assertEquals(cut("abcdefghij"), ["abcdef", "efghij"]);
    assertEquals(cut("abcdefghijk"), ["abcdef", "efghij", "ijk"]);
    assertEquals(cut("abc"), ["abc"]);
  }
  const chunks = chunkRecursive("abcdefghij", { size: 6, overlap: 2 });
  assertEquals(texts(chunks), ["abcd", "cdefgh", "ghij"]);
});

// https://github.com/elizaOS/eliza/issues/28564
Deno.test("fixed-bad-options: an option that cannot be meant is refused before any work", () => {
  const untouched = {
    heading: "",
    get text(): string {
      throw new Error("the text was looked at");
    },
  };
  for (const value of [0, -3, NaN, 2.5, Infinity]) {
    const say = (name: string) =>
      `${name} must be a whole number of at least 1, got ${value}`;
    const size = { size: value, overlap: 0 };
    const maxSize = { maxSize: value };
    assertThrows(() => chunkFixed("abc", size), RangeError, say("size"));
    assertThrows(() => chunkRecursive("abc", size), RangeError, say("size"));
    assertThrows(
      () => chunkBySentence("abc", maxSize),
      RangeError,
      say("maxSize"),
    );
    assertThrows(
      () => chunkByStructure([untouched], maxSize),
      RangeError,
      say("maxSize"),
    );
    assertThrows(
      () => chunkBySection("abc", maxSize),
      RangeError,
      say("maxSize"),
    );
    assertThrows(
      () => chunkBySection("abc", { level: value }),
      RangeError,
      say("level"),
    );
  }
  for (const chunker of [chunkFixed, chunkRecursive]) {
    for (const overlap of [4, 5]) {
      assertThrows(
        () => chunker("abcdef", { size: 4, overlap }),
        RangeError,
        "overlap must be smaller than size, or the window never advances",
      );
    }
    for (const overlap of [-1, NaN, 1.5]) {
      assertThrows(
        () => chunker("abcdef", { size: 4, overlap }),
        RangeError,
        `overlap must be a whole number of at least 0, got ${overlap}`,
      );
    }
  }
  for (const minSize of [-1, NaN, 0.5]) {
    assertThrows(
      () => chunkRecursive("abc", { minSize }),
      RangeError,
      `minSize must be a whole number of at least 0, got ${minSize}`,
    );
  }
  assertThrows(
    () => chunkRecursive("abc", { size: 9, minSize: 10 }),
    RangeError,
    "minSize must not be larger than size 9, got 10",
  );
  assertThrows(
    () => chunkRecursive("abc", { separators: ["\n", ""] }),
    RangeError,
    'separators must not hold ""',
  );
});

Deno.test("a notebook without a compiler hears what went wrong", () => {
  // deno-lint-ignore no-explicit-any
  const wrong = (value: unknown) => value as any;
  assertThrows(
    () => chunkFixed(wrong({ text: "parsed" })),
    TypeError,
    "text must be a string, got an object",
  );
  assertThrows(
    () => chunkFixed("abc", { size: wrong("10") }),
    RangeError,
    'size must be a whole number of at least 1, got "10"',
  );
  assertThrows(
    () => chunkByStructure(wrong("a text")),
    TypeError,
    "sections must be a list, such as parseMarkdown(text).sections",
  );
  assertThrows(
    () => chunkByStructure([], { context: wrong("title") }),
    RangeError,
    'context must be "none" or "path", got "title"',
  );
});

// https://github.com/tobi/qmd/pull/777
Deno.test("fixed-surrogate-pair: no character is cut in two", () => {
  const cut = (text: string, size: number) =>
    texts(chunkFixed(text, { size, overlap: 0 }));
  assertEquals(cut("ab\u{1f600}cd", 3), ["ab\u{1f600}", "cd"]);
  assertEquals(cut("\u{1f600}\u{1f600}", 1), ["\u{1f600}", "\u{1f600}"]);

  const text = "a\u{1f600}b\u{1f468}\u200d\u{1f469} c\u{1f600}\u{1f600}. D";
  for (const [name, chunker] of Object.entries(CHUNKERS)) {
    for (let size = 1; size <= 12; size++) {
      for (const chunk of chunker(text, size)) {
        assert(chunk.text.isWellFormed(), `${name} at ${size}`);
      }
    }
  }
  for (let size = 2; size <= 12; size++) {
    for (let overlap = 0; overlap < size; overlap++) {
      for (const chunker of [chunkFixed, chunkRecursive]) {
        for (const chunk of chunker(text, { size, overlap })) {
          assert(chunk.text.isWellFormed());
        }
      }
    }
  }
});

// https://github.com/agno-agi/agno/issues/10350
Deno.test("fixed-blank-chunk: no chunk is blank, and positions tell of the gap", () => {
  const text = "Header::        Footer::";
  const chunks = chunkFixed(text, { size: 8, overlap: 0 });
  assertEquals(texts(chunks), ["Header::", "Footer::"]);
  assertEquals(ranges(chunks), [[0, 8], [16, 24]]);

  for (const [name, chunker] of Object.entries(CHUNKERS)) {
    for (const blank of ["", " \n\t "]) {
      assertEquals(chunker(blank, 8), [], name);
    }
    for (const chunk of chunker(text, 8)) assert(chunk.text.trim(), name);
  }
});

// https://github.com/langchain-ai/langchain/issues/20908
Deno.test("recursive-separator-moved: a full stop stays with its sentence", () => {
  const text = "Pumps stop. Valves close. Alarms ring.";
  const sentences = ["Pumps stop.", "Valves close.", "Alarms ring."];
  for (const options of [{}, { mergeNeighbours: true }, { minSize: 5 }]) {
    const chunks = chunkRecursive(text, { size: 14, ...options });
    assertEquals(texts(chunks), sentences);
  }
  assertEquals(texts(chunkBySentence(text, { maxSize: 14 })), sentences);
  const inSection = chunkBySection(text, { maxSize: 14, context: "none" });
  assertEquals(texts(inSection), sentences);
});

// https://github.com/mastra-ai/mastra/pull/18351
Deno.test("recursive-unbroken-word: a word longer than the size is cut, and nothing else", () => {
  const cut = (text: string) => texts(chunkRecursive(text, { size: 8 }));
  assertEquals(cut("id 0123456789abcdef ok"), [
    "id",
    "01234567",
    "89abcdef",
    "ok",
  ]);
  assertEquals(cut("x".repeat(20)), ["xxxxxxxx", "xxxxxxxx", "xxxx"]);
  const merged = chunkRecursive("id 0123456789abcde ok", {
    size: 8,
    mergeNeighbours: true,
  });
  assertEquals(texts(merged), ["id", "01234567", "89abcde", "ok"]);
});

// https://github.com/langchain-ai/langchain/issues/21475
Deno.test("recursive-offset-repeated-text: repeated text keeps its own positions", () => {
  const text = "ping pong. ping pong. ping pong.";
  const chunks = chunkRecursive(text, { size: 10 });
  assertEquals(texts(chunks), ["ping pong.", "ping pong.", "ping pong."]);
  assertEquals(ranges(chunks), [[0, 10], [11, 21], [22, 32]]);

  const capital = "Ping pong. Ping pong. Ping pong.";
  for (const [name, chunker] of Object.entries(CHUNKERS)) {
    const chunks = chunker(capital, 10);
    let reached = -1;
    for (const { text, start, end } of chunks) {
      assertEquals(capital.slice(start, end), text, name);
      assert(start > reached, name);
      reached = start;
    }
    assertEquals(chunks.at(-1)!.end, capital.length, name);
  }
});

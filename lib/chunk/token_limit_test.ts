// Limits in tokens, measured on what each chunk's text has in the end. Counts
// of parts do not add up, and a count can fall when text is added: ");\n" can be
// one token where ");" is two.
import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { loadTokenizer } from "../measure/tokens.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import {
  type Chunk,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
  chunkSemantic,
  segmentSentences,
} from "./mod.ts";

const { countTokens } = await loadTokenizer();

// What counts otherwise with the white space beside it than without.
const UNEVEN = [
  "<>();\n",
  " ]);\n",
  " */\n",
  "}`);\n",
  "../../",
  "\r\n\r\n",
  "Dishwasher",
  " Dishwasher",
  "Tariff",
  " Tariff",
  ".\n\nThe",
  ". ",
  " (Go",
];
const unevenText = fc.array(fc.constantFrom(...UNEVEN), { maxLength: 40 })
  .map((parts) => parts.join(""));

const limits = fc.constantFrom(1, 2, 3, 5, 8, 20);

const length = countTokens;
type Chunker = (text: string, size: number) => Chunk[];
const CHUNKERS: Record<string, Chunker> = {
  "chunkFixed": (text, size) =>
    chunkFixed(text, { size, overlap: size >> 2, length }),
  "chunkFixed, raw": (text, size) =>
    chunkFixed(text, { size, overlap: size >> 2, length, trim: false }),
  "chunkRecursive": (text, size) => chunkRecursive(text, { size, length }),
  "chunkRecursive with other separators": (text, size) =>
    chunkRecursive(text, { size, length, separators: ["/", ";", "\r"] }),
  "chunkRecursive with an overlap": (text, size) =>
    chunkRecursive(text, { size, length, overlap: size >> 2 }),
  "chunkRecursive, merged": (text, size) =>
    chunkRecursive(text, {
      size,
      length,
      minSize: size >> 2,
      mergeNeighbours: true,
      countSeparators: true,
    }),
  "chunkBySection": (text, size) =>
    chunkBySection("# A\n\n" + text, { maxSize: size + 9, level: 1, length }),
};

for (const [name, chunker] of Object.entries(CHUNKERS)) {
  Deno.test(`no chunk is above a limit in tokens: ${name}`, () => {
    const limit = name === "chunkBySection" ? 9 : 0;
    check((text, size) => {
      for (const chunk of cutOrRefuse(() => chunker(text, size))) {
        const body = chunk.text.slice((chunk.context ?? "").length);
        const tokens = countTokens(chunk.text);
        const single = Array.from(body).length === 1;
        assert(tokens <= size + limit || single, `${tokens}: ${chunk.text}`);
        assert(chunk.text.isWellFormed() || !text.isWellFormed());
      }
    });
  });
}

// Rounded down each, three sentences of seven characters have a length of 3;
// joined, they have 5.
const rounded = (text: string) => Math.floor(text.length / 4);

for (const segmenter of [undefined, segmentSentences]) {
  for (const length of [countTokens, rounded]) {
    const name = `${segmenter?.name ?? "the pattern"}, ${length.name}`;
    Deno.test(`only one long sentence is above a limit: ${name}`, () => {
      const own = segmenter && { segmenter };
      check((text, maxSize) => {
        // At a limit of 1 character every sentence is a chunk by itself.
        const alone = new Set(
          chunkBySentence(text, { maxSize: 1, ...own })
            .map(({ start, end }) => `${start}-${end}`),
        );
        const section = { heading: "A", text };
        const chunks = [
          ...chunkBySentence(text, { maxSize, length, ...own }),
          ...chunkByStructure([section], { maxSize, length, ...own }),
        ];
        for (const chunk of chunks) {
          const single = alone.has(`${chunk.start}-${chunk.end}`);
          assert(length(chunk.text) <= maxSize || single, chunk.text);
        }
      });
    });
  }
}

Deno.test("no chunk is above a limit in tokens: chunkSemantic", async () => {
  const embedder = { embed: (text: string) => [text.length % 3, 1] };
  const texts = fc.sample(fc.tuple(fc.oneof(hostileText, unevenText), limits), {
    numRuns: 150,
    seed: 20261130,
  });
  for (const [text, maxSize] of texts) {
    const options = { embedder, threshold: 0.5, minSize: 1, maxSize, length };
    for (const chunk of await chunkSemantic(text, options)) {
      const tokens = countTokens(chunk.text);
      const single = Array.from(chunk.text).length === 1;
      assert(tokens <= maxSize || single, `${tokens}: ${chunk.text}`);
    }
  }
});

Deno.test("counting is done sparingly", () => {
  let counts = 0;
  const counted = (text: string) => {
    counts++;
    return countTokens(text);
  };
  const words = "Rooms are free from eight to six, and on Saturdays till noon.";
  const text = `${words}\n\n${words} ${words}\n`.repeat(100);
  const cut: Record<string, () => Chunk[]> = {
    fixed: () => chunkFixed(text, { size: 300, overlap: 30, length: counted }),
    recursive: () => chunkRecursive(text, { size: 300, length: counted }),
  };
  for (const [name, chunker] of Object.entries(cut)) {
    counts = 0;
    const chunks = chunker().length;
    // A search by halves takes about 25.
    assert(counts < 15 * chunks, `${name}: ${counts} for ${chunks}`);
  }
});

Deno.test("a length that is none", () => {
  const late = (text: string) => Promise.resolve(text.length);
  const cases: [unknown, string][] = [
    [late, "length must give a number, got a promise"],
    [() => NaN, "length must give a number, got NaN"],
    ["characters", 'length must be a function, got "characters"'],
  ];
  for (const [wrong, message] of cases) {
    const options = { length: wrong as (text: string) => number };
    const section = { heading: "A", text: "b" };
    for (
      const chunker of [
        () => chunkFixed("a", options),
        () => chunkRecursive("a", options),
        () => chunkBySentence("a", options),
        () => chunkByStructure([section], options),
        () => chunkBySection("a", options),
      ]
    ) assertThrows(chunker, TypeError, message);
  }
  assertEquals(chunkFixed("ab", { length: () => 0 }).length, 1);
});

function check(test: (text: string, size: number) => void): void {
  const text = fc.oneof(hostileText, unevenText);
  fc.assert(fc.property(text, limits, test), { numRuns: 150, seed: 20261130 });
}

/** No chunks where the context leaves no room for a body. */
function cutOrRefuse(chunker: () => Chunk[]): Chunk[] {
  try {
    return chunker();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

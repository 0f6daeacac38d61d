// What every chunker promises (see mod.ts), over random and hostile texts.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { parseMarkdown } from "../parse/parse_markdown.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import {
  type Chunk,
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
  segmentSentences,
} from "./mod.ts";
import { plainSentences } from "./plain_forms_for_tests.ts";

type Length = (text: string) => number;
const characters: Length = (text) => Array.from(text).length;
const wordCount: Length = (text) => text.match(/\S+/g)?.length ?? 0;
const byteCount: Length = (text) => new TextEncoder().encode(text).length;

const size = fc.integer({ min: 1, max: 90 });
const share = fc.integer({ min: 0, max: 99 });

/** Runs a check on many texts and sizes. */
function forAll(
  check: (text: string, size: number, part: number) => void,
  numRuns = 400,
) {
  fc.assert(fc.property(hostileText, size, share, check), {
    numRuns,
    seed: 20260731,
  });
}

/** Points 1, 3 and 4 of the contract; `kept` says what has to be covered. */
function checkRanges(
  source: string,
  chunks: Chunk[],
  { joined = false, kept = [{ start: 0, end: source.length }] } = {},
) {
  const covered = new Uint8Array(source.length);
  let previous: Chunk | undefined;
  for (const chunk of chunks) {
    const body = source.slice(chunk.start, chunk.end);
    const expected = joined ? plainSentences(body).join(" ") : body;
    assertEquals(chunk.text, (chunk.context ?? "") + expected);
    assert(body.trim() !== "", "a blank chunk");
    assert(!splitsPair(source, chunk.start) && !splitsPair(source, chunk.end));
    if (previous) {
      assert(chunk.start >= previous.start && chunk.end > previous.start);
      const repeated = source.slice(chunk.start, previous.end);
      assertEquals(chunk.overlap ?? 0, characters(repeated));
    }
    covered.fill(1, chunk.start, chunk.end);
    previous = chunk;
    const isLast = chunk === chunks.at(-1);
    assertEquals(chunk.cut === "end", isLast, "only the last cut is the end");
  }
  for (const { start, end } of kept) {
    for (let i = start; i < end; i++) {
      assert(covered[i] || /\s/.test(source[i]!), `lost: ${i}`);
    }
  }
}

function splitsPair(text: string, at: number) {
  return at > 0 && text.codePointAt(at - 1)! > 0xffff;
}

/** Point 2; one character may be longer than the size, by its own measure. */
function checkSizes(chunks: Chunk[], size: number, length = characters) {
  for (const { text, context = "" } of chunks) {
    const single = characters(text.slice(context.length)) === 1;
    assert(length(text) <= size || single, `${length(text)} > ${size}`);
  }
}

for (const trim of [true, false]) {
  Deno.test(`chunkFixed keeps the contract, trim ${trim}`, () => {
    forAll((text, size, part) => {
      const overlap = Math.floor(size * part / 100);
      const chunks = chunkFixed(text, { size, overlap, trim });
      checkRanges(text, chunks);
      checkSizes(chunks, size);
      for (const chunk of chunks) assert((chunk.overlap ?? 0) <= overlap);
    });
  });
}

Deno.test("chunkBySentence keeps the contract", () => {
  forAll((text, maxSize) => {
    const chunks = chunkBySentence(text, { maxSize });
    checkRanges(text, chunks, { joined: true });
    const several = (chunk: Chunk) => plainSentences(chunk.text).length > 1;
    checkSizes(chunks.filter(several), maxSize);
  });
});

Deno.test("chunkBySentence keeps the contract, with a segmenter", () => {
  forAll((text, maxSize) => {
    const segmenter = segmentSentences;
    const chunks = chunkBySentence(text, { maxSize, segmenter });
    checkRanges(text, chunks);
    const starts = new Map(segmentSentences(text).map((s) => [s.start, s.end]));
    const several = (chunk: Chunk) => starts.get(chunk.start) !== chunk.end;
    checkSizes(chunks.filter(several), maxSize);
  });
});

Deno.test("chunkByStructure keeps the contract", () => {
  const texts = fc.array(hostileText, { maxLength: 4 });
  fc.assert(
    fc.property(texts, size, fc.boolean(), (texts, maxSize, plain) => {
      let source = "";
      const sections = texts.map((text, i) => {
        source += `# ${i}\n`;
        const start = source.length;
        source += text + "\n";
        return { heading: `${i}`, path: ["top", `${i}`], text, start };
      });
      const context = plain ? "none" : "path";
      const chunks = chunkByStructure(sections, { maxSize, context });

      const kept = sections.map(({ start, text }) => ({
        start,
        end: start + text.length,
      }));
      for (const chunk of chunks) {
        const own = kept[Number(chunk.path?.at(-1))]!;
        assert(own.start <= chunk.start && chunk.end <= own.end);
        assertEquals(
          chunk.context,
          plain ? undefined : `top > ${chunk.path?.at(-1)}\n`,
        );
      }
      const exact = chunkByStructure(sections, {
        maxSize,
        segmenter: segmentSentences,
      });
      checkRanges(source, exact, { kept });
    }),
    { numRuns: 200, seed: 5 },
  );
});

Deno.test("chunkRecursive keeps the contract", () => {
  forAll((text, size, part) => {
    for (const mergeNeighbours of [false, true]) {
      const overlap = Math.floor(size * part / 100);
      const minSize = Math.floor(size * (99 - part) / 99);
      for (
        const options of [
          { size, mergeNeighbours },
          { size, mergeNeighbours, overlap },
          { size, mergeNeighbours, minSize },
          { size, mergeNeighbours, overlap, minSize },
        ]
      ) {
        const chunks = chunkRecursive(text, options);
        checkRanges(text, chunks);
        checkSizes(chunks, size);
        for (const chunk of chunks) {
          assert((chunk.overlap ?? 0) <= (options.overlap ?? 0));
          assertEquals(chunk.text, chunk.text.trim());
        }
      }
    }
  });
});

Deno.test("chunkBySection keeps the contract", () => {
  forAll((text, part, share) => {
    const level = 1 + share % 6;
    const contexts = ["none", "title", "path"] as const;
    const context = contexts[share % 3]!;
    let chunks: Chunk[];
    try {
      chunks = chunkBySection(text, { maxSize: 20 + part, context, level });
    } catch (error) {
      assert(error instanceof RangeError && context !== "none");
      return;
    }
    checkRanges(text, chunks, {
      kept: [...parseMarkdown(text, { level }).sections],
    });
    checkSizes(chunks, 20 + part);
  });
});

// What the comments of chunkBySection and chunkBlocks say is left out, as
// CommonMark tells it apart.
const LEFT_OUT = [
  /^\ufeff+/, // byte order marks
  // front matter
  /^(?:---|\+\+\+)[ \t]*\n(?:[^]*?\n)??(?:---|\+\+\+|\.\.\.)[ \t]*(?=\n|$)/,
  /<!--(?:[^]*?-->|[^]*)/g,
  /^ {0,3}#{1,6}(?!\S)[^\n]*/gm,
  /(?:^[^\n]*\S[^\n]*\n)+ {0,3}(?:=+|-+)[ \t]*$/gm, // an underlined heading
  /[\s*_-]+/g, // rules, and list items without a word
];

for (const chunker of [chunkBySection, chunkBlocks]) {
  Deno.test(`${chunker.name} leaves out no more than it says`, () => {
    forAll((text, _, share) => {
      const options = { level: 1 + share % 6, context: "none" } as const;
      const end = { start: text.length, end: text.length };
      let from = 0;
      for (const chunk of [...chunker(text, options), end]) {
        const lost = text.slice(from, chunk.start).replace(/\r\n?/g, "\n");
        const rest = LEFT_OUT.reduce(
          (left, part) => left.replace(part, ""),
          lost,
        );
        assertEquals(rest, "", JSON.stringify(lost));
        from = chunk.end;
      }
    });
  });
}

for (
  const [unit, length] of [["words", wordCount], ["bytes", byteCount]] as const
) {
  Deno.test(`sizes hold in ${unit} as well`, () => {
    forAll((text, size, part) => {
      const overlap = Math.floor(size * part / 100);
      for (const trim of [true, false]) {
        const fixed = chunkFixed(text, { size, overlap, trim, length });
        checkRanges(text, fixed);
        checkSizes(fixed, size, length);
      }
      const recursive = chunkRecursive(text, { size, overlap, length });
      checkRanges(text, recursive);
      checkSizes(recursive, size, length);
      const sections = chunkBySection(text, {
        maxSize: size,
        context: "none",
        length,
      });
      checkSizes(sections, size, length);
    }, 100);
  });
}

Deno.test("blank texts have no chunks", () => {
  for (const text of ["", " ", "\n\n\n", "\ufeff", "\r\n\t \u00a0\u3000"]) {
    assertEquals(chunkFixed(text), []);
    assertEquals(chunkFixed(text, { trim: false }), []);
    assertEquals(chunkBySentence(text), []);
    assertEquals(chunkByStructure([{ heading: "Empty", text }]), []);
    assertEquals(chunkRecursive(text), []);
    assertEquals(chunkBySection(text), []);
    assertEquals(segmentSentences(text), []);
  }
});

// What the contract asks of the chunkers of plain text.
import fc from "fast-check";
import { characters, type Contract } from "./check_contract_for_tests.ts";
import {
  type Chunker,
  isTrimmed,
  limit,
  overlapIn,
  part,
  share,
  UNITS,
} from "./chunker_for_tests.ts";
import {
  type Chunk,
  chunkBySentence,
  type ChunkBySentenceOptions,
  chunkByStructure,
  type ChunkByStructureOptions,
  chunkFixed,
  type ChunkFixedOptions,
  chunkRecursive,
  type ChunkRecursiveOptions,
  segmentLines,
  segmentSentences,
} from "./mod.ts";
import { plainSentences } from "./plain_forms_for_tests.ts";

export const fixed: Chunker<ChunkFixedOptions> = {
  name: "chunkFixed",
  options: fc.tuple(limit, share, fc.boolean())
    .map(([{ size, unit }, share, trim]) => {
      return { size, overlap: part(size, share), trim, ...unit };
    }),
  large: [{}, { size: 500, overlap: 400 }, { overlap: 0, trim: false }],
  cut: chunkFixed,
  contract: (_, { size = 400, overlap = 50, trim = true, length }) => ({
    size,
    length,
    overlap: overlapIn(overlap, length),
    ...trim && { isBody: isTrimmed },
    // A window of which only the overlap is not blank is a chunk all the same.
    mayRepeat: trim,
  }),
};

const segmenters = fc.constantFrom(
  {},
  { segmenter: segmentSentences },
  { segmenter: segmentLines },
);

/** Sentences are joined with one space, or stand as their segmenter has them. */
function ofSentences(
  text: string,
  { maxSize = 400, segmenter, length }: ChunkBySentenceOptions,
): Contract {
  const base = { size: maxSize, length };
  if (!segmenter) {
    return {
      ...base,
      isBody: (text, body) => text === plainSentences(body).join(" "),
      mayExceed: ({ text }) => plainSentences(text).length === 1,
    };
  }
  const ends = new Map(
    Array.from(segmenter(text), ({ start, end }) => {
      return [start, start + text.slice(start, end).trimEnd().length];
    }),
  );
  return { ...base, mayExceed: ({ start, end }) => ends.get(start) === end };
}

export const bySentence: Chunker<ChunkBySentenceOptions> = {
  name: "chunkBySentence",
  options: fc.tuple(limit, segmenters).map(([{ size, unit }, segmenter]) => {
    return { maxSize: size, ...segmenter, ...unit };
  }),
  large: [
    {},
    { maxSize: 2_000_000 },
    { segmenter: segmentSentences },
    { segmenter: segmentLines },
    { length: (text) => text.length >> 2 },
  ],
  cut: chunkBySentence,
  contract: ofSentences,
};

/** The sections between blank lines. */
function sectionsOf(text: string) {
  let end = -2;
  return text.split("\n\n").map((text, i) => {
    const start = end + 2;
    end = start + text.length;
    return { heading: `${i}`, path: ["top", `${i}`], text, start, end };
  });
}

export const byStructure: Chunker<ChunkByStructureOptions> = {
  name: "chunkByStructure",
  options: fc.tuple(bySentence.options, fc.constantFrom("none", "path"))
    .map(([options, context]) => ({ ...options, context })),
  large: [{}, { context: "path", segmenter: segmentSentences }],
  cut: (text, options) => chunkByStructure(sectionsOf(text), options),
  contract(text, options) {
    const sections = sectionsOf(text);
    const contracts = sections.map(({ text }) => ofSentences(text, options));
    const { maxSize = 400, length = characters } = options;
    const fits = sections.map(({ text }) => length(text) <= maxSize);
    const own = ({ path }: Chunk) => Number(path!.at(-1));
    return {
      size: maxSize,
      length: options.length,
      bodyOnly: true,
      // A section that fits is taken as it is; none is mixed with another.
      isBody(text, body, chunk) {
        const { start, end } = sections[own(chunk)]!;
        const { isBody } = contracts[own(chunk)]!;
        const context = options.context === "path"
          ? `top > ${own(chunk)}\n`
          : undefined;
        if (chunk.context !== context) return false;
        const isWhole = chunk.start === start && chunk.end === end;
        if (isWhole && fits[own(chunk)]) return text === body;
        if (chunk.start < start || chunk.end > end) return false;
        return isBody ? isBody(text, body, chunk) : text === body;
      },
      mayExceed(chunk) {
        const { start } = sections[own(chunk)]!;
        return contracts[own(chunk)]!.mayExceed!({
          ...chunk,
          text: chunk.text.slice(chunk.context?.length ?? 0),
          start: chunk.start - start,
          end: chunk.end - start,
        });
      },
    };
  },
};

const separators = fc.constantFrom(
  {},
  {},
  { separators: [";;", ";", " "] },
  { separators: ["/", "\r", "--", "-"] },
  { separators: ["\n", "aa", "."] },
  { separators: [] },
);

export const recursive: Chunker<ChunkRecursiveOptions> = {
  name: "chunkRecursive",
  options: fc.record({
    limit,
    share: fc.oneof(fc.constant(0), share),
    least: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
    mergeNeighbours: fc.boolean(),
    countSeparators: fc.boolean(),
    separators,
  }).map(({ limit, share, least, separators, ...flags }) => ({
    size: limit.size,
    overlap: part(limit.size, share),
    minSize: part(limit.size, least),
    ...flags,
    ...separators,
    ...limit.unit,
  })),
  large: [
    {},
    { size: 500, overlap: 400 },
    { size: 500_000, minSize: 250_000 },
    { overlap: 50, minSize: 99, mergeNeighbours: true, countSeparators: true },
    { length: (text) => text.length >> 2 },
    { size: 4_000, mergeNeighbours: true, ...UNITS[1] },
  ],
  cut: chunkRecursive,
  contract: (_, { size = 300, overlap = 0, length }) => ({
    size,
    length,
    overlap: overlapIn(overlap, length),
    isBody: isTrimmed,
  }),
};

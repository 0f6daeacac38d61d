// Every chunker with its options, and what the contract asks of it: the one
// list from which the tests of the contract take them.
import fc from "fast-check";
import { parseMarkdown } from "../parse/parse_markdown.ts";
import type { Embedder } from "../search/embedder.ts";
import { characters } from "./check_contract_for_tests.ts";
import { chunkCode, type ChunkCodeOptions } from "./chunk_code.ts";
import {
  type Chunker,
  isTrimmed,
  level,
  limit,
  part,
  share,
} from "./chunker_for_tests.ts";
import { codeText, hostileText } from "./hostile_text_for_tests.ts";
import {
  chunkBlocks,
  type ChunkBlocksOptions,
  chunkBySection,
  type ChunkBySectionOptions,
  chunkLikeLangChain,
  type ChunkLikeLangChainOptions,
  chunkSemantic,
  type ChunkSemanticOptions,
  chunkStream,
  segmentSentences,
  type StreamChunker,
} from "./mod.ts";
import {
  bySentence,
  byStructure,
  fixed,
  recursive,
} from "./plain_chunkers_for_tests.ts";

const bySection: Chunker<ChunkBySectionOptions> = {
  name: "chunkBySection",
  options: fc.record({
    limit,
    context: fc.constantFrom("title", "path", "none"),
    level,
    countSeparators: fc.boolean(),
  }).map(({ limit: { size, unit }, ...options }) => {
    return { maxSize: size, ...options, ...unit };
  }),
  large: [{}, { level: 6, context: "none" }],
  cut: chunkBySection,
  contract: (text, { maxSize = 600, level = 2, length }) => ({
    size: maxSize,
    length,
    kept: parseMarkdown(text, { level }).sections,
    isBody: isTrimmed,
  }),
};

const blocks: Chunker<ChunkBlocksOptions> = {
  name: "chunkBlocks",
  options: fc.record({
    limit,
    more: fc.constantFrom(0, 10, Infinity),
    context: fc.constantFrom("path", "none"),
    level,
  }).map(({ limit: { size, unit }, more, ...options }) => {
    return { maxSize: size, maxBlock: size + more, ...options, ...unit };
  }),
  large: [{}, { context: "none", level: 2, maxBlock: 600 }, { maxSize: 4_000 }],
  cut: chunkBlocks,
  contract: (text, options) => {
    const { maxSize = 600, maxBlock = Infinity, level = 6, length } = options;
    return {
      size: maxSize,
      length,
      kept: parseMarkdown(text, { level }).sections,
      // A block kept whole says so, and there is a reason for it in its text,
      // or above it, where it is a line of one that is above `maxBlock`.
      mayExceed: ({ text: chunk, start, end, cut }) =>
        cut === "block" && (length ?? characters)(chunk) <= maxBlock &&
        (WHOLE.test(text.slice(start, end)) ||
          !text.slice(start, end).includes("\n") &&
            WHOLE.test(text.slice(0, start))),
    };
  },
};
const WHOLE = /^ *(?:`{3}|~{3}|[-*+]\s|[-*+]$|\d+[.)]|.*\|)/m;

const code: Chunker<ChunkCodeOptions> = {
  name: "chunkCode",
  texts: fc.oneof(codeText, hostileText),
  options: fc.record({
    language: fc.constantFrom("typescript", "tsx", "python"),
    limit,
    context: fc.constantFrom("header", "none"),
  }).map(({ limit: { size, unit }, ...options }) => {
    return { maxSize: size, ...options, ...unit };
  }),
  large: [{ language: "typescript" }, { language: "python", maxSize: 50 }],
  patience: 10, // of what is no code the parser gives up after a while
  cut: chunkCode,
  contract: (_, { maxSize = 1500, length }) => ({ size: maxSize, length }),
};

/** Says something different about nearly every sentence, and often nothing. */
const random: Embedder = {
  embed(text) {
    let hash = 7;
    for (const character of text) {
      hash = (hash * 31 + character.codePointAt(0)!) % 1009;
    }
    return hash % 4 === 0 ? [0, 0] : [Math.cos(hash), Math.sin(hash)];
  },
};

export const semantic: Chunker<ChunkSemanticOptions> = {
  name: "chunkSemantic",
  options: fc.record({
    limit,
    least: fc.integer({ min: 0, max: 100 }),
    window: fc.integer({ min: 1, max: 3 }),
    segmenter: fc.constantFrom({}, { segmenter: segmentSentences }),
    when: fc.oneof(
      fc.integer({ min: -100, max: 100 }).map((n) => ({ threshold: n / 100 })),
      fc.nat({ max: 100 }).map((percentile) => ({ percentile })),
    ),
  }).map(({ limit: { size, unit }, least, window, segmenter, when }) => ({
    embedder: random,
    maxSize: size,
    minSize: part(size, least),
    window,
    ...segmenter,
    ...when,
    ...unit,
  })),
  large: [
    { embedder: random },
    { embedder: random, minSize: 80_000, maxSize: 100_000 },
    { embedder: random, maxSize: 100_000, threshold: -1 },
    {
      embedder: random,
      minSize: 100,
      maxSize: 200,
      segmenter: segmentSentences,
    },
  ],
  cut: chunkSemantic,
  contract: (_, { maxSize = 2000, length }) => {
    return { size: maxSize, length, isBody: isTrimmed };
  },
};

/** Cuts a text into parts of these lengths, over and over, pairs as well. */
function* inParts(text: string, lengths: readonly number[]) {
  for (let at = 0, i = 0; at < text.length; i++) {
    yield text.slice(at, at += lengths[i % lengths.length]!);
  }
}

const lengths = fc.array(fc.nat({ max: 40 }), { maxLength: 8 })
  .map((lengths) => [1, ...lengths]);

interface Streamed<Options> {
  readonly options: Options;
  /** How long the parts are. */
  readonly lengths: readonly number[];
}

/** A chunker that is fed with parts of the text. */
function streamed<Options extends object>(
  { name, options, cut, contract }: Chunker<Options>,
): Chunker<Streamed<Options>> {
  const forStream = (all: object) => {
    const unfit = ["length", "segmenter", "minSize", "mergeNeighbours"];
    const entries = Object.entries(all);
    return Object.fromEntries(
      entries.filter(([name]) => !unfit.includes(name)),
    ) as Options;
  };
  return {
    name: `chunkStream of ${name}`,
    options: fc.record({ options: options.map(forStream), lengths }),
    large: [{ options: {} as Options, lengths: [4_096, 1] }],
    cut: (text, { options, lengths }) =>
      Array.fromAsync(chunkStream(
        inParts(text, lengths),
        cut as StreamChunker<Options>,
        options,
      )),
    contract: (text, { options }) => contract(text, options),
  };
}

const likeLangChain: Chunker<ChunkLikeLangChainOptions> = {
  name: "chunkLikeLangChain",
  options: fc.record({
    limit,
    share,
    separators: fc.constantFrom(
      ["\n\n", "\n", " ", ""],
      ["\n\n", "\n", ". ", " "],
      [";;", ";", "aa", "a"],
      [],
    ),
    keepSeparator: fc.boolean(),
  }).map(({ limit: { size }, share, ...options }) => {
    return { chunkSize: size, chunkOverlap: part(size, share), ...options };
  }),
  large: [{}, { keepSeparator: false }],
  cut: chunkLikeLangChain,
  contract(text, { chunkSize = 1000, chunkOverlap = 200, ...options }) {
    const { separators = ["\n\n", "\n", " ", ""], keepSeparator = true } =
      options;
    const letters = (text: string) =>
      Array.from(separators.join(""))
        .reduce((left, mark) => left.replaceAll(mark, ""), text);
    return {
      size: chunkSize,
      length: (text) => text.length,
      overlap: keepSeparator ? chunkOverlap : Infinity,
      mayRepeat: true,
      isLoose: true,
      // Without any separator left a piece goes as it is.
      mayExceed: ({ text }) =>
        separators.every((separator) => !text.includes(separator, 1)),
      ...!keepSeparator && {
        isBody: (text, body) => letters(text) === letters(body),
        kept: rangesWithout(text, separators),
      },
    };
  },
};

/** What no separator is a part of. */
function rangesWithout(text: string, separators: readonly string[]) {
  const isPart = new Uint8Array(text.length);
  for (const separator of separators) {
    if (separator === "") continue;
    let at = text.indexOf(separator);
    for (; at >= 0; at = text.indexOf(separator, at + 1)) {
      isPart.fill(1, at, at + separator.length);
    }
  }
  return Array.from(isPart.keys())
    .filter((i) => !isPart[i])
    .map((start) => ({ start, end: start + 1 }));
}

/** All of them. */
export const CHUNKERS: readonly Chunker[] = [
  fixed,
  bySentence,
  byStructure,
  recursive,
  bySection,
  blocks,
  code,
  semantic,
  streamed(fixed),
  streamed(bySentence),
  streamed(recursive),
  likeLangChain,
];

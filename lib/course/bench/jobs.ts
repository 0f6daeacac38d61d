import {
  chunkBySection,
  chunkBySentence,
  chunkFixed,
  chunkLikeLangChain,
  chunkRecursive,
  parseMarkdown,
  splitSentences,
} from "chunking";
import { marked } from "marked";
import { bareSlices, langchain, own, peer } from "./contenders.ts";
import type { Contender } from "./measure.ts";

/** What is measured side by side; the first contender is ours. */
export interface Job {
  readonly name: string;
  readonly contenders: readonly Contender[];
}

const SEPARATORS = ["\n\n", "\n", ". ", " ", ""];

function fixed(): Job {
  const size = 300;
  return {
    name: "fixed size, 300",
    contenders: [
      own("chunkFixed", (text) => chunkFixed(text, { size, overlap: 0 })),
      bareSlices((text) => chunkFixed(text, { size, overlap: 0, trim: false })),
      peer(
        "fast-chunk-string",
        "@shelf/fast-chunk-string",
        (module) => (text) => module.default(text, { size }),
        { target: 0.4 },
      ),
      peer(
        "fast-chunk-string, whole characters",
        "@shelf/fast-chunk-string",
        (module) => (text) =>
          module.default(text, { size, unicodeAware: true }),
        { target: 1000, share: 0.1 },
      ),
      peer(
        "LangChain CharacterTextSplitter",
        "@langchain/textsplitters",
        (module) => {
          const splitter = new module.CharacterTextSplitter({
            separator: "",
            chunkSize: size,
            chunkOverlap: 0,
          });
          return (text) => splitter.splitText(text);
        },
        { target: 1000, share: 0.1 },
      ),
      peer(
        "llm-splitter",
        "llm-splitter",
        (module) => (text) =>
          module.split(text, { chunkSize: size, splitter: Array.from }),
        { target: 1000, share: 0.1 },
      ),
      peer("Chonkie TokenChunker", "@chonkiejs/core", async (module) => {
        const chunker = await module.TokenChunker.create({ chunkSize: size });
        return (text) => chunker.chunk(text);
      }, { target: 1000, share: 0.02 }),
    ],
  };
}

function sentences(): Job {
  const pattern = /(?<=[.!?])\s+(?=[A-Z(`])/;
  return {
    name: "sentences",
    contenders: [
      own("splitSentences", (text) => splitSentences(text)),
      own("the pattern alone", (text) => text.split(pattern)),
      {
        ...own("Intl.Segmenter", (text) => {
          const segmenter = new Intl.Segmenter("en", {
            granularity: "sentence",
          });
          return Array.from(segmenter.segment(text), ({ segment }) => segment);
        }),
        target: 12,
      },
      peer("sbd", "sbd", (module) => (text) => module.default.sentences(text), {
        target: 50,
        share: 0.1,
      }),
      peer(
        "sentencex",
        "sentencex",
        (module) => (text) => module.segment("en", text),
        { target: 50, share: 0.1 },
      ),
    ],
  };
}

function packed(): Job {
  const maxSize = 1000;
  return {
    name: "sentences packed to 1,000",
    contenders: [
      own("chunkBySentence", (text) => chunkBySentence(text, { maxSize })),
      bareSlices((text) => chunkBySentence(text, { maxSize })),
      peer("llm-chunk", "llm-chunk", (module) => (text) =>
        module.chunk(text, {
          splitter: "sentence",
          minLength: maxSize,
          maxLength: maxSize,
        }), { target: 2.5 }),
      peer("Chonkie SentenceChunker", "@chonkiejs/core", async (module) => {
        const chunker = await module.SentenceChunker.create({
          chunkSize: maxSize,
        });
        return (text) => chunker.chunk(text);
      }, { target: 4 }),
      peer(
        "LlamaIndex SentenceSplitter",
        "@llamaindex/core/node-parser",
        (module) => {
          const splitter = new module.SentenceSplitter({
            chunkSize: maxSize / 4,
            chunkOverlap: 0,
          });
          return (text) => splitter.splitText(text);
        },
        { share: 0.005 },
      ),
    ],
  };
}

function recursive(size: number): Job {
  const common = { chunkSize: size, chunkOverlap: 0, separators: SEPARATORS };
  return {
    name: `recursive, ${size.toLocaleString("en")}`,
    contenders: [
      own("chunkRecursive", (text) => chunkRecursive(text, { size })),
      bareSlices((text) => chunkRecursive(text, { size })),
      peer(
        "Chonkie WASM, delimiters only",
        "@chonkiejs/chunk",
        async (module) => {
          await module.init();
          return (
            text,
          ) => [...module.chunk(text, { size, delimiters: "\n.?! " })];
        },
        { target: 1.1 },
      ),
      langchain(
        "LangChain, keepSeparator false",
        { ...common, keepSeparator: false },
        { target: 3 },
      ),
      langchain("LangChain, default", common, {}),
      peer("Chonkie RecursiveChunker", "@chonkiejs/core", async (module) => {
        const chunker = await module.RecursiveChunker.create({
          chunkSize: size,
        });
        return (text) => chunker.chunk(text);
      }, { target: 5 }),
    ],
  };
}

function likeLangChain(): Job {
  return {
    name: "LangChain's very chunks, 1,000 and 200",
    contenders: [
      own("chunkLikeLangChain", (text) => chunkLikeLangChain(text)),
      langchain("LangChain, default", {}, { target: 4 }),
    ],
  };
}

function sections(): Job {
  return {
    name: "sections of Markdown",
    contenders: [
      own("parseMarkdown", (text) => parseMarkdown(text).sections),
      { ...own("marked.lexer", (text) => marked.lexer(text)), target: 2 },
      peer("markdown-it", "markdown-it", (module) => {
        const parser = module.default();
        return (text) => parser.parse(text, {});
      }, { target: 1, share: 0.2 }),
      peer("remark", "remark", (module) => {
        const parser = module.remark();
        return (text) => parser.parse(text).children;
      }, { target: 1, share: 0.02 }),
    ],
  };
}

function bySection(): Job {
  return {
    name: "chunks by section",
    contenders: [
      own(
        "chunkBySection",
        (text) => chunkBySection(text, { context: "none" }),
      ),
      peer(
        "LlamaIndex MarkdownNodeParser",
        "@llamaindex/core/node-parser",
        async (module) => {
          const { Document } = await import(`npm:${"@llamaindex/core/schema"}`);
          const parser = new module.MarkdownNodeParser();
          return (text) =>
            parser.getNodesFromDocuments([new Document({ text })]);
        },
        { target: 1 },
      ),
      peer("markdown-it, parsing alone", "markdown-it", (module) => {
        const parser = module.default();
        return (text) => parser.parse(text, {});
      }, { target: 1, share: 0.2 }),
      peer("remark, parsing alone", "remark", (module) => {
        const parser = module.remark();
        return (text) => parser.parse(text).children;
      }, { target: 1, share: 0.02 }),
    ],
  };
}

/** Everything that is measured on a text of some kind. */
export const JOBS = {
  prose: [
    fixed(),
    sentences(),
    packed(),
    recursive(300),
    recursive(1000),
    likeLangChain(),
  ],
  markdown: [
    recursive(300),
    recursive(1000),
    likeLangChain(),
    sections(),
    bySection(),
  ],
  short: [
    fixed(),
    sentences(),
    packed(),
    recursive(300),
    likeLangChain(),
    bySection(),
  ],
} satisfies Record<string, Job[]>;

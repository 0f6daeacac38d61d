import { chunkBySentence, chunkFixed, splitSentences } from "chunking";
import { bareSlices, own, peer } from "./contenders.ts";
import type { Job } from "./job.ts";

/** Windows of one size. */
export function fixed(): Job {
  const size = 300;
  const uncut = { size, overlap: 0, trim: false };
  return {
    name: "fixed size, 300",
    about: "windows of one size: the base line, for text without structure",
    contenders: [
      own("chunkFixed", (text) => chunkFixed(text, { size, overlap: 0 })),
      own("chunkFixed, not trimmed", (text) => chunkFixed(text, uncut), {
        note: "the very windows of the packages, which trim nothing",
      }),
      bareSlices((text) => chunkFixed(text, uncut)),
      peer(
        "fast-chunk-string",
        "@shelf/fast-chunk-string",
        (module) => (text) => module.default(text, { size }),
        { target: 0.4, note: "cuts emoji in two; texts without offsets" },
      ),
      peer(
        "fast-chunk-string, whole characters",
        "@shelf/fast-chunk-string",
        (module) => (text) =>
          module.default(text, { size, unicodeAware: true }),
        {
          target: 1000,
          atMost: 1e6,
          note: "keeps joined emoji together too; texts without offsets",
        },
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
        { target: 1000, atMost: 1e6, note: "cuts emoji in two; trims" },
      ),
      peer(
        "llm-splitter",
        "llm-splitter",
        (module) => {
          // Its own default takes as long, but cuts emoji in two.
          const splitter = (text: string) => [...text];
          return (text) => module.split(text, { chunkSize: size, splitter });
        },
        { target: 1000, atMost: 1e6 },
      ),
      peer("Chonkie TokenChunker", "@chonkiejs/core", async (module) => {
        const chunker = await module.TokenChunker.create({ chunkSize: size });
        return (text) => chunker.chunk(text);
      }, {
        target: 1000,
        atMost: 200_000,
        note: "its time grows with the square of the length",
      }),
    ],
  };
}

/** Where sentences end. */
export function sentences(): Job {
  const pattern = /(?<=[.!?])\s+(?=[A-Z(`])/;
  return {
    name: "sentences",
    about: "where sentences end: what chunkers of prose start from",
    contenders: [
      own("splitSentences", (text) => splitSentences(text)),
      own("the pattern alone", (text) => text.split(pattern), {
        note: "the regular expression that splitSentences is defined by",
      }),
      own("Intl.Segmenter", segmenter(), {
        target: 12,
        note: "rules for every language",
      }),
      peer("sbd", "sbd", (module) => (text) => module.default.sentences(text), {
        target: 50,
        atMost: 1e6,
        note: "knows abbreviations",
      }),
      peer(
        "sentencex",
        "sentencex",
        (module) => (text) => module.segment("en", text),
        { target: 50, atMost: 1e6, note: "knows abbreviations; native code" },
      ),
    ],
  };
}

function segmenter() {
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  return (text: string) => {
    const sentences: string[] = [];
    for (const { segment } of segmenter.segment(text)) sentences.push(segment);
    return sentences;
  };
}

/** Whole sentences, as many as fit. */
export function packed(): Job {
  const maxSize = 1000;
  return {
    name: "sentences packed to 1,000",
    about: "whole sentences, as many as fit: chunks that answer alone",
    contenders: [
      own("chunkBySentence", (text) => chunkBySentence(text, { maxSize })),
      bareSlices((text) => chunkBySentence(text, { maxSize })),
      peer("llm-chunk", "llm-chunk", (module) => (text) =>
        module.chunk(text, {
          splitter: "sentence",
          minLength: maxSize,
          maxLength: maxSize,
        }), {
        target: 2.5,
        note: "cuts at a space near 1,000, not after a sentence; no offsets",
      }),
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
        {
          atMost: 50_000,
          note: "counts tokens, 250 for about 1,000 characters; no target",
        },
      ),
    ],
  };
}

import {
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkLikeLangChain,
  chunkRecursive,
  parseHtml,
  parseMarkdown,
  splitSentences,
} from "chunking";
import { chunkCode } from "chunking/code";

export type Cut = (text: string) => unknown;

/** What cuts any text. */
export const OF_TEXT: Readonly<Record<string, Cut>> = {
  chunkFixed: (text) => chunkFixed(text, { size: 300, overlap: 0 }),
  "chunkFixed, overlap": (text) => chunkFixed(text, { size: 300, overlap: 50 }),
  splitSentences: (text) => splitSentences(text),
  chunkBySentence: (text) => chunkBySentence(text, { maxSize: 1000 }),
  chunkRecursive: (text) => chunkRecursive(text),
  "chunkRecursive, overlap": (text) => chunkRecursive(text, { overlap: 50 }),
  "chunkRecursive, minSize": (text) =>
    chunkRecursive(text, { minSize: 100, mergeNeighbours: true }),
  chunkLikeLangChain: (text) => chunkLikeLangChain(text),
};

/** What cuts Markdown, all by way of the parser. */
export const OF_MARKDOWN: Readonly<Record<string, Cut>> = {
  parseMarkdown: (text) => parseMarkdown(text).sections,
  chunkBySection: (text) => chunkBySection(text, { context: "none" }),
  chunkByStructure: (text) => chunkByStructure(parseMarkdown(text).sections),
  chunkBlocks: (text) => chunkBlocks(text, { context: "none" }),
};

/** What is made for texts of another kind, and given hostile ones as well. */
export const OF_OTHERS: Readonly<Record<string, Cut>> = {
  "chunkByStructure, one section": (text) =>
    chunkByStructure([{ heading: "A", text }]),
  "chunkCode, TypeScript": (text) =>
    chunkCode(text, { language: "typescript", maxSize: 400 }),
  "chunkCode, Python": (text) =>
    chunkCode(text, { language: "python", maxSize: 400 }),
  parseHtml: (text) => parseHtml(text),
};

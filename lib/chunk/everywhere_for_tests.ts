// All chunkers behind one signature, to sweep a text through every one.
import { standIn as embedder } from "../search/embedder.ts";
import { chunkCode } from "./chunk_code.ts";
import {
  type Chunk,
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkRecursive,
  chunkSemantic,
  chunkStream,
  segmentSentences as segmenter,
} from "./mod.ts";

type Cut = (text: string, size: number) => Chunk[] | Promise<Chunk[]>;

const stream = (...[parts, chunker, options]: Parameters<typeof chunkStream>) =>
  Array.fromAsync(chunkStream(parts, chunker, options));
const context = "none";

/** Those that no text makes longer than the size. */
export const LIMITED: Record<string, Cut> = {
  chunkFixed: (text, size) => chunkFixed(text, { size, overlap: 0 }),
  "chunkFixed, raw": (text, size) =>
    chunkFixed(text, { size, overlap: 0, trim: false }),
  chunkRecursive: (text, size) => chunkRecursive(text, { size }),
  "chunkRecursive, merged": (text, size) =>
    chunkRecursive(text, { size, mergeNeighbours: true, minSize: size >> 1 }),
  chunkBySection: (text, maxSize) => chunkBySection(text, { maxSize, context }),
  chunkBlocks: (text, maxSize) =>
    chunkBlocks(text, { maxSize, maxBlock: maxSize, context }),
  chunkCode: (text, maxSize) =>
    chunkCode(text, { maxSize, context, language: "typescript" }),
  chunkSemantic: (text, maxSize) => chunkSemantic(text, { maxSize, embedder }),
  "chunkStream of chunkFixed": (text, size) =>
    stream(text, chunkFixed, { size, overlap: 0 }),
  "chunkStream of chunkRecursive": (text, size) =>
    stream(text, chunkRecursive, { size }),
};

/** And those that keep a sentence whole. */
export const ALL: Record<string, Cut> = {
  ...LIMITED,
  chunkBySentence: (text, maxSize) => chunkBySentence(text, { maxSize }),
  "chunkBySentence with a segmenter": (text, maxSize) =>
    chunkBySentence(text, { maxSize, segmenter }),
  chunkByStructure: (text, maxSize) =>
    chunkByStructure([{ heading: "", text }], { maxSize }),
  "chunkByStructure with a segmenter": (text, maxSize) =>
    chunkByStructure([{ heading: "", text }], { maxSize, segmenter }),
  "chunkStream of chunkBySentence": (text, maxSize) =>
    stream(text, chunkBySentence, { maxSize }),
};

/** And those with an overlap of a third. */
export const OVERLAPPING: Record<string, Cut> = Object.fromEntries(
  [chunkFixed, chunkRecursive].flatMap((chunker) =>
    [
      [
        chunker.name,
        (text, size) => chunker(text, { size, overlap: Math.floor(size / 3) }),
      ],
      [
        `chunkStream of ${chunker.name}`,
        (text, size) =>
          stream(text, chunker, { size, overlap: Math.floor(size / 3) }),
      ],
    ] as [string, Cut][]
  ),
);

/** Cuts a text with each of them, by sizes from 1 to 40. */
export async function everywhere(
  cuts: Record<string, Cut>,
  text: string,
  check: (chunks: Chunk[], size: number) => void,
) {
  for (const [name, cut] of Object.entries(cuts)) {
    for (let size = 1; size <= 40; size++) {
      try {
        check(await cut(text, size), size);
      } catch (cause) {
        throw new Error(`${name}, size ${size}: ${cause}`, { cause });
      }
    }
  }
}

/** A text without its white space. */
export const letters = (text: string) => text.replace(/\s+/g, "");
/** The texts of chunks, one after the other. */
export const joined = (chunks: Chunk[]) =>
  chunks.map(({ text }) => text).join(" ");

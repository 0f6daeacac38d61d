import { chunkLikeLangChain, chunkRecursive } from "chunking";
import { bareSlices, langchain, own, peer } from "./contenders.ts";
import type { Job } from "./job.ts";

/** Paragraphs, then lines, then sentences, then words. */
export function recursive(size: number): Job {
  const separators = ["\n\n", "\n", ". ", " ", ""];
  const common = { chunkSize: size, chunkOverlap: 0, separators };
  return {
    name: `recursive, ${size.toLocaleString("en")}`,
    about: "the largest units that fit, paragraphs first: for mixed text",
    contenders: [
      own("chunkRecursive", (text) => chunkRecursive(text, { size })),
      bareSlices((text) => chunkRecursive(text, { size })),
      peer(
        "Chonkie WASM, delimiters only",
        "@chonkiejs/chunk",
        async (module) => {
          await module.init();
          const options = { size, delimiters: "\n.?! " };
          return (text) => [...module.chunk(text, options)];
        },
        {
          target: 1.1,
          note: "the last delimiter before so many bytes, all of one rank; " +
            "texts without offsets",
        },
      ),
      langchain(
        "LangChain, keepSeparator false",
        { ...common, keepSeparator: false },
        { target: 3, note: "its fastest mode; texts without offsets" },
      ),
      langchain("LangChain, default", common, {
        note: "keepSeparator true; texts without offsets",
      }),
      peer("Chonkie RecursiveChunker", "@chonkiejs/core", async (module) => {
        const chunker = await module.RecursiveChunker.create({
          chunkSize: size,
        });
        return (text) => chunker.chunk(text);
      }, { target: 5, note: "its own levels; pieces of at least 24" }),
    ],
  };
}

/** The chunks of LangChain's splitter, the same to the letter. */
export function likeLangChain(): Job {
  return {
    name: "LangChain's very chunks, 1,000 and 200",
    about: "for moving from LangChain without embedding anything again",
    contenders: [
      own("chunkLikeLangChain", (text) => chunkLikeLangChain(text)),
      langchain("LangChain, default", {}, {
        target: 4,
        note: "texts without offsets",
      }),
    ],
  };
}

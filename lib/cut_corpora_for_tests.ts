// Every room at work on the corpora, without Deno: prints what comes out.
// Arguments: the Markdown files.
import { readFile } from "node:fs/promises";
import { argv } from "node:process";
import * as chunk from "./chunk/mod.ts";
import { chunkCode } from "./chunk/chunk_code.ts";
import * as measure from "./measure/mod.ts";
import { loadTokenizer } from "./measure/tokens.ts";
import * as parse from "./parse/mod.ts";
import * as search from "./search/mod.ts";
import * as show from "./show/mod.ts";

const { countTokens: length } = await loadTokenizer();
const embedder = await search.wordVectors();

for (const file of argv.slice(2)) {
  const text = await readFile(file, "utf8");
  const { sections } = parse.parseMarkdown(text);
  const cuts: Record<string, chunk.Chunk[]> = {
    fixed: chunk.chunkFixed(text),
    tokens: chunk.chunkFixed(text, { size: 80, overlap: 9, length }),
    sentence: chunk.chunkBySentence(text),
    segmented: chunk.chunkBySentence(text, {
      segmenter: chunk.segmentSentences,
    }),
    structure: chunk.chunkByStructure(sections),
    recursive: chunk.chunkRecursive(text),
    section: chunk.chunkBySection(text),
    blocks: chunk.chunkBlocks(text),
    semantic: await chunk.chunkSemantic(text, { embedder }),
    code: chunkCode(text, { language: "typescript", maxSize: 200 }),
  };
  for (const [name, chunks] of Object.entries(cuts)) {
    const entries = search.indexChunks(file, chunks);
    const document = { name: file, text, chunks };
    const question = sections[0]!.text.slice(0, 80);
    const hits = search.searchKeywords(question, entries);
    // The last digit of a logarithm is each engine's own.
    const round = (_: string, value: unknown) =>
      typeof value === "number" ? Number(value.toFixed(9)) : value;
    const results = {
      file,
      name,
      chunks,
      hits: search.search(question, entries, { embedder }),
      wider: search.neighbours(hits, [document]),
      ledger: measure.ledger(text, chunks),
      cost: measure.costOf(chunks, { length }),
      table: show.table(chunks.map(({ start, end }) => ({ start, end }))),
    };
    console.log(JSON.stringify(results, round));
  }
}

// Every function of chunk, parse, search and measure at work on documents, for
// tests that compare what it gives in Node, in a browser and in Deno.
import * as chunk from "./chunk/mod.ts";
import { chunkCode } from "./chunk/chunk_code.ts";
import * as measure from "./measure/mod.ts";
import { loadTokenizer } from "./measure/tokens.ts";
import * as parse from "./parse/mod.ts";
import * as search from "./search/mod.ts";
import * as show from "./show/mod.ts";

/** A file of a corpus. */
export interface CorpusFile {
  readonly name: string;
  readonly source: string;
}

const tokenizer = await loadTokenizer();
const embedder = await search.wordVectors();

/** All results on the files, as lines of JSON: one a file and chunker. */
export async function cutCorpora(
  files: readonly CorpusFile[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, source } of files) {
    const document = parse.parseFile(name, source);
    lines.push(inJson({ name, ...await resultsOnText(source, document) }));
    const cuts = await chunksOf(document);
    for (const [chunker, chunks] of Object.entries(cuts)) {
      const results = await resultsOnChunks({ name, ...document }, chunks);
      lines.push(inJson({ name, chunker, chunks, ...results }));
    }
  }
  return lines;
}

/** The last digit of a logarithm is each engine's own. */
function inJson(results: object): string {
  return JSON.stringify(results, (_, value: unknown) => {
    if (value instanceof Map) return [...value];
    return typeof value === "number" ? Number(value.toFixed(9)) : value;
  });
}

async function chunksOf(
  { text, sections }: parse.ParsedDocument,
): Promise<Record<string, chunk.Chunk[]>> {
  const length = tokenizer.countTokens;
  return {
    fixed: chunk.chunkFixed(text),
    tokens: chunk.chunkFixed(text, { size: 80, overlap: 9, length }),
    sentence: chunk.chunkBySentence(text),
    segmented: chunk.chunkBySentence(text, {
      segmenter: chunk.segmentSentences,
    }),
    structure: chunk.chunkByStructure(sections, { context: "path" }),
    recursive: chunk.chunkRecursive(text),
    section: chunk.chunkBySection(text),
    blocks: chunk.chunkBlocks(text),
    semantic: await chunk.chunkSemantic(text, { embedder }),
    langchain: chunk.chunkLikeLangChain(text, { chunkSize: 300 }),
    stream: await fromStream(text.match(/[^]{1,7}/g)!),
    typescript: chunkCode(text, { language: "typescript", maxSize: 200 }),
    python: chunkCode(text, { language: "python", maxSize: 200 }),
  };
}

async function fromStream(parts: string[]): Promise<chunk.Chunk[]> {
  const stream = chunk.chunkStream(parts, chunk.chunkRecursive, { size: 200 });
  const chunks: chunk.Chunk[] = [];
  for await (const one of stream) chunks.push(one);
  return chunks;
}

async function resultsOnText(source: string, document: parse.ParsedDocument) {
  const { text, sections } = document;
  const model = (texts: readonly string[]) =>
    Promise.resolve(texts.map((text) => [text.length, 1]));
  const extractor = async (texts: string[]) => {
    const vectors = await model(texts);
    return { tolist: () => vectors };
  };
  const ahead = await search.embedAhead(model, [text]);
  const texts = search.transformersModel(extractor);
  return {
    parsed: [
      document,
      parse.parseMarkdown(source),
      parse.parseHtml(source),
      parse.parsePlainText(source),
      parse.cleanMarkdown(source),
      parse.lineOf(text, text.length),
    ],
    sentences: [
      chunk.splitSentences(text),
      chunk.segmentLines(text),
      await chunk.sentenceGaps(text, { embedder }),
      measure.sentencesOf(text),
      measure.joinSections(sections),
    ],
    words: [
      search.words(text),
      search.keywords(text),
      search.wordCounts(text),
      tokenizer.tokensOf(text),
      measure.estimateTokens(text.length),
    ],
    vectors: [
      [...embedder.embed(text)],
      [...search.sifEmbedder(wordLengths).embed(text)],
      search.cosine(embedder.embed(text), embedder.embed(source)),
      ahead.embed(text),
      await texts([text]),
    ],
  };
}

const wordLengths: search.WordTable = {
  dimensions: 2,
  get: (word) => ({ vector: [word.length, 1], probability: 0.01 }),
};

function lengthsOf(texts: readonly string[]): Promise<number[]> {
  return Promise.resolve(texts.map((text) => text.length));
}

async function resultsOnChunks(
  document: search.NamedDocument,
  chunks: readonly chunk.Chunk[],
) {
  const { name, text, sections } = document;
  const entries = search.indexChunks(name, chunks);
  const chunked = [{ name, text, chunks }];
  const answer = sections[0]!.text.slice(0, 80);
  const questions = [{ question: answer, answer }];
  const place = measure.placeOf(document, answer);
  const hits = search.searchKeywords(answer, entries);
  const hashed = await search.hashChunks(name, chunks);
  const index = new Map<string, search.IndexRow<number>>();
  const plans = [
    search.planUpdate([], hashed.slice(1)),
    search.planUpdate(hashed.slice(1), hashed.toReversed()),
  ];
  for (const plan of plans) await search.applyPlan(index, plan, lengthsOf);
  const parents = chunk.chunkRecursive(text, { size: 2000 });
  return {
    found: [
      hits,
      search.search(answer, entries, { embedder }),
      search.neighbours(hits, chunked),
      search.searchParents(
        answer,
        search.parentIndex([{ name, chunks, parents }]),
      ),
    ],
    stored: [search.chunkRecords(document, chunks), plans, index],
    whole: [
      measure.ledger(text, chunks),
      measure.wordsCut(text, chunks),
      measure.cutSentences(chunked),
      measure.sectionsMixed(sections, chunks),
      measure.extraText(chunked),
    ],
    answered: [
      measure.factsFound(hits, [answer]),
      chunks.map((chunk) => measure.holdsAnswer(chunk, answer)),
      measure.measureAnswers(questions, entries),
      measure.answerCosts([{ question: answer, place }], entries),
      measure.spanScores(chunked, [place], hits),
      measure.withinBudget(hits, 500),
      measure.costOf(chunks, { length: tokenizer.countTokens }),
    ],
    shown: [
      show.table(chunks.map(({ start, end }) => ({ start, end }))),
      show.chunkMap(text, [{ name: "chunks", chunks }]).spec,
    ],
  };
}

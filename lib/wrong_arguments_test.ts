import { assertRejects, assertThrows } from "@std/assert";
import * as library from "./rooms.ts";

// Notebooks and JavaScript have no compiler: any value can come in, and an error
// has to name it before something inside of the library trips over it.
// deno-lint-ignore no-explicit-any
const lib = library as any;
const { chunkFixed, indexChunks, parentIndex, placeOf, search } = library;

const text = "The door code is 4711. Ring twice.";
const chunks = chunkFixed(text, { size: 20, overlap: 0 });
const late = Promise.resolve(chunks);
const document = { name: "doors", text, chunks };
const documents = [document];
const entries = indexChunks("doors", chunks);
const hits = search("door", entries);
const answers = [{ question: "code?", answer: "4711" }];
const places = [{ question: "code?", place: placeOf(document, "4711") }];
const parents = parentIndex([{ name: "doors", chunks, parents: chunks }]);
const retriever = () => Promise.resolve(hits);

const noDocuments = "documents must be a list of { name, text, chunks }, got ";
const noHits = "each hit must be { score, entry }, as search gives it";
const promised =
  "the retriever gave a promise: ask it ahead, as Retriever shows";
const noEntries = "entries must come from indexChunks()";
const noList = "sections must be a list of sections, got an object";
const missing = "chunks must be a list of chunks; is an await missing?";

const noChunks = "chunks must be a list of chunks, got undefined";
const unknown = "there is no option colour: the options are ";
const noScores = "must have scores, as measureAnswers gives them: intact is ";
const noCost = "must have a cost, as costOf gives it: context is undefined";
const gaps = [{ start: 23, end: 22, similarity: 0.5 }];
const axes = { x: "size", y: "found", line: "way", title: "Found" };

const CALLS: Record<string, [call: () => unknown, message: string][]> = {
  answerCosts: [
    [() => lib.answerCosts(places[0], entries), "questions must be a list of"],
    [() => lib.answerCosts(answers, entries), "must come from placeOf()"],
    [() => lib.answerCosts(places, chunks), noEntries],
    [() => lib.answerCosts(places, entries, { retriever }), promised],
  ],
  answerGrid: [
    [() => lib.answerGrid(answers[0]), "rows must be a list of { way, size"],
    [() => lib.answerGrid([answers]), noScores + "undefined"],
    [() => lib.answerGrid([null]), noScores + "undefined"],
    [
      () => lib.answerGrid([{ way: "a", size: 1, scores: { intact: "1" } }]),
      noScores + '"1"',
    ],
  ],
  chart: [
    [() => lib.chart("bars", "", ""), 'drawing must be an object, got "bars"'],
    [() => lib.chart({}, answers, ""), "table must be a string, got a list"],
    [() => lib.chart({}, ""), "alt must be a string, got undefined"],
  ],
  chunkMap: [
    [() => lib.chunkMap([{ name: "a", chunks }], text), "source must be"],
    [() => lib.chunkMap(text, chunks), noChunks],
    [() => lib.chunkMap(text), "rows must be a list of { name, chunks }, got "],
    [() => lib.chunkMap(text, [null]), noChunks],
    [() => lib.chunkMap(text, [{ name: "a", chunks: late }]), missing],
    [() => lib.chunkMap(text, [{ name: "a", chunks, hits: chunks }]), noHits],
    [() => lib.chunkMap(text, [], { facts: "4711" }), "facts must be a list"],
    [() => lib.chunkMap(text, [], { sections: document }), noList],
    [() => lib.chunkMap(text, [], { colour: "red" }), unknown + "title, "],
  ],
  chunkRecords: [
    [
      () => lib.chunkRecords(text, chunks),
      "a document's text must be a string, got undefined",
    ],
    [
      () => lib.chunkRecords(document, chunks),
      "a document's sections must be a list of sections, got undefined",
    ],
  ],
  costChart: [
    [() => lib.costChart(lib.costOf(chunks)), "rows must be a list of { way"],
    [() => lib.costChart([lib.costOf(chunks)], { title: "Costs" }), noCost],
    [() => lib.costChart([]), "options must be an object, such as { title"],
    [() => lib.costChart([], {}), "title must be a string, got undefined"],
    [() => lib.costChart([], { colour: "red" }), unknown + "title, unit"],
  ],
  costOf: [
    [
      () => lib.costOf(hits),
      "each chunk must have a text, as chunkers give them, got an object",
    ],
    [() => lib.costOf(text), "chunks must be a list of chunks, got a text"],
    [() => lib.costOf(late), missing],
  ],
  cutSentences: [
    [() => lib.cutSentences(text, chunks), noDocuments + "a text"],
    [() => lib.cutSentences(document), noDocuments + "an object"],
    [() => lib.cutSentences([{ text }]), "chunks must be a list of chunks"],
    [() => lib.cutSentences([{ text, chunks: late }]), missing],
  ],
  extraText: [
    [() => lib.extraText("abc"), noDocuments + "a text"],
    [() => lib.extraText([chunks]), "text must be a string, got undefined"],
  ],
  factsFound: [
    [() => lib.factsFound(chunks, ["4711"]), noHits],
    [() => lib.factsFound(hits, "4711"), "facts must be a list of texts"],
  ],
  holdsAnswer: [
    [() => lib.holdsAnswer(text, "4711"), "a chunk's text must be a string"],
    [() => lib.holdsAnswer(chunks[0]), "answer must be a string"],
  ],
  joinSections: [[() => lib.joinSections(document), noList]],
  keywords: [[() => lib.keywords(chunks), "text must be a string"]],
  ledger: [
    [() => lib.ledger(chunks, text), "source must be a string, got a list"],
    [() => lib.ledger(text, [text]), "each chunk must have a text"],
    [() => lib.ledger(text, late), missing],
  ],
  lineChart: [
    [() => lib.lineChart(axes, []), "rows must be a list of rows, got an"],
    [() => lib.lineChart([]), "options must be an object, such as { x: … }"],
    [() => lib.lineChart([], { x: "size" }), "y must be a string, got undefin"],
    [
      () => lib.lineChart([{ size: 1, found: 2, name: "a" }], axes),
      "each row must have a way, got none",
    ],
    [() => lib.lineChart([], { ...axes, colour: "red" }), unknown + "x, y"],
  ],
  measureAnswers: [
    [() => lib.measureAnswers(answers[0], entries), "questions must be a list"],
    [
      () => lib.measureAnswers([{ q: "code?", a: "4711" }], entries),
      "answer must be a string, got undefined",
    ],
    [() => lib.measureAnswers(answers, chunks), noEntries],
    [() => lib.measureAnswers(answers, entries, retriever), promised],
    [() => lib.measureAnswers(answers, entries, () => [{ id: 1 }]), noHits],
    [
      () => lib.measureAnswers(answers, entries, () => ({ rows: [] })),
      "what the retriever gave must be a list of hits, got an object",
    ],
  ],
  neighbours: [
    [() => lib.neighbours(chunks, documents), noHits],
    [() => lib.neighbours(hits, document), noDocuments + "an object"],
  ],
  parentIndex: [
    [
      () => lib.parentIndex(document),
      "documents must be a list of { name, chunks, parents }, got an object",
    ],
    [() => lib.parentIndex(documents), "parents must be a list of sections"],
  ],
  placeOf: [
    [() => lib.placeOf(text, "4711"), "a document's text must be a string"],
    [() => lib.placeOf(document, 4711), "answer must be a string, got 4711"],
  ],
  report: [
    [() => lib.report("fixed", text, chunks, []), noDocuments + "a text"],
    [() => lib.report("fixed", documents, chunks, []), noHits],
    [() => lib.report("fixed", documents, hits, "4711"), "facts must be"],
  ],
  repr: [[() => lib.repr(chunks), "text must be a string, got a list"]],
  scoreAgainstSize: [
    [() => lib.scoreAgainstSize(hits, ["4711"]), "hits must be a list of hits"],
    [() => lib.scoreAgainstSize(text, ["4711"]), "rows must be a list of { na"],
    [() => lib.scoreAgainstSize([{ name: "a", hits: chunks }], []), noHits],
    [() => lib.scoreAgainstSize([{ name: "a", hits }], "4711"), "facts must"],
    [() => lib.scoreAgainstSize([]), "facts must be a list of texts, got unde"],
  ],
  search: [
    [
      () => lib.search("code?", entries, { embedder: retriever }),
      "embedder must have a method embed, got a function: of a model, await " +
      "embedAhead(model, texts) makes one",
    ],
    [
      () => lib.search("code?", entries, { embedder: lib.wordVectors() }),
      "embedder must have a method embed, got a promise: is an await missing?",
    ],
  ],
  searchParents: [
    [() => lib.searchParents("code?", parents, { retriever }), promised],
  ],
  sectionsMixed: [[() => lib.sectionsMixed(document, chunks), noList]],
  sentencesOf: [[() => lib.sentencesOf(chunks), "text must be a string"]],
  showCut: [[() => lib.showCut(chunks[0], chunks[1]), noEntries]],
  similarityCurve: [
    [() => lib.similarityCurve([], text), "source must be a string, got a lis"],
    [() => lib.similarityCurve(text, gaps), "gaps must be a list of gaps, got"],
    [() => lib.similarityCurve(text, [null]), "gaps must be a list of gaps"],
    [() => lib.similarityCurve(text, [{ name: "a", gaps }]), noChunks],
    [
      () => lib.similarityCurve(text, [{ name: "a", gaps: late, chunks }]),
      "gaps must be a list of gaps; is an await missing?",
    ],
    [() => lib.similarityCurve(text, [], { sections: text }), "sections must"],
    [() => lib.similarityCurve(text, [], { colour: "red" }), unknown + "title"],
  ],
  snippet: [[() => lib.snippet(chunks[0]), "text must be a string"]],
  spanScores: [
    [() => lib.spanScores(text, [], hits), noDocuments + "a text"],
    [() => lib.spanScores(documents, ["4711"], hits), "come from placeOf()"],
    [() => lib.spanScores(documents, "4711", hits), "places must be a list"],
    [() => lib.spanScores(documents, [places[0]!.place], chunks), noHits],
  ],
  table: [[() => lib.table(text), "rows must be a list of rows, got a text"]],
  withinBudget: [
    [() => lib.withinBudget(chunks, 100), noHits],
    [() => lib.withinBudget(text, 100), "hits must be a list of hits"],
  ],
  words: [[() => lib.words(chunks), "text must be a string"]],
  wordsCut: [[() => lib.wordsCut(chunks, text), "source must be a string"]],
};

for (const [name, calls] of Object.entries(CALLS)) {
  Deno.test(`${name}() names the argument that is wrong`, () => {
    for (const [call, message] of calls) assertThrows(call, TypeError, message);
  });
}

Deno.test("hashChunks() names the argument that is wrong", async () => {
  await assertRejects(
    () => lib.hashChunks(chunks),
    TypeError,
    "document must be a string, got a list",
  );
  await assertRejects(() => lib.hashChunks("doors", late), TypeError, missing);
});

Deno.test("progress() names the argument that is wrong", async () => {
  const wrong: [call: () => AsyncGenerator, message: string][] = [
    [() => lib.progress(late), "items must be a list, got a promise"],
    [() => lib.progress(3), "items must be a list, got 3"],
    [() => lib.progress([], { label: "a" }), "label must be a function"],
    [() => lib.progress([], { colour: "red" }), unknown + "label, show"],
  ];
  for (const [call, message] of wrong) {
    await assertRejects(() => call().next(), TypeError, message);
  }
});

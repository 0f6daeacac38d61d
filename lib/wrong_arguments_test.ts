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

const CALLS: Record<string, [call: () => unknown, message: string][]> = {
  answerCosts: [
    [() => lib.answerCosts(places[0], entries), "questions must be a list of"],
    [() => lib.answerCosts(answers, entries), "must come from placeOf()"],
    [() => lib.answerCosts(places, chunks), noEntries],
    [() => lib.answerCosts(places, entries, { retriever }), promised],
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

import type { Chunk } from "../chunk/chunk.ts";
import { loadCorpus } from "../course/corpus.ts";
import { indexChunks } from "../search/index_chunks.ts";
import { type Hit, search } from "../search/search.ts";
import { report } from "./report.ts";

/** The question and the facts of the Kitebase figures. */
export const QUESTION =
  "How do I reset my password if I never set a recovery email?";
export const FACTS = [
  "I can't access my email",
  "date of your last invoice",
  "one-time sign-in link",
  "one business day",
];

/** The six articles. */
export const ARTICLES = await loadCorpus("kitebase");

/** Chunks the articles, asks the question, and gives all that came of it. */
export function run(
  name: string,
  chunker: (text: string) => Chunk[],
  topK = 3,
) {
  const documents = ARTICLES.map((article) => ({
    ...article,
    chunks: chunker(article.text),
  }));
  const entries = documents.flatMap((document) =>
    indexChunks(document.name, document.chunks)
  );
  const hits: Hit[] = search(QUESTION, entries, { topK });
  const printed = report(name, documents, hits, FACTS);
  return { name, documents, entries, hits, printed };
}

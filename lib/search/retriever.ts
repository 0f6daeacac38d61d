import type { Entry } from "./index_chunks.ts";
import type { Hit } from "./search.ts";

/**
 * Whatever ranks entries for a question: {@linkcode search},
 * {@linkcode searchKeywords}, or a function of yours.
 *
 * The best hit comes first; an entry that does not match at all may be missing.
 * It answers at once. A database answers late, so ask it ahead.
 *
 * @example A database, asked ahead
 * ```ts
 * import { chunkFixed, type Hit, indexChunks, measureAnswers } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = indexChunks("doors", chunkFixed("The door code is 4711."));
 * const database = (question: string): Promise<Hit[]> =>
 *   Promise.resolve(entries.map((entry) => ({ score: question.length, entry })));
 *
 * const questions = [{ question: "What is the code?", answer: "is 4711" }];
 * const hits = new Map<string, Hit[]>();
 * for (const { question } of questions) {
 *   hits.set(question, await database(question));
 * }
 * const scores = measureAnswers(questions, entries, (q) => hits.get(q) ?? []);
 * assertEquals(scores.top1, 1);
 * ```
 */
export type Retriever = (
  question: string,
  entries: readonly Entry[],
  options?: { topK?: number },
) => readonly Hit[];

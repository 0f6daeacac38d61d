import { checkList } from "../base/check.ts";
import { checkEntries } from "../search/check_entries.ts";
import { checkRetrieved } from "../search/check_hits.ts";
import type { Entry } from "../search/index_chunks.ts";
import type { Retriever } from "../search/retriever.ts";
import { search } from "../search/search.ts";
import { oneSpaced, wanted } from "./holds_answer.ts";

/** A question whose answer is known, word for word. */
export interface TestQuestion {
  /** What somebody asks. */
  readonly question: string;
  /** The text that answers it, as it stands in the document. */
  readonly answer: string;
  /** A name for it, for tables. */
  readonly id?: string;
}

/** How one question fared. */
export interface AnswerResult {
  /** The question, as it was given. */
  readonly question: TestQuestion;
  /** Whether some chunk holds the whole answer. */
  readonly intact: boolean;
  /** The rank, from 1, of the best hit that holds it; `Infinity` if none does. */
  readonly rank: number;
}

/** How a way of chunking fared, in questions. */
export interface AnswerScores {
  /** How many questions there are. */
  readonly all: number;
  /** How many answers some chunk holds whole: no retriever can find more. */
  readonly intact: number;
  /** How many answers the best hit holds. */
  readonly top1: number;
  /** How many answers one of the three best hits holds. */
  readonly top3: number;
  /** The questions one by one, in the order given. */
  readonly results: readonly AnswerResult[];
}

/**
 * Measures a way of chunking with questions whose answers are known.
 *
 * The answer counts only where one chunk holds all of it ({@linkcode
 * holdsAnswer}). `intact` looks at the chunks alone, `top1` and `top3` at what
 * the retriever made of them.
 *
 * @param questions The questions with their answers.
 * @param entries The chunks to search.
 * @param retriever What ranks them, the stand-in's {@linkcode search} if left
 * out.
 * @returns The three counts, and every question's rank.
 * @throws {RangeError} If an answer is blank.
 * @throws {TypeError} If there are no questions, answers or entries, or the
 * retriever gives no list of hits.
 *
 * @example The answer is in a chunk, and the keyword search finds it
 * ```ts
 * import {
 *   chunkFixed, indexChunks, measureAnswers, searchKeywords,
 * } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const entries = indexChunks("doors", chunkFixed("The door code is 4711."));
 * const questions = [{ question: "What is the code?", answer: "is 4711" }];
 * const { intact, top1 } = measureAnswers(questions, entries, searchKeywords);
 * assertEquals([intact, top1], [1, 1]);
 * ```
 */
export function measureAnswers(
  questions: readonly TestQuestion[],
  entries: readonly Entry[],
  retriever: Retriever = search,
): AnswerScores {
  checkList("questions", questions, "{ question, answer }");
  checkEntries(entries);
  const texts = new Map(
    entries.map(({ chunk }) => [chunk, oneSpaced(chunk.text)]),
  );
  const results = questions.map((question): AnswerResult => {
    const answer = wanted(question.answer);
    const holds = ({ chunk }: Entry) =>
      (texts.get(chunk) ?? oneSpaced(chunk.text)).includes(answer);
    const hits = checkRetrieved(
      retriever(question.question, entries, { topK: Infinity }),
    );
    const place = hits.findIndex((hit) => holds(hit.entry));
    return {
      question,
      intact: entries.some(holds),
      rank: place < 0 ? Infinity : place + 1,
    };
  });
  const count = (test: (result: AnswerResult) => boolean) =>
    results.filter(test).length;
  return {
    all: results.length,
    intact: count(({ intact }) => intact),
    top1: count(({ rank }) => rank === 1),
    top3: count(({ rank }) => rank <= 3),
    results,
  };
}

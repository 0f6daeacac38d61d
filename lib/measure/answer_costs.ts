import { checkList, checkOptions } from "../base/check.ts";
import { groupBy } from "../base/group_by.ts";
import { countCharacters } from "../chunk/ruler.ts";
import { checkEntries } from "../search/check_entries.ts";
import { checkRetrieved } from "../search/check_hits.ts";
import type { Entry } from "../search/index_chunks.ts";
import type { Retriever } from "../search/retriever.ts";
import { search } from "../search/search.ts";
import { checkPlace } from "./check_place.ts";
import { estimateTokens } from "./estimate_tokens.ts";
import type { Place } from "./place_of.ts";

/** A question, and the one place where its answer stands. */
export interface PlacedQuestion {
  /** What somebody asks. */
  readonly question: string;
  /** Where the answer stands. */
  readonly place: Place;
}

/** What it takes to hand over the answer to one question. */
export interface AnswerCost<Q extends PlacedQuestion = PlacedQuestion> {
  /** The question, as it was given. */
  readonly question: Q;
  /** Whether some chunk holds the whole answer. */
  readonly intact: boolean;
  /** The rank, from 1, of the best hit that holds it; `Infinity` if none does. */
  readonly rank: number;
  /**
   * The estimated tokens of all hits down to that rank, context and overlap
   * included; `Infinity` if none holds it.
   */
  readonly tokens: number;
}

/** Options for {@linkcode answerCosts}. */
export interface AnswerCostsOptions {
  /**
   * What ranks the chunks.
   *
   * @default {search}
   */
  retriever?: Retriever;
  /**
   * How far down the ranking to look.
   *
   * @default {100}
   */
  topK?: number;
}

/**
 * Says for each question how many tokens must be handed over, from the best hit
 * down, until the answer is among them.
 *
 * One pass answers for every budget: within 1,000 tokens are answered all those
 * questions whose `tokens` are at most 1,000. So chunks of different sizes are
 * compared at the same cost. A chunk holds an answer if its body covers all of
 * the answer's place in its document; half of an answer counts as none, and so
 * does the same text in another document.
 *
 * @param questions The questions with their places.
 * @param entries The chunks to search.
 * @param options What ranks the chunks, and how far to look.
 * @returns One record for each question, in the same order.
 * @throws {TypeError} If there are no questions, places or entries, or the
 * retriever gives no list of hits.
 *
 * @example The answer is in the second hit
 * ```ts
 * import { answerCosts, chunkFixed, indexChunks, placeOf } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const document = { name: "doors", text: "The door code. It is 4711." };
 * const chunks = chunkFixed(document.text, { size: 15, overlap: 0 });
 * const [cost] = answerCosts(
 *   [{ question: "door code?", place: placeOf(document, "4711") }],
 *   indexChunks("doors", chunks),
 * );
 * // "The door code." and "It is 4711." are 25 characters.
 * assertEquals([cost?.rank, cost?.tokens], [2, 6]);
 * ```
 */
export function answerCosts<Q extends PlacedQuestion>(
  questions: readonly Q[],
  entries: readonly Entry[],
  options: AnswerCostsOptions = {},
): AnswerCost<Q>[] {
  checkOptions(options, ["retriever", "topK"]);
  const { retriever = search, topK = 100 } = options;
  checkList("questions", questions, "{ question, place }");
  checkEntries(entries);
  for (const { place } of questions) checkPlace(place);
  const ofDocument = groupBy(entries, (entry) => entry.document);
  return questions.map((question) => {
    const { place } = question;
    const hits = checkRetrieved(
      retriever(question.question, entries, { topK }),
    );
    const at = hits.findIndex((hit) => holds(hit.entry, place));
    const own = ofDocument.get(place.document) ?? [];
    const intact = own.some((entry) => holds(entry, place));
    if (at < 0) return { question, intact, rank: Infinity, tokens: Infinity };
    const handed = hits.slice(0, at + 1)
      .reduce((sum, { entry }) => sum + countCharacters(entry.chunk.text), 0);
    return { question, intact, rank: at + 1, tokens: estimateTokens(handed) };
  });
}

function holds({ document, chunk }: Entry, place: Place): boolean {
  return document === place.document && chunk.start <= place.start &&
    place.end <= chunk.end;
}

import type { TestQuestion } from "../../measure/measure_answers.ts";
import { type Place, placeOf } from "../../measure/place_of.ts";
import type { CorpusDocument } from "../corpus.ts";
import type { AnswerKind, Askable } from "./fill.ts";
import { type Random, shuffle } from "./random.ts";

/** A question that a customer may ask, with its exact answer. */
export interface SupportQuestion extends TestQuestion {
  /** Its number: `"q07"`. */
  readonly id: string;
  /** What the answer is: a fact, two sentences, a table's row, or steps. */
  readonly kind: AnswerKind;
  /** Where the answer stands, in exactly one article. */
  readonly place: Place;
}

/** What can be asked about one article. */
export interface AskableArticle {
  readonly document: CorpusDocument;
  readonly askables: readonly Askable[];
}

/** How many questions of each kind there are in fifty. */
const QUOTA: Record<AnswerKind, number> = {
  fact: 15,
  two: 13,
  table: 12,
  steps: 10,
};

/**
 * Chooses fifty questions, each about another article.
 *
 * An answer must stand exactly once in its article and nowhere else.
 *
 * @param articles All articles.
 * @param next Where chance comes from.
 * @param taken The articles that are not to be asked about; those chosen are
 * added.
 */
export function chooseQuestions(
  articles: readonly AskableArticle[],
  next: Random,
  taken: Set<string>,
): SupportQuestion[] {
  const left = { ...QUOTA };
  const chosen: Omit<SupportQuestion, "id">[] = [];
  for (const { document, askables } of shuffle(articles, next)) {
    if (taken.has(document.name)) continue;
    const open = shuffle(askables, next).find(({ kind, answer }) =>
      left[kind] > 0 && standsOnce(document.text, answer) &&
      articles.every((other) =>
        other.document === document || !other.document.text.includes(answer)
      )
    );
    if (!open) continue;
    left[open.kind]--;
    taken.add(document.name);
    chosen.push({ ...open, place: placeOf(document, open.answer) });
    if (Object.values(left).every((count) => count === 0)) break;
  }
  return chosen
    .sort((a, b) => a.place.document < b.place.document ? -1 : 1)
    .map((question, i) => ({
      id: `q${String(i + 1).padStart(2, "0")}`,
      ...question,
    }));
}

function standsOnce(text: string, answer: string): boolean {
  return text.indexOf(answer) === text.lastIndexOf(answer);
}

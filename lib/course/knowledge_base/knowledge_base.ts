import { parseMarkdown } from "../../parse/parse_markdown.ts";
import type { CorpusDocument } from "../corpus.ts";
import type { App } from "./app.ts";
import { APPS } from "./parts/apps.ts";
import { BILLING } from "./parts/billing.ts";
import { chooseQuestions, type SupportQuestion } from "./choose_questions.ts";
import { FILES } from "./parts/files.ts";
import { KEEPING } from "./parts/keeping.ts";
import { ORDER } from "./parts/order.ts";
import { ROUTINE } from "./parts/routine.ts";
import { SHARING } from "./parts/sharing.ts";
import { randomFor } from "./random.ts";
import type { Topic } from "./topic.ts";
import { writeArticle } from "./write_article.ts";

/** Larkfield's support articles, and questions about them. */
export interface KnowledgeBase {
  /** 500 articles in Markdown, by name. */
  readonly documents: readonly CorpusDocument[];
  /** 50 questions with exact answers, to choose a chunker with. */
  readonly questions: readonly SupportQuestion[];
  /** 50 others, about other articles, to see whether the choice was right. */
  readonly reserve: readonly SupportQuestion[];
}

const TOPICS = [...FILES, ...SHARING, ...KEEPING, ...ORDER, ...ROUTINE];

/** Nobody can send a newsletter without a connection. */
const SENSELESS = "newsletters-offline";

/**
 * Writes the support articles of Larkfield, a company that does not exist, and
 * the questions that its customers ask.
 *
 * 25 apps times 20 topics are 500 articles of about 3,000 tokens. They are put
 * together from written parts, always in the same way: an article depends on
 * its name and on nothing else. Each has numbers, limits and steps of its own,
 * and the articles about one topic are as like one another as those of real
 * products are. Nothing is read or stored.
 *
 * The questions are chosen before anything is cut.
 *
 * @returns Articles and questions, the same at each call.
 *
 * @example An article and a question
 * ```ts
 * import { knowledgeBase } from "chunking/knowledge-base";
 * import { assertEquals } from "@std/assert";
 *
 * const { documents, questions } = knowledgeBase();
 * assertEquals(documents.length, 500);
 * assertEquals(questions.length, 50);
 * ```
 */
export function knowledgeBase(): KnowledgeBase {
  const subjects: [App, Topic][] = APPS.flatMap((app) =>
    TOPICS.map((topic): [App, Topic] => [app, topic])
  ).filter(([app, topic]) => nameOf(app, topic) !== SENSELESS);
  subjects.push([BILLING, BILLING]);

  const articles = subjects.map(([app, topic]) => {
    const name = nameOf(app, topic);
    const { text, askables } = writeArticle(app, topic, randomFor(name));
    const document = { name, file: `${name}.md`, ...parseMarkdown(text) };
    return { document, askables };
  }).sort((a, b) => a.document.name < b.document.name ? -1 : 1);

  const taken = new Set([nameOf(BILLING, BILLING)]);
  return {
    documents: articles.map(({ document }) => document),
    questions: chooseQuestions(articles, randomFor("questions"), taken),
    reserve: chooseQuestions(articles, randomFor("reserve"), taken),
  };
}

function nameOf(app: App, topic: Topic): string {
  return `${app.app.toLowerCase()}-${topic.name}`;
}

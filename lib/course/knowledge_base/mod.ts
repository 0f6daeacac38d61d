/**
 * The support knowledge base of lesson 12: 500 articles and 100 questions, made
 * when they are needed.
 *
 * `parts/` holds what was written by hand, `fill.ts` says how gaps are filled.
 * Not here: anything about chunks. Articles and questions are finished before
 * anybody cuts.
 *
 * @module
 */
export type { SupportQuestion } from "./choose_questions.ts";
export type { AnswerKind } from "./fill.ts";
export { type KnowledgeBase, knowledgeBase } from "./knowledge_base.ts";

/**
 * Measuring chunks: what a chunker cut, mixed, repeated or lost, and whether
 * the text that an answer needs came back.
 *
 * Each measure is defined to the letter in its own file, because a number
 * without a definition cannot be compared. Not here: judging an answer.
 *
 * @module
 */

// The types of other rooms that this one's functions take and give.
export type { TextRange } from "../base/text_range.ts";
export type { Chunk, ChunkedDocument, Cut } from "../chunk/mod.ts";
export type { Section } from "../parse/mod.ts";
export type { Entry, Hit, Retriever } from "../search/mod.ts";
export * from "./answer_costs.ts";
export * from "./cost_of.ts";
export * from "./cut_sentences.ts";
export * from "./estimate_tokens.ts";
export * from "./extra_text.ts";
export * from "./facts_found.ts";
export { holdsAnswer } from "./holds_answer.ts";
export * from "./join_sections.ts";
export * from "./ledger.ts";
export * from "./measure_answers.ts";
export * from "./place_of.ts";
export * from "./sections_mixed.ts";
export * from "./sentences_of.ts";
export * from "./span_scores.ts";
export * from "./within_budget.ts";
export * from "./words_cut.ts";

/**
 * Exercise 03-4: small beats big (hard, 4 points).
 *
 * In lesson 03 most answers were cut at 100 characters. Turn it round: write a
 * document and a question for which a chunk of 100 is found and a chunk of 600
 * is not, although the answer is whole in one of the big ones too.
 */
import { todo } from "chunking/exercise";

/**
 * The document: at least 1,200 characters, plain sentences.
 *
 * It is cut with `chunkFixed` without overlap, at 100 and at 600, and searched
 * with the course's own `search`. Then the top 1 at 100 must hold the answer,
 * and the top 1 at 600 must not, although another chunk of 600 does.
 */
export const document: string = todo("03-4");

/** The question, as a person would ask it. */
export const question: string = todo("03-4");

/** The answer: a phrase of the document, letter for letter. */
export const answer: string = todo("03-4");

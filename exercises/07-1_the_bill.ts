/**
 * Exercise 07-1: the bill (easy, 2 points).
 *
 * What does a month of questions cost, and what is it spent on?
 */
import { todo } from "chunking/exercise";

/** How a search is set, and how much it is used. All sizes are in tokens. */
export interface Plan {
  /** How many hits are handed over for a question. */
  hits: number;
  /** The context in front of a hit: title, headings. */
  context: number;
  /** What a hit repeats of the chunk before it. */
  overlap: number;
  /** The rest of a hit. */
  body: number;
  /** What goes along once with every question: instructions, the question. */
  prompt: number;
  /** Questions a month. */
  questions: number;
  /** The price of a million tokens, in dollars. */
  price: number;
}

/** What that comes to. */
export interface Bill {
  /** Tokens that are read for one question, the prompt among them. */
  tokens: number;
  /** Dollars a month, rounded to cents. */
  dollars: number;
  /** The share of the tokens that is overlap, from 0 to 1; 0 if there are none. */
  repeated: number;
}

/**
 * Writes the bill of a plan.
 *
 * @param plan The settings
 */
export function billOf(plan: Plan): Bill {
  return todo("07-1");
}

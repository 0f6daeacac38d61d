/**
 * Exercise 07-1: the bill (easy, 2 points).
 *
 * What does a month of questions cost, and what is it spent on?
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

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
  // BEGIN SOLUTION: return todo("07-1");
  const { hits, context, overlap, body, prompt, questions, price } = plan;
  // The prompt stands outside the brackets: it is paid once for a question,
  // however many hits there are.
  const tokens = prompt + hits * (context + overlap + body);
  const dollars = questions * tokens * price / 1_000_000;
  return {
    tokens,
    // Rounded once, at the end: rounding the price of one question would turn a
    // hundredth of a cent into nothing, ten thousand times over.
    dollars: Math.round(dollars * 100) / 100,
    repeated: tokens > 0 ? hits * overlap / tokens : 0,
  };
  // END SOLUTION
}

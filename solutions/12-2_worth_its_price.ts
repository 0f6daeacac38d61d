/**
 * Exercise 12-2: worth its price (medium, 3 points).
 *
 * Twenty-one combinations have been measured. Most of them need not be
 * discussed: another one is better and costs no more.
 */
// BEGIN SOLUTION: import { todo } from "chunking/exercise";
// END SOLUTION

/** A way of chunking, what it costs and what it brings. */
export interface Offer {
  name: string;
  /** Tokens for each question: less is better. */
  tokens: number;
  /** Questions answered: more is better. */
  answered: number;
}

/**
 * Keeps the offers that are worth their price.
 *
 * - An offer beats another if it costs no more and answers no less, and is
 *   better in at least one of the two.
 * - What is beaten by any other offer goes. All others stay, also two that are
 *   equal in both.
 * - The cheapest comes first; those with the same price stay in the order in
 *   which they were given. The list that was given is left as it was.
 *
 * @param offers The offers, in any order
 */
export function worthIt(offers: Offer[]): Offer[] {
  // BEGIN SOLUTION: return todo("12-2");
  const beats = (a: Offer, b: Offer) =>
    a.tokens <= b.tokens && a.answered >= b.answered &&
    (a.tokens < b.tokens || a.answered > b.answered);
  // Nobody beats itself, so there is no need to leave it out here. What is left
  // is called the Pareto front: to get more, you have to pay more.
  return offers
    .filter((offer) => !offers.some((other) => beats(other, offer)))
    .toSorted((a, b) => a.tokens - b.tokens);
  // END SOLUTION
}

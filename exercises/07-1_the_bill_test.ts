import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./07-1_the_bill.ts" with { type: "text" };

interface Plan {
  hits: number;
  context: number;
  overlap: number;
  body: number;
  prompt: number;
  questions: number;
  price: number;
}

const ex = exercise<{
  billOf(plan: Plan): { tokens: number; dollars: number; repeated: number };
}>({
  id: "07-1",
  title: "The bill",
  points: 2,
  source,
  hints: [
    "A question costs hits × (context + overlap + body), and the prompt once. " +
    "A month costs that times the questions, times the price, divided by a " +
    "million.",
    "Round at the very end: Math.round(dollars * 100) / 100. The repeated share " +
    "is hits * overlap divided by all tokens, but look out for 0 divided by 0.",
  ],
});

// The second way of the lesson, for ten thousand questions.
const windows: Plan = {
  hits: 3,
  context: 0,
  overlap: 50,
  body: 150,
  prompt: 0,
  questions: 10_000,
  price: 2.5,
};

ex.test("windows with an overlap of a quarter", ({ billOf }) => {
  // 3 × 200 tokens, 10,000 times, are 6 million.
  assertEquals(billOf(windows), { tokens: 600, dollars: 15, repeated: 0.25 });
});

ex.test("context is paid for as well", ({ billOf }) => {
  const { tokens, dollars } = billOf({ ...windows, context: 20 });
  assertEquals({ tokens, dollars }, { tokens: 660, dollars: 16.5 });
});

ex.test("the prompt is paid once for a question", ({ billOf }) => {
  const bill = billOf({ ...windows, prompt: 150 });
  assertEquals(bill, { tokens: 750, dollars: 18.75, repeated: 0.2 });
});

ex.test("cents, rounded once", ({ billOf }) => {
  const { dollars } = billOf({ ...windows, hits: 1, questions: 7, price: 3 });
  // 7 × 200 × 3 / 1,000,000 = 0.0042
  assertEquals(dollars, 0);
  // 10,000 × 200 × 0.0213 / 1,000,000 = 0.0426
  assertEquals(billOf({ ...windows, hits: 1, price: 0.0213 }).dollars, 0.04);
  assertEquals(billOf({ ...windows, hits: 1, price: 0.0228 }).dollars, 0.05);
});

ex.test("nothing asked, and nothing handed over", ({ billOf }) => {
  assertEquals(billOf({ ...windows, questions: 0 }).dollars, 0);
  const { tokens, repeated } = billOf({ ...windows, hits: 0 });
  assert(
    tokens === 0 && repeated === 0,
    `Without hits and prompt the bill has no tokens, and the repeated share ` +
      `of nothing is 0; got ${tokens} tokens and a share of ${repeated}.`,
  );
  assertEquals(billOf({ ...windows, hits: 0, prompt: 1 }).repeated, 0);
});

ex.test("a hit of one token, and that one repeated", ({ billOf }) => {
  const bill = billOf({ ...windows, hits: 1, overlap: 1, body: 0 });
  assertEquals(bill, { tokens: 1, dollars: 0.03, repeated: 1 });
});

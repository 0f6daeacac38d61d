import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./06-4_better_or_luck.ts" with { type: "text" };

interface Verdict {
  wins: number;
  losses: number;
  chance: number;
}
type Compare = (before: number[], after: number[]) => Verdict;

const ex = exercise<{ compare: Compare }>({
  id: "06-4",
  title: "Better, or a good day",
  points: 4,
  source,
  hints: [
    "Count wins and losses first. Then there are 2 ** (wins + losses) outcomes. " +
    "With n coins, heads fall k times in n! / (k! (n - k)!) of them; add those " +
    "where the larger side is at least as large as yours.",
    "For thousands of coins keep logarithms: start with -n * Math.LN2 for no " +
    "heads, and from k to k + 1 heads add Math.log(n - k) - Math.log(k + 1). " +
    "Add Math.exp of it to the chance wherever max(k, n - k) >= max(wins, " +
    "losses).",
  ],
});

/** Ranks with so many wins, losses, both right and both wrong. */
function ranks(wins: number, losses: number, both = 0, neither = 0) {
  const fill = (n: number, rank: number) => Array<number>(n).fill(rank);
  return {
    before: [
      ...fill(wins, 2),
      ...fill(losses, 1),
      ...fill(both, 1),
      ...fill(neither, Infinity),
    ],
    after: [
      ...fill(wins, 1),
      ...fill(losses, 3),
      ...fill(both, 1),
      ...fill(neither, 2),
    ],
  };
}

/** Compares the chance of so many wins and losses with what is expected. */
function expect(
  compare: Compare,
  wins: number,
  losses: number,
  expected: number,
) {
  const { before, after } = ranks(wins, losses, 3, 2);
  const { chance } = compare(before, after);
  assert(
    Math.abs(chance - expected) < 1e-6,
    `Given ${wins} wins and ${losses} losses, expected a chance of ` +
      `${expected.toFixed(6)}, got ${chance}.`,
  );
}

ex.test("wins and losses are counted", ({ compare }) => {
  const count = (before: number[], after: number[]) => {
    const { wins, losses } = compare(before, after);
    return [wins, losses];
  };
  assertEquals(count([2, 1, 1, 3], [1, 1, 2, 2]), [1, 1]);
  assertEquals(count([Infinity, 2, 1], [1, 1, 1]), [2, 0]);
  assertEquals(count([1, 1, 1], [Infinity, 2, 1]), [0, 2]);
});

ex.test("four wins and one loss, as in the lesson", ({ compare }) => {
  expect(compare, 4, 1, 12 / 32);
  expect(compare, 1, 4, 12 / 32);
});

ex.test("all to one side", ({ compare }) => {
  expect(compare, 3, 0, 2 / 8);
  expect(compare, 0, 6, 2 / 64);
  expect(compare, 1, 0, 1);
});

ex.test("as many wins as losses", ({ compare }) => {
  expect(compare, 1, 1, 1);
  expect(compare, 3, 3, 1);
});

ex.test("no win and no loss", ({ compare }) => {
  expect(compare, 0, 0, 1);
  assertEquals(compare([], []), { wins: 0, losses: 0, chance: 1 });
});

ex.test("eight to two", ({ compare }) => {
  // 2 * (45 + 10 + 1) of 1024
  expect(compare, 8, 2, 112 / 1024);
});

ex.test("thousands of questions", ({ compare }) => {
  // By exact arithmetic with whole numbers of any length.
  for (
    const [wins, losses, expected] of [
      [1000, 1000, 1],
      [1030, 970, 0.187062],
      [1100, 1000, 0.030721],
    ] as const
  ) {
    const { before, after } = ranks(wins, losses);
    const { chance } = compare(before, after);
    assert(
      Math.abs(chance - expected) < 1e-5,
      `Given ${wins} wins and ${losses} losses, expected a chance of about ` +
        `${expected.toFixed(4)}, got ${chance}.`,
    );
  }
});

import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./12-2_worth_its_price.ts" with { type: "text" };

interface Offer {
  name: string;
  tokens: number;
  answered: number;
}

const ex = exercise<{ worthIt(offers: Offer[]): Offer[] }>({
  id: "12-2",
  title: "Worth its price",
  points: 3,
  source,
  hints: [
    "Write a function beats(a, b) first, in the words of the rule. Then keep the " +
    "offers that none of the others beats.",
    "Two conditions with <= and >=, and one of the two strictly: " +
    "a.tokens < b.tokens || a.answered > b.answered. Sort with toSorted, which " +
    "leaves the list alone and keeps equal ones in their order.",
  ],
});

/** "a 400:40 b 900:46" as offers. */
function offers(text: string): Offer[] {
  return [...text.matchAll(/(\w+) (\d+):(\d+)/g)].map(([, name, t, n]) => ({
    name: name!,
    tokens: Number(t),
    answered: Number(n),
  }));
}

function expect(
  worthIt: (offers: Offer[]) => Offer[],
  given: string,
  expected: string,
) {
  const got = worthIt(offers(given)).map(({ name }) => name).join(" ");
  assert(
    got === expected,
    `Given ${given} (name tokens:answered), expected ${expected}, got ${got}.`,
  );
}

ex.test("more for less", ({ worthIt }) => {
  expect(worthIt, "sections 400:40 windows 900:35", "sections");
});

ex.test("more for more stays", ({ worthIt }) => {
  expect(worthIt, "small 300:30 large 2000:45", "small large");
});

ex.test("the same price, and more answered", ({ worthIt }) => {
  expect(worthIt, "a 400:39 b 400:40", "b");
  expect(worthIt, "b 400:40 a 400:39", "b");
});

ex.test("the same result, and cheaper", ({ worthIt }) => {
  expect(worthIt, "a 500:40 b 400:40", "b");
  expect(worthIt, "b 400:40 a 500:40", "b");
});

ex.test("equal in both", ({ worthIt }) => {
  expect(worthIt, "b 400:40 a 400:40 c 300:41 d 300:41", "c d");
  expect(worthIt, "b 400:40 a 400:40", "b a");
});

ex.test("the cheapest first", ({ worthIt }) => {
  expect(worthIt, "c 1000:46 a 90:20 b 400:40", "a b c");
});

ex.test("beaten by one that is itself beaten", ({ worthIt }) => {
  expect(worthIt, "a 500:38 b 450:39 c 400:40", "c");
});

ex.test("none, and one", ({ worthIt }) => {
  expect(worthIt, "", "");
  expect(worthIt, "a 400:0", "a");
});

ex.test("the list left as it was, and the offers themselves", ({ worthIt }) => {
  const list = offers("c 1000:46 x 1000:45 a 90:20");
  const kept = worthIt(list);
  assertEquals(list.map(({ name }) => name), ["c", "x", "a"]);
  assert(
    kept[0] === list[2] && kept[1] === list[0],
    "Return the offers that were given, not copies of them.",
  );
});

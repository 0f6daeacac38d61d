import { assert, assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import { loadTokenizer } from "chunking/tokens";
import policy from "../corpus/reservo/refund-policy.md" with { type: "text" };
import rooms from "../corpus/reservo/booking-a-room.md" with { type: "text" };
import source from "./07-3_cut_to_fit.ts" with { type: "text" };

type Count = (text: string) => number;

const { countTokens } = await loadTokenizer();

const ex = exercise<{
  cutToFit(text: string, limit: number, count: Count): string;
}>({
  id: "07-3",
  title: "Cut to fit",
  points: 3,
  source,
  hints: [
    "Think of guessing a number: ask in the middle, and half of what is left " +
    "falls away. Keep two numbers of characters, one that fits and one that " +
    "does not, until they are neighbours.",
    "Array.from(text) is a list of whole characters. Count all of it first; if it is " +
    "too long, start with fits = 0 and fails = characters.length, and count the " +
    "middle until the two are neighbours.",
  ],
});

const characters: Count = (text) => Array.from(text).length;
const words: Count = (text) => text.match(/\S+/g)?.length ?? 0;
const show = (text: string) =>
  JSON.stringify(text.length > 40 ? text.slice(0, 37) + "…" : text);

ex.test("characters, where every answer can be seen", ({ cutToFit }) => {
  assertEquals(cutToFit("abcdefghij", 4, characters), "abcd");
  assertEquals(cutToFit("abcdefghij", 1, characters), "a");
  assertEquals(cutToFit("abcdefghij", 9, characters), "abcdefghi");
});

ex.test("all of it, and nothing", ({ cutToFit }) => {
  assertEquals(cutToFit("abc", 3, characters), "abc");
  assertEquals(cutToFit("abc", 99, characters), "abc");
  assertEquals(cutToFit("abc", 0, characters), "");
  assertEquals(cutToFit("", 5, characters), "");
  assertEquals(cutToFit("🫠 hot", 2, countTokens), "");
});

ex.test("no emoji in half", ({ cutToFit }) => {
  assertEquals(cutToFit("🚪🚪🚪🚪", 3, characters), "🚪🚪🚪");
  // Two bytes more than the first door: half of the second.
  const bytes: Count = (text) => new TextEncoder().encode(text).length;
  for (let limit = 4; limit < 8; limit++) {
    assertEquals(cutToFit("🚪🚪", limit, bytes), "🚪");
  }
});

ex.test("words", ({ cutToFit }) => {
  assertEquals(cutToFit("one two  three four", 2, words), "one two  ");
});

ex.test("tokens of two documents", ({ cutToFit }) => {
  for (
    const text of [policy, rooms, "予約は無料で取り消せます。🫠".repeat(20)]
  ) {
    for (const limit of [1, 7, 50, 200]) {
      const cut = cutToFit(text, limit, countTokens);
      assert(
        text.startsWith(cut) && cut.isWellFormed(),
        `Expected a beginning of the text in whole characters, got ${
          show(cut)
        }.`,
      );
      assert(
        countTokens(cut) <= limit,
        `Given a limit of ${limit}, got a beginning of ${countTokens(cut)} ` +
          "tokens.",
      );
      const next = Array.from(text.slice(cut.length))[0] ?? "";
      assert(
        next === "" || countTokens(cut + next) > limit,
        `Given a limit of ${limit}, a beginning of ${characters(cut)} ` +
          "characters was returned, and one character more would fit as well.",
      );
    }
  }
});

ex.test("at most 30 counts", ({ cutToFit }) => {
  for (const limit of [10, 30_000, 99_999, 200_000]) {
    let counts = 0;
    const counted: Count = (text) => {
      counts++;
      return text.length;
    };
    const cut = cutToFit("x".repeat(100_000), limit, counted);
    assertEquals(cut.length, Math.min(limit, 100_000));
    assert(
      counts <= 30,
      `For 100,000 characters and a limit of ${limit} the text was counted ` +
        `${counts} times.`,
    );
  }
});

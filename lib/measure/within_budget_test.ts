import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Hit } from "../search/search.ts";
import { loadTokenizer } from "./tokens.ts";
import { withinBudget } from "./within_budget.ts";

const { countTokens } = await loadTokenizer();

const hitsOf = (...texts: string[]): Hit[] =>
  texts.map((text, i) => ({
    score: 1 / (i + 1),
    entry: {
      id: `d#${i + 1}`,
      document: "d",
      chunk: { text, start: 0, end: text.length, cut: "end" },
    },
  }));
const texts = (hits: Hit[]) => hits.map((hit) => hit.entry.chunk.text);

Deno.test("withinBudget counts separators between hits, not around them", () => {
  const hits = hitsOf("aaaa", "bbbb", "cccc");
  assertEquals(texts(withinBudget(hits, 16)), ["aaaa", "bbbb", "cccc"]);
  assertEquals(texts(withinBudget(hits, 15)), ["aaaa", "bbbb"]);
  assertEquals(texts(withinBudget(hits, 4)), ["aaaa"]);
  assertEquals(texts(withinBudget(hits, 3)), []);
  const options = { separator: "" };
  assertEquals(texts(withinBudget(hits, 12, options)).length, 3);
});

Deno.test("withinBudget passes over what is too long", () => {
  const hits = hitsOf("aaaa", "b".repeat(90), "cc", "dddd", "e");
  assertEquals(texts(withinBudget(hits, 12)), ["aaaa", "cc", "e"]);
});

Deno.test("withinBudget can start further down", () => {
  assertEquals(texts(withinBudget(hitsOf("aaaa", "b", "c"), 3)), ["b"]);
});

Deno.test("withinBudget measures the joined text", () => {
  // One token each; without a space between them they are three.
  const hits = hitsOf("house", "rules");
  assertEquals(countTokens("houserules"), 3);
  const options = { length: countTokens, separator: "" };
  assertEquals(withinBudget(hits, 2, options).length, 1);
  assertEquals(withinBudget(hits, 3, options).length, 2);

  const words = hitsOf("Open at ten.", "Shut at six.", "Ring the bell.");
  for (let budget = 0; budget <= 16; budget++) {
    const chosen = withinBudget(words, budget, { length: countTokens });
    assert(countTokens(texts(chosen).join("\n\n")) <= budget);
  }
});

Deno.test("withinBudget counts the joined text only for what may fit", () => {
  const counted: number[] = [];
  const length = (text: string) => counted.push(text.length) && text.length;
  const hits = hitsOf("a".repeat(60), ...Array(50).fill("b".repeat(50)));
  assertEquals(withinBudget(hits, 100, { length }).length, 1);
  assert(Math.max(...counted) === 60, `${Math.max(...counted)}`);
});

Deno.test("withinBudget takes nothing, everything, and no nonsense", () => {
  const hits = hitsOf("a", "b");
  assertEquals(withinBudget(hits, 0), []);
  assertEquals(withinBudget(hits, Infinity), hits);
  assertEquals(withinBudget([], 5), []);
  for (const budget of [-1, NaN]) {
    assertThrows(
      () => withinBudget(hits, budget),
      RangeError,
      `budget must be at least 0, got ${budget}`,
    );
  }
  assertThrows(
    () => withinBudget(hits, "5" as never),
    RangeError,
    'budget must be at least 0, got "5"',
  );
});

import { assert, assertEquals, assertRejects } from "@std/assert";
import { chunkFixed, chunkRecursive } from "../chunk/mod.ts";
import { type Encoding, loadTokenizer } from "./tokens.ts";

const o200k = await loadTokenizer();
const cl100k = await loadTokenizer("cl100k_base");

// From "How to count tokens with tiktoken" in OpenAI's cookbook.
const PUBLISHED: [text: string, cl100k: number, o200k: number][] = [
  ["antidisestablishmentarianism", 6, 6],
  ["2 + 2 = 4", 7, 7],
  ["お誕生日おめでとう", 9, 8],
  ["tiktoken is great!", 6, 6],
];

Deno.test("countTokens gives the counts that OpenAI published", () => {
  for (const [text, inCl100k, inO200k] of PUBLISHED) {
    assertEquals(cl100k.countTokens(text), inCl100k, text);
    assertEquals(o200k.countTokens(text), inO200k, text);
  }
});

Deno.test("tokensOf gives the tokens that OpenAI published", () => {
  assertEquals(
    cl100k.tokensOf("antidisestablishmentarianism"),
    ["ant", "idis", "establish", "ment", "arian", "ism"],
  );
  assertEquals(
    cl100k.tokensOf("お誕生日おめでとう").join(" "),
    "お <E8 AA> <95> 生 日 お め で とう",
  );
});

Deno.test("tokens-special-marker: a text that spells a special token is text like any other", () => {
  for (const { countTokens, tokensOf } of [o200k, cl100k]) {
    const marker = "The marker <|endoftext|> ends a text.";
    // As a special token it would be one token of seven.
    assert(countTokens(marker) >= 12, `${countTokens(marker)}`);
    assertEquals(tokensOf(marker).join(""), marker);
    assertEquals(countTokens(""), 0);
    assertEquals(tokensOf(""), []);
    const smile = countTokens("\u{1f600}");
    assert(Number.isInteger(smile) && smile >= 1, `${smile}`);
    for (const name of ["im_start", "fim_prefix", "endofprompt", "start"]) {
      assert(countTokens(`<|${name}|>`) > 1, name);
    }
  }
});

Deno.test("chunks limited by tokens keep the marker and every character", () => {
  const text =
    "The marker <|endoftext|> ends a text. \u{1f468}\u200d\u{1f469}" +
    "\u200d\u{1f467} お誕生日おめでとう \u{1f600}";
  for (const { countTokens } of [o200k, cl100k]) {
    for (let size = 1; size <= 30; size++) {
      const options = { size, overlap: 0, length: countTokens };
      const fixed = chunkFixed(text, { ...options, trim: false });
      const kept = fixed.map((chunk) => chunk.text).join("");
      assertEquals(kept.replace(/\s/g, ""), text.replace(/\s/g, ""));
      for (const chunk of [...fixed, ...chunkRecursive(text, options)]) {
        assert(!chunk.text.includes("\ufffd"), chunk.text);
        assert(chunk.text.isWellFormed(), chunk.text);
        const single = [...chunk.text].length === 1;
        assert(countTokens(chunk.text) <= size || single, chunk.text);
      }
    }
  }
});

Deno.test("tokensOf and countTokens agree", () => {
  const texts = ["# A\n\n| b | c |\n", "  if (x) {\r\n\t}", "naïve", "\ud83d"];
  for (const { countTokens, tokensOf } of [o200k, cl100k]) {
    for (const text of [...texts, "x".repeat(1300), "\u{1f600}".repeat(700)]) {
      assertEquals(countTokens(text), tokensOf(text).length);
    }
    assertEquals(tokensOf("x".repeat(1300)).join(""), "x".repeat(1300));
  }
});

Deno.test("runs without a gap take no longer than other text", () => {
  const start = performance.now();
  for (const run of ["漢字", "x", "\u{1f600}", ".", " ", "\n", "e\u0301"]) {
    const text = run.repeat(100_000);
    assert(o200k.countTokens(text) > 0);
  }
  const took = performance.now() - start;
  assert(took < 3_000, `${took} ms`);
});

Deno.test("a long run counts nearly the same in pieces", () => {
  // "xxxxxxxx" is a token, so a run of them has one for every eight letters.
  assertEquals(o200k.countTokens("x".repeat(496)), 62);
  const tokens = o200k.countTokens("x".repeat(8_000));
  assert(tokens >= 1_000 && tokens <= 1_000 + 8_000 / 500, `${tokens}`);
});

Deno.test("an encoding that is not there", async () => {
  await assertRejects(
    () => loadTokenizer("gpt-4o" as Encoding),
    RangeError,
    'encoding must be "o200k_base" or "cl100k_base", got "gpt-4o"',
  );
});

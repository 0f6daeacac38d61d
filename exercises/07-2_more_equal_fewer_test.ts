import { assert } from "@std/assert";
import { exercise } from "chunking/exercise";
import { loadTokenizer } from "chunking/tokens";
import source from "./07-2_more_equal_fewer.ts" with { type: "text" };

interface Answer {
  fewer: [string, string];
  equal: [string, string];
  more: [string, string];
  lighter: string;
}

const { countTokens, tokensOf } = await loadTokenizer();

const ex = exercise<Answer>({
  id: "07-2",
  title: "More, equal, fewer",
  points: 3,
  source,
  hints: [
    "fewer: compounds that everybody writes in one word, such as passwords. " +
    "more: words whose meeting place makes a frequent group of letters, as the " +
    "e of house and the r of rules do. lighter: how do lines of code end?",
    "For more, try a loop: take thirty short words, put each behind each, and " +
    "print those that have three tokens. First words that end in e or s, and " +
    "second words that begin with th or te, find some. For lighter, put a few " +
    "closing brackets together with a semicolon or a brace.",
  ],
});

const SHOWN = ["password", "overlap", "houserules"];

function checkPair(name: string, pair: [string, string]): number {
  assert(
    Array.isArray(pair) && pair.length === 2,
    `${name} must be a list of two texts.`,
  );
  for (const part of pair) {
    assert(
      typeof part === "string" && /^[a-z]{3,12}$/.test(part),
      `Each part of ${name} must be 3 to 12 small letters from a to z, got ` +
        `${JSON.stringify(part)}.`,
    );
    assert(
      countTokens(part) === 1,
      `Each part of ${name} must be one token, and ${part} is ` +
        `${countTokens(part)}: ${tokensOf(part).join(" ")}.`,
    );
  }
  const whole = pair.join("");
  assert(
    !SHOWN.includes(whole),
    `${whole} is one of the lesson's: find another.`,
  );
  return countTokens(whole);
}

function tell(name: string, pair: [string, string], wanted: string): string {
  const tokens = tokensOf(pair.join(""));
  return `${name} should be ${wanted}, and ${pair.join("")} is ` +
    `${tokens.length}: ${tokens.join(" ")}.`;
}

ex.test("fewer", ({ fewer }) => {
  assert(checkPair("fewer", fewer) === 1, tell("fewer", fewer, "one token"));
});

ex.test("equal", ({ equal }) => {
  assert(checkPair("equal", equal) === 2, tell("equal", equal, "two tokens"));
});

ex.test("more", ({ more }) => {
  assert(
    checkPair("more", more) >= 3,
    tell("more", more, "at least three tokens"),
  );
});

ex.test("lighter", ({ lighter }) => {
  assert(
    typeof lighter === "string" && /^\S+$/.test(lighter),
    `lighter must be a text without white space, got ` +
      `${JSON.stringify(lighter)}.`,
  );
  assert(lighter !== "]);", "]); is the lesson's: find another.");
  const [before, after] = [countTokens(lighter), countTokens(lighter + "\n")];
  assert(
    after < before,
    `With the line break lighter must have fewer tokens than without; ` +
      `${lighter} has ${after} with it and ${before} without.`,
  );
});

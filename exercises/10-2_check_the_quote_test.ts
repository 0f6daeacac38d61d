import { assert, assertEquals } from "@std/assert";
import { chunkByStructure, parseMarkdown } from "chunking";
import { exercise } from "chunking/exercise";
import cancellation from "../corpus/reservo/cancellation-policy.md" with {
  type: "text",
};
import rules from "../corpus/reservo/house-rules.txt" with { type: "text" };
import source from "./10-2_check_the_quote.ts" with { type: "text" };

interface Found {
  start: number;
  end: number;
  line: number;
}

const ex = exercise<{
  check(
    source: string,
    chunk: { start: number; end: number },
    quote: string,
  ): Found | undefined;
}>({
  id: "10-2",
  title: "Check the quotation",
  points: 3,
  source,
  hints: [
    "Do not tidy the source: positions in a tidy copy are wrong in the source. " +
    "Make a regular expression of the quotation's words, with \\s+ between " +
    "them, and look for it in source.slice(chunk.start, chunk.end).",
    'new RegExp(words.map(RegExp.escape).join("\\\\s+")). The match\'s index ' +
    "counts from the chunk's start, so add that. RegExp.escape keeps a full " +
    "stop or a bracket from meaning something else. `lineOf` gives the line.",
  ],
});

const text = "One two.\nThree four.\n\nOne two, again (5.00).";
const all = { start: 0, end: text.length };

ex.test("a quotation that is there", ({ check }) => {
  assertEquals(check(text, all, "Three four."), {
    start: 9,
    end: 20,
    line: 2,
  });
});

ex.test("one that is not", ({ check }) => {
  assertEquals(check(text, all, "four")?.start, 15);
  assertEquals(check(text, all, "Three, four."), undefined);
  assertEquals(check(text, all, "three four."), undefined);
});

ex.test("white space counts as white space", ({ check }) => {
  assertEquals(check(text, all, "two. Three"), { start: 4, end: 14, line: 1 });
  assertEquals(check(text, all, "  four. \n One\ttwo, "), {
    start: 15,
    end: 30,
    line: 2,
  });
  assertEquals(check(text, all, "ThreeFour"), undefined);
});

ex.test("signs stand for themselves", ({ check }) => {
  assertEquals(check(text, all, "(5.00)"), { start: 37, end: 43, line: 4 });
  assertEquals(check(text, all, "(5x00)"), undefined);
  assertEquals(check(text, all, "two."), { start: 4, end: 8, line: 1 });
  assertEquals(check(text, { start: 22, end: text.length }, "two."), undefined);
});

ex.test("inside the chunk and nowhere else", ({ check }) => {
  const last = { start: 22, end: text.length };
  assertEquals(check(text, last, "One two"), { start: 22, end: 29, line: 4 });
  assertEquals(check(text, last, "Three"), undefined);
  assertEquals(check(text, { start: 0, end: 12 }, "Three"), undefined);
  assertEquals(check(text, { start: 0, end: 14 }, "Three"), {
    start: 9,
    end: 14,
    line: 2,
  });
});

ex.test("the first of two places", ({ check }) => {
  assertEquals(check(text, all, "One two")?.start, 0);
});

ex.test("a blank quotation proves nothing", ({ check }) => {
  assertEquals(check(text, all, "again")?.line, 4);
  assertEquals(check(text, all, ""), undefined);
  assertEquals(check(text, all, " \n "), undefined);
});

ex.test("the pro rule is not in the basic one", ({ check }) => {
  const chunks = chunkByStructure(parseMarkdown(cancellation).sections);
  const quote = "4 hours before the reserved start time";
  const found = check(cancellation, chunks[1]!, quote);
  assert(
    found?.line === 9,
    `The rule for pro members is on line 9 of the policy, not ${found?.line}.`,
  );
});

ex.test("a file with Windows line ends", ({ check }) => {
  const chunk = { start: 0, end: rules.length };
  const quote = "House Rules =========== These rules are short";
  const found = check(rules, chunk, quote);
  assert(
    found?.start === rules.indexOf("House") && found.line === 1,
    "The heading, the line under it and the beginning of the text are there, " +
      "with \\r\\n between them.",
  );
  assertEquals(check(rules, chunk, "up to $500 for each booking")?.line, 39);
});

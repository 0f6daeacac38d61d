import { assertEquals } from "@std/assert";
import { type Segmenter, splitSentences } from "./split_sentences.ts";

Deno.test("splitSentences splits before a capital, a bracket or a backtick", () => {
  assertEquals(
    splitSentences("One.  Two!\nThree? (Four.) `five` is. six. 7. Éa."),
    ["One.", "Two!", "Three?", "(Four.) `five` is. six. 7. Éa."],
  );
  assertEquals(splitSentences("See. `code` now"), ["See.", "`code` now"]);
});

Deno.test("splitSentences strips white space and drops blank sentences", () => {
  assertEquals(splitSentences("  One.\t\n Two.  "), ["One.", "Two."]);
  assertEquals(splitSentences(" \n "), []);
});

Deno.test("splitSentences takes any segmenter, such as the platform's", () => {
  const segmenter: Segmenter = (text) =>
    Array.from(
      new Intl.Segmenter("en", { granularity: "sentence" }).segment(text),
      ({ index, segment }) => ({ start: index, end: index + segment.length }),
    );
  assertEquals(splitSentences("Is it? yes. No.", { segmenter }), [
    "Is it?",
    "yes.",
    "No.",
  ]);
});

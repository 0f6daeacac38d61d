// What chunkBySection and chunkBlocks leave out is what their comments say.
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { hostileText } from "./hostile_text_for_tests.ts";
import { chunkBlocks, chunkBySection } from "./mod.ts";
import { runs } from "./runs_for_tests.ts";

const numRuns = runs(1_000);
const level = fc.integer({ min: 1, max: 6 });

// As CommonMark tells it apart.
const LEFT_OUT = [
  /^\ufeff+/, // byte order marks
  // front matter
  /^(?:---|\+\+\+)[ \t]*\n(?:[^]*?\n)??(?:---|\+\+\+|\.\.\.)[ \t]*(?=\n|$)/,
  /<!--(?:[^]*?-->|[^]*)/g,
  /^ {0,3}#{1,6}(?!\S)[^\n]*/gm,
  /(?:^[^\n]*\S[^\n]*\n)+ {0,3}(?:=+|-+)[ \t]*$/gm, // an underlined heading
  /[\s*_-]+/g, // rules, and list items without a word
];

for (const chunker of [chunkBySection, chunkBlocks]) {
  const name = `${chunker.name} leaves out no more than it says`;
  Deno.test(`${name} (${numRuns.toLocaleString("en")} texts)`, () => {
    fc.assert(
      fc.property(hostileText, level, (text, level) => {
        const end = { start: text.length, end: text.length };
        let from = 0;
        const chunks = chunker(text, { level, context: "none" });
        for (const chunk of [...chunks, end]) {
          const lost = text.slice(from, chunk.start).replace(/\r\n?/g, "\n");
          const rest = LEFT_OUT.reduce(
            (left, part) => left.replace(part, ""),
            lost,
          );
          assertEquals(rest, "", JSON.stringify(lost));
          from = chunk.end;
        }
      }),
      { numRuns, seed: 20260731 },
    );
  });
}

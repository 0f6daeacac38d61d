// What every chunker promises (see mod.ts), over random and hostile texts. Each
// test says how many; RUNS=100000 before the command takes as many instead.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  characters,
  checkContract,
  type Length,
} from "./check_contract_for_tests.ts";
import { CHUNKERS } from "./chunkers_for_tests.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import { segmentLines, segmentSentences, splitSentences } from "./mod.ts";
import { bySentence, byStructure, fixed } from "./plain_chunkers_for_tests.ts";
import { runs } from "./runs_for_tests.ts";

const numRuns = runs(1_000);
const count = `${numRuns.toLocaleString("en")} texts`;

for (const chunker of CHUNKERS) {
  Deno.test(`${chunker.name} keeps the contract (${count})`, async () => {
    const { texts = hostileText, options } = chunker;
    await fc.assert(
      fc.asyncProperty(texts, options, async (text, options) => {
        const chunks = await chunker.cut(text, options);
        checkContract(text, chunks, chunker.contract(text, options));
      }),
      { numRuns, seed: 20260731 },
    );
  });
}

// But for LangChain's rules, by which a piece may be blank.
const STRICT = CHUNKERS.filter(({ name }) => name !== "chunkLikeLangChain");
const BLANK = ["", " ", "\n\n\n", "\ufeff", "\r\n\t \u00a0\u3000\u2028"];

for (const chunker of STRICT) {
  Deno.test(`${chunker.name} makes nothing of a blank text`, async () => {
    const some = fc.sample(chunker.options, { numRuns: 50, seed: 20260731 });
    for (const options of [...chunker.large, ...some]) {
      for (const text of BLANK) {
        assertEquals(await chunker.cut(text, options), []);
      }
    }
  });
}

for (const chunker of [fixed, bySentence, byStructure]) {
  const name = `${chunker.name} counts characters as a length would`;
  Deno.test(`${name} (${count})`, async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, chunker.options, async (text, options) => {
        const { length: _, ...others } = options as { length?: Length };
        assertEquals(
          await chunker.cut(text, { ...others, length: characters }),
          await chunker.cut(text, others),
        );
      }),
      { numRuns, seed: 20260731 },
    );
  });
}

for (const segmenter of [undefined, segmentLines, segmentSentences]) {
  const name = segmenter?.name ?? "the pattern";
  Deno.test(`splitSentences keeps every word, by ${name} (${count})`, () => {
    const letters = (text: string) => text.replace(/\s+/g, "");
    const options = segmenter ? { segmenter } : {};
    const check = (text: string) => {
      const sentences = splitSentences(text, options);
      assertEquals(letters(sentences.join("")), letters(text));
      for (const sentence of sentences) {
        assert(sentence !== "" && sentence === sentence.trim());
        assert(sentence.isWellFormed() || !text.isWellFormed());
      }
    };
    fc.assert(fc.property(hostileText, check), { numRuns, seed: 20260731 });
    for (const text of BLANK) assertEquals(splitSentences(text, options), []);
  });
}

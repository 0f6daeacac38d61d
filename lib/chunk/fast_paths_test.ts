// Every short cut gives what the plain form gives. The plain forms are those of
// `plain_forms_for_tests.ts` and `splitRecursively`.
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { trimRange } from "../base/text_range.ts";
import { chunkBySentence } from "./chunk_by_sentence.ts";
import { chunkFixed } from "./chunk_fixed.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import {
  plainBySentence,
  plainFixed,
  plainSentences,
} from "./plain_forms_for_tests.ts";
import { rulerFor } from "./ruler.ts";
import { runs } from "./runs_for_tests.ts";
import { splitByHops } from "./split_by_hops.ts";
import { type Piece, splitRecursively } from "./split_recursively.ts";
import { splitSentences } from "./split_sentences.ts";

const numRuns = runs(2_000);

// Few different characters: many of them stand where something is cut.
const denseText = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."ab \n.;A"), maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(..."a\n\t ", "\u{1f600}"), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom("A.", "b! ", "C? ", " ", "\n", "d") }),
  fc.string({
    unit: fc.constantFrom("\nclass ", "\n", "--", ". ", "\r\n", "b"),
  }),
);
const text = fc.oneof(denseText, hostileText);
const size = fc.integer({ min: 1, max: 40 });

function forAll<Ts extends [unknown, ...unknown[]]>(
  values: { [I in keyof Ts]: fc.Arbitrary<Ts[I]> },
  check: (...values: Ts) => void,
) {
  fc.assert(fc.property(...values, check), { numRuns, seed: 20261130 });
}

Deno.test("chunkFixed windows the characters", () => {
  forAll(
    [text, size, fc.nat({ max: 99 }), fc.boolean()],
    (text, size, share, trim) => {
      const overlap = Math.floor(size * share / 100);
      assertEquals(
        chunkFixed(text, { size, overlap, trim })
          .map((chunk) => [chunk.text, chunk.start]),
        plainFixed(text, { size, overlap, trim }),
      );
    },
  );
});

Deno.test("splitSentences splits as the pattern does", () => {
  forAll([text], (text) => {
    assertEquals(splitSentences(text), plainSentences(text));
  });
});

Deno.test("chunkBySentence packs and joins the sentences", () => {
  forAll([text, size], (text, maxSize) => {
    assertEquals(
      chunkBySentence(text, { maxSize })
        .map((chunk) => [chunk.text, chunk.start, chunk.end]),
      plainBySentence(text, maxSize),
    );
  });
});

Deno.test("splitByHops splits and merges as splitRecursively does", () => {
  const separators = fc.constantFrom(
    ["\r\n\r\n", "\n\n", "\r\n", "\n", ". ", " "],
    ["\n\n", "\n", ". ", " "],
    ["\nclass ", "\n", "--", "-"],
    ["; ", ";;", ";", "aba"],
    [" ", "\n"],
    [],
  );
  forAll(
    [text, size, separators, fc.boolean()],
    (text, size, separators, countSeparators) => {
      const ruler = rulerFor(text);
      const split = { text, ruler, size, separators, countSeparators };
      const plain = splitRecursively({
        ...split,
        minSize: 0,
        mergeNeighbours: false,
      });
      const pieces: Piece[] = [];
      splitByHops(
        { ...split, isLast: true },
        { from: 0, level: 0, hits: [] },
        (start, end, level) => pieces.push({ start, end, level }),
      );
      assertEquals(trimmed(text, pieces), trimmed(text, Array.from(plain)));
    },
  );
});

function trimmed(text: string, pieces: Piece[]) {
  return pieces
    .map(({ start, end, level }) => ({ ...trimRange(text, start, end), level }))
    .filter(({ start, end }) => start < end);
}

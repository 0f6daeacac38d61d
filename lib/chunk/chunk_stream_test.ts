import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  type Chunk,
  chunkBySection,
  chunkBySentence,
  chunkFixed,
  chunkRecursive,
  segmentSentences,
} from "./mod.ts";
import { chunkStream } from "./chunk_stream.ts";
import { hostileText } from "./hostile_text_for_tests.ts";

const denseText = fc.string({
  unit: fc.constantFrom(..."aab  \n.;A", "\r\n", "\u{1f600}"),
  maxLength: 120,
});
const text = fc.oneof(denseText, hostileText);
const size = fc.integer({ min: 1, max: 30 });
const share = fc.nat({ max: 99 });
const lengths = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 9 });

/** Cuts a text into parts of these lengths, over and over, pairs as well. */
function* inParts(text: string, lengths: number[]): Generator<string> {
  const all = Math.max(...lengths) > 0 ? lengths : [1];
  for (let at = 0, i = 0; at < text.length; i++) {
    yield text.slice(at, at += all[i % all.length]!);
  }
}

async function collect(chunks: AsyncIterable<Chunk>): Promise<Chunk[]> {
  return await Array.fromAsync(chunks);
}

type Values = [
  text: string,
  size: number,
  share: number,
  flag: boolean,
  lengths: number[],
];
async function forAll(check: (...values: Values) => Promise<void>) {
  await fc.assert(
    fc.asyncProperty(text, size, share, fc.boolean(), lengths, check),
    { numRuns: 2000, seed: 20261130 },
  );
}

Deno.test("chunkStream gives the chunks of chunkRecursive", async () => {
  const others = [[";;", ";", " "], ["\n", "aa", "."], [" ", "\n\n"], []];
  await forAll(async (text, size, share, countSeparators, lengths) => {
    const overlap = share < 50 ? 0 : Math.floor(size * share / 100);
    const separators = others[share % 8] ?? ["\n\n", "\n", ". ", " "];
    const options = { size, overlap, countSeparators, separators };
    const parts = inParts(text, lengths);
    assertEquals(
      await collect(chunkStream(parts, chunkRecursive, options)),
      chunkRecursive(text, options),
    );
  });
});

Deno.test("chunkStream gives the chunks of chunkBySentence", async () => {
  await forAll(async (text, maxSize, _share, _flag, lengths) => {
    const parts = inParts(text, lengths);
    assertEquals(
      await collect(chunkStream(parts, chunkBySentence, { maxSize })),
      chunkBySentence(text, { maxSize }),
    );
  });
});

Deno.test("chunkStream gives the chunks of chunkFixed", async () => {
  await forAll(async (text, size, share, trim, lengths) => {
    const options = { size, overlap: Math.floor(size * share / 100), trim };
    const parts = inParts(text, lengths);
    assertEquals(
      await collect(chunkStream(parts, chunkFixed, options)),
      chunkFixed(text, options),
    );
  });
});

Deno.test("chunkStream reads a stream, and no more of it than it needs", async () => {
  let given = 0;
  const stream = new ReadableStream<string>({
    pull(controller) {
      given++;
      controller.enqueue(`This is sentence ${given}. `);
    },
  });
  for await (const chunk of chunkStream(stream, chunkBySentence)) {
    assertEquals(chunk.start, 0);
    break;
  }
  assertEquals(given < 60, true, `${given} parts`);
});

Deno.test("chunkStream holds no more than a few parts", async () => {
  const part = "word word. Word\n".repeat(700);
  let given = 0;
  function* parts() {
    for (let n = 0; n < 3_000; n++) {
      given += part.length;
      yield part;
    }
  }
  let [ahead, end] = [0, 0];
  for await (const chunk of chunkStream(parts(), chunkRecursive)) {
    ahead = Math.max(ahead, given - chunk.start);
    end = chunk.end;
  }
  assertEquals(end, given - 1);
  assertEquals(ahead < 3 * part.length, true, `${ahead} ahead`);
});

Deno.test("chunkStream takes a text as one part, and refuses what is none", async () => {
  const text = "Knock first. Come in.";
  const chunks = await collect(
    chunkStream(text, chunkFixed, { size: 9, overlap: 0 }),
  );
  assertEquals(chunks, chunkFixed(text, { size: 9, overlap: 0 }));
  // deno-lint-ignore no-explicit-any
  for (const parts of [5, null, undefined, {}] as any[]) {
    assertThrows(
      () => chunkStream(parts, chunkFixed),
      TypeError,
      "parts must be a stream or a list of texts, got ",
    );
  }
});

Deno.test("chunkStream refuses what needs the whole text", () => {
  const refuse = (work: () => unknown, message: string) =>
    assertThrows(work, TypeError, message);
  refuse(
    () => chunkStream([""], chunkRecursive, { minSize: 5 }),
    "minSize needs the whole text, not a stream",
  );
  refuse(
    () => chunkStream([""], chunkBySentence, { segmenter: segmentSentences }),
    "segmenter needs the whole text, not a stream",
  );
  refuse(
    () => chunkStream([""], chunkFixed, { length: (text) => text.length }),
    "length needs the whole text, not a stream",
  );
  refuse(
    () => chunkStream([""], chunkBySection),
    "chunker must be chunkFixed, chunkBySentence or chunkRecursive",
  );
  assertThrows(() => chunkStream([""], chunkFixed, { size: 0 }), RangeError);
  assertThrows(
    () => chunkStream([""], chunkRecursive, { size: 0 }),
    RangeError,
  );
});

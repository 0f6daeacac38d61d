import { assertEquals, assertRejects } from "@std/assert";
import { type Embedder, standIn } from "../search/embedder.ts";
import { segmentSentences, sentenceGaps } from "./mod.ts";

/** Remembers what it was asked for; every text is the same to it. */
function listening() {
  const asked: string[] = [];
  const embedder: Embedder = {
    embed(text) {
      asked.push(text);
      return [1, 0];
    },
  };
  return { asked, embedder };
}

Deno.test("a gap lies between two sentences, and says where", async () => {
  const text = " Cats purr.\n\nCats nap.  Rockets launch. ";
  assertEquals(await sentenceGaps(text, { embedder: standIn }), [
    { end: 11, start: 13, similarity: 0.5 },
    { end: 22, start: 24, similarity: 0 },
  ]);
});

Deno.test("one sentence has no gap, and nothing is embedded", async () => {
  for (const text of ["", " ", "Cats purr."]) {
    const { asked, embedder } = listening();
    assertEquals(await sentenceGaps(text, { embedder }), []);
    assertEquals(asked, []);
  }
});

Deno.test("a window takes in the sentences that there are", async () => {
  const { asked, embedder } = listening();
  await sentenceGaps("A.  B. C. D.", { embedder, window: 2 });
  assertEquals(asked, ["A.", "B. C.", "A.  B.", "C. D.", "D."]);
});

Deno.test("equal texts are embedded once", async () => {
  const { asked, embedder } = listening();
  await sentenceGaps("A. B. A. B.", { embedder });
  assertEquals(asked, ["A.", "B."]);
});

Deno.test("where nothing is known there is no similarity", async () => {
  const vectors: Record<string, number[]> = {
    "Cats purr.": [1, 0],
    "Cats nap.": [3, 4],
  };
  const embedder: Embedder = { embed: (text) => vectors[text] ?? [0, 0] };
  const similarities = async (text: string) =>
    (await sentenceGaps(text, { embedder })).map((gap) => gap.similarity);
  assertEquals(await similarities("Eh. Cats purr. Oh. Ah. Cats nap. Uh."), [
    undefined,
    undefined,
    undefined,
    0.6,
    undefined,
  ]);
  assertEquals(await similarities("Eh. Oh."), [undefined]);
});

Deno.test("another segmenter finds other gaps", async () => {
  const text = "Dr. Who is in.\n\nA list:\n\n- one\n- two";
  const gaps = await sentenceGaps(text, {
    embedder: standIn,
    segmenter: segmentSentences,
  });
  assertEquals(gaps.map(({ end, start }) => [end, start]), [[14, 16], [
    23,
    25,
  ]]);
});

Deno.test("what a model throws is passed on", async () => {
  await assertRejects(
    () =>
      sentenceGaps("A. B.", {
        embedder: () => Promise.reject(new Error("no network")),
      }),
    Error,
    "no network",
  );
  await assertRejects(
    () => sentenceGaps("A. B.", { embedder: () => Promise.resolve([[1]]) }),
    RangeError,
    "the model gave 1 vectors for 2 texts",
  );
});

import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { embedAhead } from "./embedder.ts";

Deno.test("embedAhead() asks once for equal texts, in order", async () => {
  const asked: string[][] = [];
  const model = (texts: readonly string[]) => {
    asked.push([...texts]);
    return Promise.resolve(texts.map((_, i) => [i]));
  };
  const embedder = await embedAhead(model, ["b", "a", "b"]);
  assertEquals(asked, [["b", "a"]]);
  assertEquals(embedder.embed("a"), [1]);
});

Deno.test("embedAhead() names a text that it was not given", async () => {
  const model = () => Promise.resolve([[1]]);
  const embedder = await embedAhead(model, ["known"]);
  assertThrows(
    () => embedder.embed("unknown"),
    RangeError,
    'no vector was fetched for "unknown"',
  );
});

Deno.test("embedAhead() refuses a model that skips a text", async () => {
  await assertRejects(
    () => embedAhead(() => Promise.resolve([[1]]), ["a", "b"]),
    RangeError,
    "the model gave 1 vectors for 2 texts",
  );
});

Deno.test("embedAhead() passes on what the model throws", async () => {
  await assertRejects(
    () => embedAhead(() => Promise.reject(new Error("no network")), ["a"]),
    Error,
    "no network",
  );
});

Deno.test("embedAhead() asks for a new text alone, and knows the old", async () => {
  const asked: string[][] = [];
  const model = (texts: string[]) => {
    asked.push(texts);
    return Promise.resolve(texts.map((text) => [text.length]));
  };
  const first = await embedAhead(model, ["chunk"]);
  const second = await embedAhead(model, ["a question"], first);
  assertEquals(asked, [["chunk"], ["a question"]]);
  assertEquals(second.embed("chunk"), [5]);
  assertEquals(second.embed("a question"), [10]);
  assertThrows(
    () => second.embed("other"),
    RangeError,
    'for "other": await embedAhead(model, [text], embedder) adds one',
  );
  assertThrows(() => first.embed("a question"), RangeError);
});

Deno.test("embedAhead() says what it was not given", async () => {
  const model = () => Promise.resolve([[1]]);
  const embedder = { embed: () => [1] };
  const calls: [() => Promise<unknown>, string][] = [
    [
      () => embedAhead(embedder as never, ["a"]),
      "model must be a function, got an object",
    ],
    [
      () => embedAhead(model, "a question"),
      "texts must be a list of texts, got a text",
    ],
    [
      () => embedAhead(model, ["a"], model as never),
      "embedder must have a method embed, got a function: of a model, await " +
      "embedAhead(model, texts) makes one",
    ],
    [
      () => embedAhead(() => Promise.resolve({ data: [] }) as never, ["a"]),
      "what the model gave must be a list of vectors, got an object",
    ],
  ];
  for (const [call, message] of calls) {
    await assertRejects(call, TypeError, message);
  }
});

Deno.test("a model may take its list for itself, as LangChain's do", async () => {
  const embeddings = {
    embedDocuments: (texts: string[]) =>
      Promise.resolve(texts.splice(0).map((text) => [text.length])),
  };
  const embedder = await embedAhead(
    (texts) => embeddings.embedDocuments(texts),
    ["one", "three"],
  );
  assertEquals(embedder.embed("three"), [5]);
});

Deno.test("embedAhead() does not ask about nothing", async () => {
  const embedder = await embedAhead(
    () => Promise.reject(new Error("asked")),
    [],
  );
  assertThrows(() => embedder.embed("a"), RangeError, "no vector was fetched");
});

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

Deno.test("embedAhead() does not ask about nothing", async () => {
  const embedder = await embedAhead(
    () => Promise.reject(new Error("asked")),
    [],
  );
  assertThrows(() => embedder.embed("a"), RangeError, "no vector was fetched");
});

import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { embedAhead } from "./embedder.ts";
import { transformersModel } from "./transformers_model.ts";

Deno.test("texts go in batches, and vectors come back in order", async () => {
  const asked: unknown[] = [];
  const model = transformersModel((texts, options) => {
    asked.push([texts, options]);
    return Promise.resolve({ tolist: () => texts.map((text) => [+text]) });
  }, { batchSize: 2 });
  const options = { pooling: "mean", normalize: true };
  assertEquals(await model(["1", "2", "3"]), [[1], [2], [3]]);
  assertEquals(asked, [[["1", "2"], options], [["3"], options]]);
});

Deno.test("it is a model that embedAhead takes", async () => {
  const model = transformersModel((texts) =>
    Promise.resolve({ tolist: () => texts.map((text) => [text.length]) })
  );
  const embedder = await embedAhead(model, ["three"]);
  assertEquals(embedder.embed("three"), [5]);
  assertEquals(await model([]), []);
});

Deno.test("a batch has at least one text", () => {
  for (const batchSize of [0, -1, 1.5, NaN]) {
    assertThrows(
      () => transformersModel(() => Promise.reject(), { batchSize }),
      RangeError,
      `batchSize must be a whole number of at least 1, got ${batchSize}`,
    );
  }
});

Deno.test("an extractor that is none, or gives nothing, is named", async () => {
  assertThrows(
    () => transformersModel(Promise.resolve() as never),
    TypeError,
    "extractor must be a function, got a promise",
  );
  const model = transformersModel(() => Promise.resolve(null as never));
  await assertRejects(
    () => model(["one"]),
    TypeError,
    "what the extractor gave must have a method tolist, got null",
  );
});

import { assert, assertEquals } from "@std/assert";
import { chunkSemantic, type EmbeddingModel } from "chunking";
import { exercise } from "chunking/exercise";
import source from "./09-3_never_ask_twice.ts" with { type: "text" };

const ex = exercise<{ remember(model: EmbeddingModel): EmbeddingModel }>({
  id: "09-3",
  title: "Never ask twice",
  points: 3,
  source,
  hints: [
    "Keep a Map from text to vector outside the function that you return. In " +
    "each call, ask the model only for those texts that the map does not have.",
    "missing = [...new Set(texts)].filter((text) => !known.has(text)). If it is " +
    "not empty, await model(missing) and store vector i under missing[i]. Then " +
    "return texts.map((text) => known.get(text)).",
  ],
});

/** A model that writes down what it is asked for. */
function listening() {
  const asked: string[] = [];
  const model: EmbeddingModel = (texts) => {
    asked.push(texts.join(" "));
    return Promise.resolve(texts.map((text) => [text.length]));
  };
  return { asked, model };
}

/** What a remembering model was asked for, call by call. */
async function record(
  remember: (model: EmbeddingModel) => EmbeddingModel,
  calls: string[][],
) {
  const { asked, model } = listening();
  const remembering = remember(model);
  const vectors = [];
  for (const texts of calls) {
    vectors.push(
      (await remembering(texts)).map((vector) =>
        Array.from(vector as number[])
      ),
    );
  }
  return { asked, vectors };
}

ex.test("it answers as the model does", async ({ remember }) => {
  const { vectors } = await record(remember, [["a", "bbb", "cc"]]);
  assert(
    JSON.stringify(vectors[0]) === "[[1],[3],[2]]",
    'The model gives each text its length as a vector. For ["a", "bbb", "cc"] ' +
      `expected [[1],[3],[2]], got ${JSON.stringify(vectors[0])}.`,
  );
});

ex.test("a later call asks only for what is new", async ({ remember }) => {
  const { asked, vectors } = await record(remember, [
    ["a", "bbb"],
    ["bbb", "cc", "a", "dddd"],
  ]);
  assert(
    asked[1] === "cc dddd",
    'After ["a", "bbb"], the call ["bbb", "cc", "a", "dddd"] should ask the ' +
      `model for "cc dddd", asked for ${JSON.stringify(asked[1])}.`,
  );
  assert(
    JSON.stringify(vectors[1]) === "[[3],[2],[1],[4]]",
    "Its vectors should be in the order of its texts, [[3],[2],[1],[4]], got " +
      JSON.stringify(vectors[1]),
  );
});

ex.test("a text twice in one call", async ({ remember }) => {
  const { asked, vectors } = await record(remember, [["b", "aa", "b"]]);
  assert(
    asked[0] === "b aa",
    'The call ["b", "aa", "b"] should ask the model for "b aa", asked for ' +
      JSON.stringify(asked[0]),
  );
  assert(
    JSON.stringify(vectors[0]) === "[[1],[2],[1]]",
    'The call ["b", "aa", "b"] should give three vectors, [[1],[2],[1]], got ' +
      JSON.stringify(vectors[0]),
  );
});

ex.test("nothing new, nothing asked", async ({ remember }) => {
  const { asked, vectors } = await record(remember, [
    [],
    ["a"],
    ["a", "a"],
    [],
  ]);
  assert(
    asked.length === 1,
    'The calls [], ["a"], ["a", "a"] and [] should ask the model once, asked ' +
      `${asked.length} times.`,
  );
  assert(
    JSON.stringify(vectors) === "[[],[[1]],[[1],[1]],[]]",
    "They should give [], [[1]], [[1],[1]] and [], got " +
      JSON.stringify(vectors),
  );
});

ex.test("two memories do not mix", async ({ remember }) => {
  const one = remember(() => Promise.resolve([[1]]));
  const two = remember(() => Promise.resolve([[2]]));
  await one(["a"]);
  const answer = JSON.stringify(await two(["a"]));
  assert(
    answer === "[[2]]",
    "Two models were each given a memory. The second one's vector for the " +
      `same text should be its own, [[2]], got ${answer}.`,
  );
});

ex.test("a failure is passed on and not remembered", async ({ remember }) => {
  let calls = 0;
  const model = remember((texts) => {
    calls++;
    return calls === 1
      ? Promise.reject(new Error("no network"))
      : Promise.resolve(texts.map(() => [calls]));
  });
  let message = "";
  try {
    await model(["a"]);
  } catch (error) {
    message = (error as Error).message;
  }
  assert(
    message === "no network",
    'When the model fails with "no network", the error should be passed on.',
  );
  const answer = JSON.stringify(await model(["a"]));
  assert(
    answer === "[[2]]",
    `After a failure the model should be asked again and give [[2]], got ${answer}.`,
  );
});

ex.test("three thresholds for the price of one", async ({ remember }) => {
  const { asked, model } = listening();
  const embedder = remember(model);
  const sizes = [];
  for (const threshold of [-1, 0.5, 1]) {
    const chunks = await chunkSemantic("One. Two. Three.", {
      embedder,
      threshold,
    });
    sizes.push(chunks.length);
  }
  assertEquals(sizes, [1, 1, 3]);
  assert(
    asked.length === 1,
    "chunkSemantic was called with three thresholds on one text; the model " +
      `should be asked once, asked ${asked.length} times.`,
  );
});

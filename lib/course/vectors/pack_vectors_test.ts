import { assertAlmostEquals, assertEquals } from "@std/assert";
import { readWordVectors } from "../../search/word_vectors.ts";
import { commonDirection } from "./common_direction.ts";
import { packVectors } from "./pack_vectors.ts";

const everything = {
  dimensions: 2,
  words: ["the", ",", "cat", "dog"],
  vectors: {
    the: [0.5, -1.27, 9, 0],
    ",": [1, 1, 9, 1],
    cat: [2.54, 0, 9, 2],
    dog: [1, 2, 9, 3],
  },
};

Deno.test("wanted words come back with rank and vector", () => {
  const wanted = new Set(["cat", "the", ",", "zebra"]);
  const file = packVectors(everything, wanted, "a package");
  assertEquals(file.words, "the cat");
  assertEquals([file.ranks, file.scales], ["1 3", "0.01 0.02"]);
  assertEquals([file.total, file.source], [4, "a package"]);
  const { get } = readWordVectors(file);
  assertEquals(Array.from(get("the")!.vector), [0.5, -1.27]);
  assertEquals(Array.from(get("cat")!.vector), [2.54, 0]);
  assertEquals(get("dog"), undefined);
});

Deno.test("the common direction of vectors around one", () => {
  // Of (2, 0) and (0, 1), the longer one leads
  assertEquals(commonDirection([[2, 0], [0, 1]]), [1, 0]);
  const [x, y] = commonDirection([[3, 4], [6, 8], [-3, -4]]);
  assertAlmostEquals(x!, 0.6);
  assertAlmostEquals(y!, 0.8);
});

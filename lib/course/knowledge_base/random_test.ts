import { assertEquals } from "@std/assert";
import { random } from "../../measure/random_for_tests.ts";
import { pick, randomFor, shuffle } from "./random.ts";

Deno.test("a name is hashed with FNV-1a", () => {
  // The published hashes of "" and "foobar", as seeds of the same generator.
  const pairs = { "": 0x811c9dc5, foobar: 0xbf9cf968 };
  for (const [name, hash] of Object.entries(pairs)) {
    const [ours, theirs] = [randomFor(name), random(hash)];
    for (let i = 0; i < 5; i++) assertEquals(ours(), theirs());
  }
});

Deno.test("a shuffled list has the same members, in every order", () => {
  const orders = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const list = ["a", "b", "c"];
    const mixed = shuffle(list, randomFor(`${i}`));
    assertEquals(mixed.toSorted(), list);
    orders.add(mixed.join(""));
  }
  assertEquals(orders.size, 6);
});

Deno.test("the first and the last can be picked", () => {
  const list = [1, 2, 3];
  assertEquals([pick(list, () => 0), pick(list, () => 0.999999)], [1, 3]);
});

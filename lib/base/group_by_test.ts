import { assertEquals } from "@std/assert";
import { groupBy } from "./group_by.ts";

Deno.test("groupBy gathers as Map.groupBy does", () => {
  const words = ["door", "bell", "", "dog", "bat"];
  const first = (word: string) => word[0];
  const groups = groupBy(words.values(), first);
  assertEquals([...groups], [...Map.groupBy(words, first)]);
  assertEquals(groups.get("d"), ["door", "dog"]);
  assertEquals(groupBy([], first).size, 0);
});

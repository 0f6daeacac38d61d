import { assertEquals, assertThrows } from "@std/assert";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkBySection } from "../chunk/chunk_by_section.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { readCorpus } from "../course/corpus.ts";
import { hashChunks, type HashedEntry } from "./hash_chunks.ts";
import { planUpdate, type UpdatePlan } from "./plan_update.ts";

/** Entries of a document whose chunks are these words, one after the other. */
function entriesOf(words: string, document = "doc"): Promise<HashedEntry[]> {
  let start = 0;
  const chunks = words.split(" ").filter((word) => word !== "").map((text) => {
    const chunk: Chunk = {
      text,
      start,
      end: start + text.length,
      cut: "word",
    };
    start += text.length + 1;
    return chunk;
  });
  return hashChunks(document, chunks);
}

const shown = (plan: UpdatePlan) =>
  Object.fromEntries(
    Object.entries(plan).map(([name, entries]: [string, HashedEntry[]]) => [
      name,
      entries.map(({ chunk }) => chunk.text).join(" "),
    ]),
  );

async function planOf(before: string, after: string) {
  return shown(planUpdate(await entriesOf(before), await entriesOf(after)));
}

Deno.test("what has not changed is kept", async () => {
  assertEquals(await planOf("a b c", "a b c"), {
    keep: "a b c",
    move: "",
    add: "",
    remove: "",
    embed: "",
  });
});

Deno.test("an edit in the middle moves what is below it", async () => {
  assertEquals(await planOf("a b c d", "a BB c d"), {
    keep: "a",
    move: "c d",
    add: "BB",
    remove: "b",
    embed: "BB",
  });
});

Deno.test("an edit of the same length moves nothing", async () => {
  const plan = await planOf("a b c d", "a B c d");
  assertEquals([plan.keep, plan.move], ["a c d", ""]);
});

Deno.test("chunks that change places keep their vectors", async () => {
  assertEquals(await planOf("aa b c", "c aa b"), {
    keep: "",
    move: "c aa b",
    add: "",
    remove: "",
    embed: "",
  });
});

Deno.test("a first index, and the last", async () => {
  const first = await planOf("", "a b");
  assertEquals([first.add, first.embed, first.remove], ["a b", "a b", ""]);
  const last = await planOf("a b", "");
  assertEquals([last.add, last.remove], ["", "a b"]);
});

Deno.test("of repeated texts the last ones go and come", async () => {
  const fewer = await planOf("x a x x", "x a x");
  assertEquals([fewer.keep, fewer.remove, fewer.add], ["x a x", "x", ""]);
  const more = await planOf("x a", "x a x x");
  assertEquals([more.keep, more.add, more.embed], ["x a", "x x", ""]);
  const fresh = await planOf("a", "a y y");
  assertEquals([fresh.add, fresh.embed], ["y y", "y"]);
});

Deno.test("a new path or reason to end is a move", async () => {
  const before = await entriesOf("a b");
  const withPath = (path: string[]) =>
    before.map((entry) => ({ ...entry, chunk: { ...entry.chunk, path } }));
  const plan = planUpdate(withPath(["A"]), withPath(["B"]));
  assertEquals(shown(plan).move, "a b");
  const same = planUpdate(withPath(["A"]), withPath(["A"]));
  assertEquals(shown(same).keep, "a b");
  const ended = before.map((entry) => (
    { ...entry, chunk: { ...entry.chunk, cut: "end" as const } }
  ));
  assertEquals(shown(planUpdate(before, ended)).move, "a b");
});

Deno.test("the order of what is known of a chunk does not matter", async () => {
  const after = await entriesOf("a b");
  const before = after.map((entry) => ({
    ...entry,
    chunk: Object.fromEntries(
      Object.entries(entry.chunk).reverse(),
    ) as unknown as Chunk,
  }));
  assertEquals(shown(planUpdate(before, after)).keep, "a b");
});

Deno.test("documents with one text do not take each other's rows", async () => {
  const [a, b] = [await entriesOf("x y", "a"), await entriesOf("x z", "b")];
  const gone = planUpdate([...a, ...b], b);
  assertEquals(gone.remove, a);
  assertEquals(gone.keep, b);
  const renamed = planUpdate(a, await entriesOf("x y", "c"));
  assertEquals(shown(renamed), {
    keep: "",
    move: "",
    add: "x y",
    remove: "x y",
    embed: "",
  });
});

Deno.test("ids that occur twice are refused", async () => {
  const [entry] = await entriesOf("a");
  const two = [entry!, entry!];
  const id = entry!.id;
  for (
    const [name, run] of [
      ["before", () => planUpdate(two, [])],
      ["after", () => planUpdate([], two)],
    ] as const
  ) {
    assertThrows(run, RangeError, `${name} holds the id "${id}" twice`);
  }
});

Deno.test("Kitebase: a sentence near the top", async () => {
  const { text } = await readCorpus("kitebase/account-recovery.md");
  const edited = text.replace(
    "On the sign-in page",
    "This happens to many. On the sign-in page",
  );
  const counts = async (chunker: (text: string) => Chunk[]) => {
    const plan = planUpdate(
      await hashChunks("recovery", chunker(text)),
      await hashChunks("recovery", chunker(edited)),
    );
    const { keep, move, add, remove } = plan;
    return [keep, move, add, remove].map((entries) => entries.length);
  };
  assertEquals(
    await counts((text) =>
      chunkFixed(text, { size: 300, overlap: 0, trim: false })
    ),
    [0, 0, 4, 3], // 879 characters, and 22 more
  );
  assertEquals(await counts((text) => chunkBySection(text)), [0, 2, 1, 1]);
});

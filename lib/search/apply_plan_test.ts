import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import type { Chunk } from "../chunk/chunk.ts";
import { chunkBySection } from "../chunk/chunk_by_section.ts";
import { chunkBySentence } from "../chunk/chunk_by_sentence.ts";
import { chunkFixed } from "../chunk/chunk_fixed.ts";
import { chunkRecursive } from "../chunk/chunk_recursive.ts";
import { hostileText } from "../chunk/hostile_text_for_tests.ts";
import { applyPlan, type IndexRow } from "./apply_plan.ts";
import { hashChunks } from "./hash_chunks.ts";
import { planUpdate } from "./plan_update.ts";

type Index = Map<string, IndexRow<string>>;

const vectorOf = (text: string) => `vector of ${text.toWellFormed()}`;

/** A model whose vector of a text is the text, as it comes out of UTF-8. */
function model() {
  const asked: string[] = [];
  const embed = (texts: readonly string[]) => {
    asked.push(...texts);
    return Promise.resolve(texts.map(vectorOf));
  };
  return { asked, embed };
}

const entriesIn = (index: Index) =>
  Array.from(index.values(), ({ entry }) => entry);
const cut = (document: string, text: string) =>
  hashChunks(document, chunkBySentence(text, { maxSize: 1 }));

Deno.test("a plan embeds what is new and nothing else", async () => {
  const { asked, embed } = model();
  const index: Index = new Map();
  const first = await cut("doc", "One. Two. Three.");
  await applyPlan(index, planUpdate([], first), embed);
  assertEquals(asked, ["One.", "Two.", "Three."]);
  const second = await cut("doc", "One. New. Three.");
  await applyPlan(index, planUpdate(entriesIn(index), second), embed);
  assertEquals(asked.slice(3), ["New."]);
  assertEquals(
    new Set(entriesIn(index).map(({ chunk }) => chunk.text)),
    new Set(["One.", "New.", "Three."]),
  );
});

Deno.test("a moved row has its old vector and its new place", async () => {
  const { asked, embed } = model();
  const index: Index = new Map();
  const [first] = await cut("doc", "One.");
  await applyPlan(index, planUpdate([], [first!]), embed);
  const moved = await cut("doc", "Zero. One.");
  await applyPlan(index, planUpdate([first!], moved), embed);
  const row = index.get(first!.id);
  assertEquals(row?.entry.chunk.start, 6);
  assertEquals(row?.vector, "vector of One.");
  assertEquals(asked, ["One.", "Zero."]);
});

Deno.test("a text that is in the index under another id costs nothing", async () => {
  const { asked, embed } = model();
  const index: Index = new Map();
  const old = await cut("old", "One. Two.");
  await applyPlan(index, planUpdate([], old), embed);
  const renamed = await cut("new", "One. Two.");
  await applyPlan(index, planUpdate(old, renamed), embed);
  assertEquals(asked, ["One.", "Two."]);
  assertEquals([...index.keys()], renamed.map(({ id }) => id));
  assertEquals(index.get(renamed[1]!.id)?.vector, "vector of Two.");
  // A plan for one document, while another one holds the text already.
  await applyPlan(index, planUpdate([], await cut("third", "Two.")), embed);
  assertEquals(asked.length, 2);
  assertEquals(index.size, 3);
});

Deno.test("one text is sent once", async () => {
  const { asked, embed } = model();
  await applyPlan(
    new Map(),
    planUpdate([], await cut("doc", "No. No. Yes. No.")),
    embed,
  );
  assertEquals(asked, ["No.", "Yes."]);
});

Deno.test("with nothing to embed the model is not called", async () => {
  const index: Index = new Map();
  const entries = await cut("doc", "One.");
  await applyPlan(index, planUpdate([], entries), model().embed);
  const never = () => Promise.reject(new Error("called"));
  await applyPlan(index, planUpdate(entries, entries), never);
  await applyPlan(index, planUpdate(entries, []), never);
  assertEquals(index.size, 0);
});

Deno.test("a plan can be applied twice", async () => {
  const { embed } = model();
  const index: Index = new Map();
  const before = await cut("doc", "One. Two.");
  await applyPlan(index, planUpdate([], before), embed);
  const plan = planUpdate(before, await cut("doc", "Two. Three."));
  await applyPlan(index, plan, embed);
  const once = new Map(index);
  await applyPlan(index, plan, embed);
  assertEquals(index, once);
});

Deno.test("if the model fails, the index is as it was", async () => {
  const index: Index = new Map();
  const before = await cut("doc", "One. Two.");
  await applyPlan(index, planUpdate([], before), model().embed);
  const copy = new Map(index);
  const plan = planUpdate(before, await cut("doc", "Two. Three."));
  await assertRejects(
    () => applyPlan(index, plan, () => Promise.reject(new Error("busy"))),
    Error,
    "busy",
  );
  await assertRejects(
    () => applyPlan(index, plan, () => Promise.resolve([])),
    RangeError,
    "the model gave 0 vectors for 1 texts",
  );
  assertEquals(index, copy);
});

Deno.test("a plan of another index is refused", async () => {
  const [entry] = await cut("doc", "One.");
  const plan = planUpdate([entry!], [entry!]);
  await assertRejects(
    () => applyPlan(new Map(), plan, model().embed),
    RangeError,
    `"${entry!.id}" is not in the index: make the plan from what it holds`,
  );
});

const CHUNKERS: ((text: string) => Chunk[])[] = [
  (text) => chunkFixed(text, { size: 30, overlap: 7 }),
  (text) => chunkBySentence(text, { maxSize: 40 }),
  (text) => chunkRecursive(text, { size: 40, overlap: 10 }),
  (text) => chunkBySection(text, { maxSize: 600 }),
];

/** One edit: at a place, so much goes, and something comes. */
interface Edit {
  document: number;
  at: number;
  gone: number;
  come: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  document: fc.nat(2),
  at: fc.nat(1000),
  gone: fc.nat(60),
  come: fc.oneof(fc.constant(""), fc.constant("x"), hostileText),
});

// What a plan is for: however many edits were carried out one by one, the index
// is the one that a fresh start would give, and no text was embedded in vain.
Deno.test("plans one after the other equal indexing afresh", async () => {
  const property = fc.asyncProperty(
    fc.array(hostileText, { minLength: 3, maxLength: 3 }),
    fc.array(edit, { maxLength: 6 }),
    fc.nat(CHUNKERS.length - 1),
    async (start, edits, chunker) => {
      const texts = [...start];
      const entries = async (i: number) =>
        await hashChunks(`doc-${i}`, CHUNKERS[chunker]!(texts[i]!));
      const all = async () =>
        (await Promise.all(texts.map((_, i) => entries(i)))).flat();
      const { asked, embed } = model();
      const index: Index = new Map();
      await applyPlan(index, planUpdate([], await all()), embed);
      for (const { document, at, gone, come } of edits) {
        const text = texts[document]!;
        const place = at % (text.length + 1);
        texts[document] = text.slice(0, place) + come +
          text.slice(place + gone);
        const own = entriesIn(index).filter((entry) =>
          entry.document === `doc-${document}`
        );
        const known = new Set(entriesIn(index).map(({ hash }) => hash));
        const plan = planUpdate(own, await entries(document));
        const before = asked.length;
        await applyPlan(index, plan, embed);
        const fresh = new Set(
          plan.embed.map(({ hash }) => hash).filter((hash) => !known.has(hash)),
        );
        assertEquals(asked.length - before, fresh.size);
      }
      const afresh: Index = new Map();
      await applyPlan(afresh, planUpdate([], await all()), model().embed);
      assertEquals(sorted(index), sorted(afresh));
    },
  );
  await fc.assert(property, { numRuns: 150, seed: 20260801 });
});

function sorted(index: Index): [string, IndexRow<string>][] {
  for (const [id, { entry, vector }] of index) {
    assert(id === entry.id);
    assertEquals(vector, vectorOf(entry.chunk.text));
  }
  const byId = ([a]: [string, unknown], [b]: [string, unknown]) =>
    a < b ? -1 : 1;
  return [...index].sort(byId);
}

Deno.test("a model that is none, or gives no list, leaves the index", async () => {
  const plan = planUpdate([], await cut("doc", "One. Two."));
  const index: Index = new Map();
  await assertRejects(
    () => applyPlan(index, plan, () => Promise.resolve(null as never)),
    TypeError,
    "what the model gave must be a list of vectors, got null",
  );
  await assertRejects(
    () => applyPlan(index, plan, undefined as never),
    TypeError,
    "embed must be a function, got undefined",
  );
  assertEquals(index.size, 0);
});

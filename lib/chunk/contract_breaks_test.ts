// A chunker that breaks the contract must not pass. Each point is broken on
// purpose, in the chunks of every chunker, and the check has to name it.
import { assert, assertMatch, assertRejects } from "@std/assert";
import fc from "fast-check";
import {
  characters,
  checkContract,
  checkRefusal,
  checkTime,
} from "./check_contract_for_tests.ts";
import type { Chunker } from "./chunker_for_tests.ts";
import { CHUNKERS } from "./chunkers_for_tests.ts";
import { hostileText } from "./hostile_text_for_tests.ts";
import { type Chunk, chunkFixed } from "./mod.ts";

/** A break: what it does to the chunks of a text, and what the check says. */
interface Break {
  readonly says: RegExp;
  broken(chunks: Chunk[], source: string): Chunk[];
  /** What it does to the options, of which the check knows nothing. */
  options?(options: object): object;
  /** Those that have what it breaks: all, if left out. */
  readonly only?: RegExp;
}

const each = (broken: (chunk: Chunk, before?: Chunk) => Partial<Chunk>) => {
  return (chunks: Chunk[]) =>
    chunks.map((chunk, i) => ({ ...chunk, ...broken(chunk, chunks[i - 1]) }));
};
function enlarged(options: object): object {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (name === "options") return [name, enlarged(value)];
      return [name, /size|block/i.test(name) ? value + 1 : value];
    }),
  );
}

const OVERLAPPING = /chunkFixed|chunkRecursive/;

const BREAKS: Record<string, Break> = {
  "a start is one too far": {
    says: /^point 1: .* is not its context and its body/,
    broken: each(({ start }) => ({ start: start + 1 })),
  },
  "a position behind the text": {
    says: /^point 1: .* is no range of/,
    broken: each(({ end }) => ({ end: end * 99 })),
  },
  "positions found by searching": {
    says: /^point (?:1: .* (?:is in|starts before) the one before|[14])/,
    broken: (chunks, source) =>
      each(({ start, end }) => {
        const body = source.slice(start, end);
        const found = source.indexOf(body);
        return { start: found, end: found + body.length };
      })(chunks),
  },
  "joined with two spaces": {
    says: /^point 1: .* is not its context and its body/,
    broken: each(({ text }) => ({ text: text.replaceAll(" ", "  ") })),
  },
  "a chunk comes twice": {
    says: /^point 1: .* (?:says overlap|is in the one before)/,
    broken: (chunks) =>
      chunks.flatMap((chunk) => chunk.cut === "end" ? [chunk] : [chunk, chunk]),
  },
  "the end is not told": {
    says: /^point 1: .* has the cut "size"/,
    broken: each(() => ({ cut: "size" })),
  },
  "the end is told of all": {
    says: /^point 1: .* has the cut "end"/,
    broken: each(() => ({ cut: "end" })),
  },
  "an overlap is not told": {
    says: /^point 1: .* says overlap undefined, not \d/,
    broken: (chunks) => chunks.map(({ overlap: _, ...chunk }) => chunk),
    only: OVERLAPPING,
  },
  "an overlap in UTF-16 units": {
    says: /^point 1: .* says overlap \d+, not \d/,
    broken: each(({ start, overlap }, before) =>
      overlap ? { overlap: before!.end - start } : {}
    ),
    only: OVERLAPPING,
  },
  "an overlap that is too long": {
    says: /^point 2: .* repeats \d+, above/,
    broken: (chunks, source) =>
      each(({ end }, before) => {
        if (!before) return {};
        const { start } = before;
        const overlap = characters(source.slice(start, before.end));
        return { text: source.slice(start, end), start, overlap };
      })(chunks),
    only: OVERLAPPING,
  },
  "a context that is not counted": {
    says: /^point 2: .* has \d+, above \d/,
    broken: each(({ text, context = "" }) => {
      return { text: "Top > " + text, context: "Top > " + context };
    }),
    only: /chunk(?!ByStructure)/,
  },
  "a size that is one too large": {
    says: /^point 2: .* has \d+, above \d/,
    broken: (chunks) => chunks,
    options: enlarged,
  },
  "a pair is cut at its end": {
    says: /^point 3: .* ends inside a character/,
    broken: each(({ text, end }) =>
      /[\ud800-\udbff][\udc00-\udfff]$/.test(text)
        ? { text: text.slice(0, -1), end: end - 1 }
        : {}
    ),
  },
  "a pair is cut at its start": {
    says: /^point 3: .* starts inside a character/,
    broken: each(({ text, context = "", start }) => {
      const body = text.slice(context.length);
      return /^[\ud800-\udbff][\udc00-\udfff]./.test(body)
        ? { text: context + body.slice(1), start: start + 1 }
        : {};
    }),
  },
  "a chunk is left out": {
    says: /^point (?:4: nothing holds \d+|1: .* says overlap)/,
    broken: (chunks) => chunks.filter((_, i) => i !== 1 || chunks.length < 3),
  },
  "a letter at the end is lost": {
    says: /^point (?:4: nothing holds \d+|1: .* says overlap)/,
    broken: each(({ text, end }) =>
      /\w\w$/.test(text) ? { text: text.slice(0, -1), end: end - 1 } : {}
    ),
    only: /chunk(?!ByStructure)/,
  },
  "a blank chunk": {
    says: /^point 4: .* is blank/,
    broken: (chunks, source) =>
      chunks.flatMap((chunk, i) => {
        const start = chunks[i - 1]?.end ?? 0;
        const text = source.slice(start, chunk.start);
        const blank = { text, start, end: chunk.start, cut: chunk.cut };
        return text !== "" && text.trim() === "" ? [blank, chunk] : [chunk];
      }),
  },
};

/** What the check says first, over texts as in contract_test.ts. */
async function complaint(
  chunker: Chunker,
  { broken, options: changed = (options) => options }: Break,
): Promise<string | undefined> {
  const { texts = hostileText, options } = chunker;
  const property = fc.asyncProperty(texts, options, async (text, options) => {
    const chunks = await chunker.cut(text, changed(options as object));
    const contract = chunker.contract(text, options);
    checkContract(text, broken(chunks, text), contract);
  });
  const { errorInstance } = await fc.check(property, {
    numRuns: 400,
    seed: 20260731,
    endOnFailure: true,
  });
  return (errorInstance as Error | null)?.message;
}

// LangChain's rules are not those of the contract.
const STRICT = CHUNKERS.filter(({ name }) => name !== "chunkLikeLangChain");

for (const [name, sabotage] of Object.entries(BREAKS)) {
  Deno.test(`the contract is broken: ${name}`, async () => {
    const { says, only = /./ } = sabotage;
    for (const chunker of STRICT.filter(({ name }) => only.test(name))) {
      const message = await complaint(chunker, sabotage);
      assert(message, `${chunker.name} passes`);
      assertMatch(message, says, chunker.name);
    }
  });
}

Deno.test("the contract is broken: a bad option is taken", async () => {
  const isRefused = (cut: (size: number) => unknown, size: number) =>
    checkRefusal("size", String(size), () => cut(size));
  await isRefused((size) => chunkFixed("a b", { size, overlap: 0 }), -1);

  const clamped = (size: number) =>
    chunkFixed("a b", { size: Math.max(size, 1), overlap: 0 });
  const late = (size: number) => Array(size);
  const silent = () => {
    throw new RangeError("bad options");
  };
  for (
    const [cut, says] of [
      [clamped, "point 5: size -1 is not refused, but gives a result"],
      [late, "point 5: size -1 is not named: Invalid array length"],
      [silent, "point 5: size -1 is not named: bad options"],
    ] as const
  ) await assertRejects(() => isRefused(cut, -1), Error, says);
});

Deno.test("the contract is broken: quadratic time", async () => {
  const options = { size: 1, overlap: 0 };
  const text = "x".repeat(20_000);
  await checkTime(text, (text) => chunkFixed(text, options));

  // Counting the characters before each chunk from the start again.
  const counting = (text: string) =>
    chunkFixed(text, options)
      .map((chunk) => Array.from(text.slice(0, chunk.start)).length);
  await assertRejects(() => checkTime(text, counting), Error, "point 6");
});

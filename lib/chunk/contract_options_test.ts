// Point 5 of the contract: every option of every chunker with everything that
// it cannot be. The error names the option and the value, and comes before any
// work: no text is measured, split, embedded or read.
import { assertEquals, assertRejects } from "@std/assert";
import { show } from "../base/check.ts";
import { standIn } from "../search/embedder.ts";
import { checkRefusal } from "./check_contract_for_tests.ts";
import { chunkCode } from "./chunk_code.ts";
import {
  chunkBlocks,
  chunkBySection,
  chunkBySentence,
  chunkByStructure,
  chunkFixed,
  chunkLikeLangChain,
  chunkRecursive,
  chunkSemantic,
  chunkStream,
  sentenceGaps,
  splitSentences,
} from "./mod.ts";

const NO_NUMBERS = [NaN, "10", null, true, [], {}, 10n, () => 1];
const NO_WHOLE = [...NO_NUMBERS, -1, 1.5, Infinity, -Infinity, 2 ** 53];

/** What an option of a kind cannot be; `undefined` is its default. */
const BAD = {
  size: [...NO_WHOLE, 0],
  count: NO_WHOLE,
  block: [...NO_WHOLE.filter((value) => value !== Infinity), 0, 5],
  cosine: [...NO_NUMBERS, 1.5, -1.5, Infinity],
  percentile: [...NO_NUMBERS, -1, 101, Infinity],
  flag: ["false", 0, 1, null, {}, []],
  word: ["other", "", 1, null, true, ["none"], {}],
  separators: [",", 5, null, {}, new Set(["\n"]), [1], ["\n", null], [[]]],
  function: [5, null, "characters", {}, [], true, Promise.resolve()],
  embedder: [5, null, "model", {}, [], Promise.resolve()],
};

type Kind = keyof typeof BAD;
// deno-lint-ignore no-explicit-any
type Options = any;
type Call = (text: Options, options: Options) => unknown;

let work: string[] = [];
const done = (what: string) => {
  work.push(what);
  return [];
};
/** All that does work on a text, and may only be asked whether it can. */
const SPIES = {
  length: (text: string) => (text === "" || done("measured"), 0),
  segmenter: () => done("split"),
  embedder: () => done("embedded"),
};

function* parts() {
  done("read");
  yield "a text";
}
const section = { heading: "A", text: "Text of it.", start: 0 };

/** Each function, its kinds of options, and what it needs besides. */
const FUNCTIONS: Record<
  string,
  { call: Call; options: Record<string, Kind>; needs?: Options }
> = {
  chunkFixed: {
    call: chunkFixed,
    options: {
      size: "size",
      overlap: "count",
      trim: "flag",
      length: "function",
    },
  },
  chunkBySentence: {
    call: chunkBySentence,
    options: { maxSize: "size", segmenter: "function", length: "function" },
  },
  chunkByStructure: {
    call: (text, options) => {
      const sections = text === "" ? [] : [{ ...section, text }];
      return chunkByStructure(sections, options);
    },
    options: {
      maxSize: "size",
      context: "word",
      segmenter: "function",
      length: "function",
    },
  },
  chunkRecursive: {
    call: chunkRecursive,
    options: {
      size: "size",
      separators: "separators",
      overlap: "count",
      minSize: "count",
      mergeNeighbours: "flag",
      countSeparators: "flag",
      length: "function",
    },
  },
  chunkBySection: {
    call: chunkBySection,
    options: {
      maxSize: "size",
      context: "word",
      level: "size",
      countSeparators: "flag",
      length: "function",
    },
  },
  chunkBlocks: {
    call: chunkBlocks,
    options: {
      maxSize: "size",
      maxBlock: "block",
      context: "word",
      level: "size",
      length: "function",
    },
  },
  chunkCode: {
    call: chunkCode,
    options: {
      language: "word",
      maxSize: "size",
      context: "word",
      length: "function",
    },
    needs: { language: "typescript" },
  },
  chunkSemantic: {
    call: chunkSemantic,
    options: {
      embedder: "embedder",
      threshold: "cosine",
      percentile: "percentile",
      minSize: "count",
      maxSize: "size",
      window: "size",
      segmenter: "function",
      length: "function",
    },
    needs: { embedder: SPIES.embedder },
  },
  sentenceGaps: {
    call: sentenceGaps,
    options: { embedder: "embedder", window: "size", segmenter: "function" },
    needs: { embedder: SPIES.embedder },
  },
  splitSentences: {
    call: splitSentences,
    options: { segmenter: "function" },
  },
  chunkLikeLangChain: {
    call: chunkLikeLangChain,
    options: {
      chunkSize: "size",
      chunkOverlap: "count",
      separators: "separators",
      keepSeparator: "flag",
      lengthFunction: "function",
    },
  },
  "chunkStream of chunkFixed": {
    call: (_, options) => chunkStream(parts(), chunkFixed, options),
    options: { size: "size", overlap: "count", trim: "flag" },
  },
  "chunkStream of chunkBySentence": {
    call: (_, options) => chunkStream(parts(), chunkBySentence, options),
    options: { maxSize: "size" },
  },
  "chunkStream of chunkRecursive": {
    call: (_, options) => chunkStream(parts(), chunkRecursive, options),
    options: {
      size: "size",
      separators: "separators",
      overlap: "count",
      countSeparators: "flag",
    },
  },
};

for (const [name, { call, options, needs = {} }] of Object.entries(FUNCTIONS)) {
  const spies = Object.fromEntries(
    Object.entries(SPIES).filter(([name]) => name in options),
  );

  Deno.test(`${name} refuses every bad value of its options`, async () => {
    for (const [option, kind] of Object.entries(options)) {
      for (const value of BAD[kind]) {
        // Of a list it is the text in it that is no text.
        const inner = kind === "separators" && Array.isArray(value)
          ? value.at(-1)
          : value;
        const named = option === "separators" ? "separator" : option;
        const told = named === "embedder" ? "" : show(inner);
        for (const text of ["", "One two. Three.", "x".repeat(9_000)]) {
          work = [];
          const all = { ...spies, ...needs, [option]: value };
          await checkRefusal(named, told, () => call(text, all));
          assertEquals(work, [], `${option} ${told}`);
        }
      }
    }
  });

  Deno.test(`${name} refuses what it does not know`, async () => {
    for (const option of ["siez", "MaxSize", "toString", "0"]) {
      const all = { ...spies, ...needs, [option]: 1 };
      await checkRefusal(option, `there is no option ${option}`, () => {
        work = [];
        return call("a text", all);
      });
      assertEquals(work, []);
    }
    for (const value of [5, "size", null, true, () => 1]) {
      await assertRejects(async () => await call("a text", value), TypeError);
    }
  });

  if (/Structure|Stream/.test(name)) continue;
  Deno.test(`${name} refuses what is no text`, async () => {
    for (const value of [undefined, null, 5, {}, ["a"], new String("a")]) {
      work = [];
      const said = `must be a string, got ${show(value)}`;
      await checkRefusal(
        "must be",
        said,
        () => call(value, { ...spies, ...needs }),
      );
      assertEquals(work, []);
    }
  });
}

/** What the documentation says, for texts that another default would show. */
const DEFAULTS: Record<string, Options> = {
  chunkFixed: { size: 400, overlap: 50, trim: true },
  chunkBySentence: { maxSize: 400 },
  chunkByStructure: { maxSize: 400, context: "none" },
  chunkRecursive: {
    size: 300,
    separators: ["\n\n", "\n", ". ", " "],
    overlap: 0,
    minSize: 0,
    mergeNeighbours: false,
    countSeparators: false,
  },
  chunkBySection: {
    maxSize: 600,
    context: "title",
    level: 2,
    countSeparators: false,
  },
  chunkBlocks: { maxSize: 600, maxBlock: Infinity, context: "path", level: 6 },
  chunkCode: { maxSize: 1500, context: "header" },
  chunkSemantic: { threshold: 0.5, minSize: 0, maxSize: 2000, window: 1 },
  sentenceGaps: { window: 1 },
  chunkLikeLangChain: {
    chunkSize: 1000,
    chunkOverlap: 200,
    separators: ["\n\n", "\n", " ", ""],
    keepSeparator: true,
  },
};

// Every length of a run up to the defaults, and a little of everything else.
const TEXTS = [
  ...[" ", ".\nA", "\n\n"].map((gap) =>
    Array.from({ length: 2_100 / 60 }, (_, i) => "x".repeat(60 - i)).join(gap)
  ),
  ...[299, 300, 301, 399, 400, 401, 600, 601, 999, 1_001, 1_501, 2_001].map(
    (length) => `# A\n\n## B\n\n### C\n\n${"y".repeat(length)}\n\n- a\n- b\n`,
  ),
  `# T\n\n###### S\n\n${"1. Step by step.\n".repeat(90)}\n## U\n\nV. W.`,
  `function f() {\n${"  return 1;\n".repeat(300)}}\n`,
  "Cats purr. Cats nap. Rockets launch. Rockets land. ".repeat(60),
];

for (const [name, defaults] of Object.entries(DEFAULTS)) {
  Deno.test(`${name} has the defaults that it documents`, async () => {
    const { call, needs: given } = FUNCTIONS[name]!;
    const needs = given?.embedder ? { embedder: standIn } : given ?? {};
    for (const text of TEXTS) {
      assertEquals(
        await call(text, needs),
        await call(text, { ...needs, ...defaults }),
      );
    }
  });
}

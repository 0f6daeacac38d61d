import {
  type Chunk,
  chunkBySection,
  chunkBySentence,
  chunkFixed,
  chunkRecursive,
  chunkStream,
  parseMarkdown,
  splitSentences,
  table,
} from "chunking";
import { garbageCollector, stopwatch } from "./measure.ts";
import { markdown, prose } from "./texts.ts";

const MEGABYTE = 1_000_000;
const SIZES = [1, 10, 100];
const ROUNDS = 5;
const HOSTILE_LIMIT = 1_000;
const HEAP_LIMIT = 300;

type Cut = (text: string) => unknown;

const PLAIN: Record<string, Cut> = {
  chunkFixed: (text) => chunkFixed(text, { size: 300, overlap: 0 }),
  splitSentences: (text) => splitSentences(text),
  chunkBySentence: (text) => chunkBySentence(text, { maxSize: 1000 }),
  chunkRecursive: (text) => chunkRecursive(text),
};
const MARKDOWN: Record<string, Cut> = {
  parseMarkdown: (text) => parseMarkdown(text),
};
const ALL: Record<string, Cut> = {
  ...PLAIN,
  ...MARKDOWN,
  chunkBySection: (text) => chunkBySection(text, { context: "none" }),
};

// What has overflowed a stack or taken minutes elsewhere.
const HOSTILE: Record<string, string> = {
  "one word": "x",
  "white space": " ",
  "line breaks": "\n",
  "full stops": ".",
  "sentences without letters": ". ",
  "emoji": "\u{1f600} ",
  "quotes": ">",
  "nested quotes": "> ",
  "open brackets": "[",
  "bangs": "!",
  "backticks": "`",
  "comments without end": "<!-- ",
  "headings": "## a\nb\n",
  "table rows": "|a|b\n|-|-\n",
};

/** Growth with the size of the text, memory, hostile texts, a long stream. */
export async function growth(): Promise<number> {
  const failures = [
    ...grow(prose(SIZES.at(-1)! * MEGABYTE).typed, PLAIN, 10),
    ...grow(markdown(SIZES.at(-2)! * MEGABYTE), MARKDOWN, 300),
    ...hostile(),
    ...await stream(),
  ];
  console.log(
    failures.length === 0
      ? "\nEvery limit is kept."
      : "\nAbove a limit:\n" + failures.join("\n"),
  );
  return 0;
}

/**
 * Times and memory for prefixes of a text. `most` is in percent of the text, and
 * meant for what is held beside the result; what is only left over counts too.
 */
function grow(text: string, cuts: Record<string, Cut>, most: number): string[] {
  const failures: string[] = [];
  const sizes = SIZES.filter((size) => size * MEGABYTE <= text.length);
  const rows = Object.entries(cuts).map(([name, cut]) => {
    const runs = sizes.map((size) => run(cut, text.slice(0, size * MEGABYTE)));
    const [before, last] = [runs.at(-2)!, runs.at(-1)!];
    const factor = last.milliseconds / before.milliseconds / 10;
    const extra = Math.round(100 * last.garbage / last.bytes);
    if (factor > 2) failures.push(`${name}: ${factor.toFixed(1)} × linear`);
    if (extra > most) failures.push(`${name}: ${extra}% of the text beside it`);
    return {
      chunker: name,
      ...Object.fromEntries(
        runs.map(({ milliseconds }, i) => [
          `${sizes[i]} MB, ms`,
          milliseconds.toFixed(1),
        ]),
      ),
      "× linear": factor.toFixed(2),
      "result, % of the text": Math.round(100 * last.kept / last.bytes),
      "beside it": extra,
      "at most": most,
    };
  });
  console.log(`\nGrowth and memory\n\n${table(rows)}`);
  return failures;
}

function run(cut: Cut, text: string) {
  const times = Array.from({ length: ROUNDS }, () => {
    garbageCollector()();
    const passed = stopwatch();
    cut(text);
    return passed();
  });
  const { kept, garbage } = memory(cut, text);
  const bytes = text.length * (/[^\0-\xff]/.test(text) ? 2 : 1);
  return { milliseconds: Math.min(...times), kept, garbage, bytes };
}

/** What the result takes, and what is left over that is not collected yet. */
function memory(cut: Cut, text: string) {
  const collect = garbageCollector();
  collect();
  const before = Deno.memoryUsage().heapUsed;
  const result = cut(text);
  const full = Deno.memoryUsage().heapUsed;
  collect();
  const after = Deno.memoryUsage().heapUsed;
  return { kept: after - before, garbage: full - after, result };
}

function hostile(): string[] {
  const failures: string[] = [];
  const rows = Object.entries(HOSTILE).map(([name, pattern]) => {
    const text = pattern.repeat(MEGABYTE / pattern.length);
    const row: Record<string, string | number> = { "1 MB of": name };
    for (const [chunker, cut] of Object.entries(ALL)) {
      const passed = stopwatch();
      let answer = "";
      try {
        cut(text);
      } catch (error) {
        answer = ` (${(error as Error).name})`;
      }
      const milliseconds = passed();
      row[chunker] = milliseconds.toFixed(0) + answer;
      if (milliseconds > HOSTILE_LIMIT) {
        failures.push(`${chunker}: ${row[chunker]} ms for ${name}`);
      }
    }
    return row;
  });
  console.log(`\nHostile texts, milliseconds\n\n${table(rows)}`);
  return failures;
}

/** A gigabyte that is never held as a whole. */
async function stream(): Promise<string[]> {
  const part = prose(10 * MEGABYTE).typed;
  function* parts() {
    for (let i = 0; i < 100; i++) {
      for (let at = 0; at < part.length; at += 65_536) {
        yield part.slice(at, at + 65_536);
      }
    }
  }
  garbageCollector()();
  const start = performance.now();
  let [count, heap] = [0, 0];
  let last: Chunk | undefined;
  for await (const chunk of chunkStream(parts(), chunkRecursive)) {
    last = chunk;
    if (++count % 10_000 > 0) continue;
    heap = Math.max(heap, Deno.memoryUsage().heapUsed / MEGABYTE);
  }
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `\nA stream of 1 GB: ${count} chunks up to ${last?.end}, ` +
      `${seconds.toFixed(1)} s, at most ${heap.toFixed(0)} MB of heap`,
  );
  return heap > HEAP_LIMIT ? [`the stream: ${heap.toFixed(0)} MB of heap`] : [];
}

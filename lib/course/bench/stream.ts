import {
  type Chunk,
  chunkBySentence,
  chunkFixed,
  chunkRecursive,
  chunkStream,
  table,
} from "chunking";
import { CLOCK } from "./clock.ts";
import { digits, type Finding } from "./findings.ts";
import type { Report, Settings } from "./report.ts";
import { prose } from "./texts.ts";

const MEGABYTE = 1_000_000;
const TIMES = 100;
const PART = 65_536;
const HEAP_LIMIT = 300;
const CHECK_EVERY = 1_000;

type Stream = (parts: Iterable<string>) => AsyncIterable<Chunk>;

const STREAMS: Readonly<Record<string, Stream>> = {
  chunkFixed: (parts) => chunkStream(parts, chunkFixed),
  chunkBySentence: (parts) => chunkStream(parts, chunkBySentence),
  chunkRecursive: (parts) => chunkStream(parts, chunkRecursive),
};

/** A gigabyte that is never held as a whole: ten megabytes, a hundred times. */
export async function stream({ only }: Settings): Promise<Report> {
  const text = prose(10 * MEGABYTE).typed;
  const rows: Record<string, string | number>[] = [];
  const findings: Finding[] = [];
  for (const [name, make] of Object.entries(STREAMS)) {
    if (!name.includes(only)) continue;
    CLOCK.collect();
    const start = performance.now();
    const { chunks, heap, error } = await follow(
      make(parts(text, TIMES)),
      text,
      TIMES,
    );
    findings.push({
      what: `stream: ${name} over 1 GB, heap`,
      value: heap,
      unit: "MB",
      atMost: HEAP_LIMIT,
      ...(error !== undefined && { error }),
    });
    rows.push({
      chunker: name,
      chunks,
      seconds: digits((performance.now() - start) / 1_000),
      "heap at most, MB": Math.round(heap),
      places: error ?? "exact",
    });
  }
  console.log(`\nA stream of 1 GB\n\n${table(rows)}`);
  return { findings };
}

/** A text many times over, in parts. */
export function* parts(text: string, times: number): Generator<string> {
  for (let i = 0; i < times; i++) {
    for (let at = 0; at < text.length; at += PART) {
      yield text.slice(at, at + PART);
    }
  }
}

/**
 * Counts the chunks of a text that is repeated, watches the heap, and compares
 * some of them, and the end of the last, with the text at their places.
 */
export async function follow(
  stream: AsyncIterable<Chunk>,
  text: string,
  times: number,
): Promise<{ chunks: number; heap: number; error?: string }> {
  let [chunks, heap, error] = [0, 0, ""];
  let last: Chunk | undefined;
  for await (const chunk of stream) {
    last = chunk;
    if (chunks++ % CHECK_EVERY > 0) continue;
    heap = Math.max(heap, Deno.memoryUsage().heapUsed / MEGABYTE);
    const [start, length] = [
      chunk.start % text.length,
      chunk.end - chunk.start,
    ];
    const there = (text.slice(start) + text).slice(0, length);
    // A chunk of sentences has one space where the text may have more.
    if (chunk.text.replace(/\s+/g, " ") !== there.replace(/\s+/g, " ")) {
      error ||= `another text at ${chunk.start}`;
    }
  }
  const end = text.length * (times - 1) + text.trimEnd().length;
  if (last?.end !== end) error ||= `ends at ${last?.end}, not ${end}`;
  return { chunks, heap, ...(error && { error }) };
}

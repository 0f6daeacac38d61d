import { checkText, show } from "../base/check.ts";
import { skipWhite, skipWhiteBack, trimRange } from "../base/text_range.ts";
import type { Chunk } from "./chunk.ts";
import {
  chunkBySentence,
  type ChunkBySentenceOptions,
} from "./chunk_by_sentence.ts";
import { chunkFixed, type ChunkFixedOptions } from "./chunk_fixed.ts";
import { chunkRecursive } from "./chunk_recursive.ts";
import { markOverlap } from "./mark_overlap.ts";
import { type Cutter, recursiveCutter } from "./recursive_cutter.ts";
import { rulerFor } from "./ruler.ts";

/** A text that comes in parts, cut anywhere. */
export type TextParts =
  | ReadableStream<string>
  | AsyncIterable<string>
  | Iterable<string>;

/** A chunker of one text that {@linkcode chunkStream} can feed in parts. */
export type StreamChunker<Options> = (
  text: string,
  options?: Options,
) => Chunk[];

/**
 * Cuts a text that comes in parts, such as a file that is too large to hold.
 *
 * The chunks are those that the chunker would make of the whole text, and their
 * positions count from its start. At any time no more is held than the part
 * that came last and twice what could not be cut before it: a chunk, or a longer
 * sentence or run of white space.
 *
 * @param parts The text, from the first part to the last: a stream of strings,
 * or anything else that can be looped over.
 * @param chunker `chunkFixed`, `chunkBySentence` or `chunkRecursive`.
 * @param options The chunker's own, without those that need the whole text:
 * `length`, `segmenter`, `minSize` and `mergeNeighbours`.
 * @returns The chunks, one by one.
 * @throws {TypeError} If the chunker or an option is none of these.
 * @throws {RangeError} If an option is out of range.
 *
 * @example A sentence that comes in two parts
 * ```ts
 * import { chunkBySentence, chunkStream } from "chunking";
 * import { assertEquals } from "@std/assert";
 *
 * const parts = ["Knock first. Co", "me in. Close the door."];
 * const texts: string[] = [];
 * for await (const chunk of chunkStream(parts, chunkBySentence, { maxSize: 22 })) {
 *   texts.push(chunk.text);
 * }
 *
 * assertEquals(texts, ["Knock first. Come in.", "Close the door."]);
 * ```
 */
export function chunkStream<Options extends object>(
  parts: TextParts,
  chunker: StreamChunker<Options>,
  options: Options = {} as Options,
): AsyncGenerator<Chunk, void, undefined> {
  const cutter = CUTTERS.get(chunker);
  if (!cutter) {
    throw new TypeError(
      "chunker must be chunkFixed, chunkBySentence or chunkRecursive",
    );
  }
  for (const name of ["length", "segmenter", "minSize", "mergeNeighbours"]) {
    if (Reflect.get(Object(options), name)) {
      throw new TypeError(`${name} needs the whole text, not a stream`);
    }
  }
  return cutParts(iterate(parts), cutter(options));
}

async function* cutParts(parts: ReturnType<typeof iterate>, cut: Cutter) {
  let text = "";
  let offset = 0;
  let enough = 0;
  for await (const part of parts) {
    checkText("a part", part);
    text += part;
    // What could not be cut is not tried again for every character.
    if (text.length < enough) continue;
    yield* take(false);
    enough = 2 * text.length;
  }
  yield* take(true);

  function* take(isLast: boolean): Generator<Chunk> {
    const { chunks, resumeAt } = cut(text, isLast);
    for (const chunk of chunks) {
      const { start, end } = chunk;
      yield { ...chunk, start: start + offset, end: end + offset };
    }
    text = text.slice(resumeAt);
    offset += resumeAt;
  }
}

// Not every browser can loop over a stream.
function iterate(parts: TextParts): AsyncIterable<string> | Iterable<string> {
  if (typeof parts === "string") return [parts];
  const given = Object(parts);
  if (Symbol.asyncIterator in given || Symbol.iterator in given) return given;
  if ("getReader" in given) return readAll(given);
  throw new TypeError(
    `parts must be a stream or a list of texts, got ${show(parts)}`,
  );
}

async function* readAll(stream: ReadableStream<string>) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

// deno-lint-ignore no-explicit-any
const CUTTERS = new Map<unknown, (options: any) => Cutter>([
  [chunkFixed, fixedCutter],
  [chunkBySentence, sentenceCutter],
  [chunkRecursive, recursiveCutter],
]);

/** All but the last chunk are certain; where that starts, it goes on. */
function sentenceCutter(options: ChunkBySentenceOptions): Cutter {
  chunkBySentence("", options); // throws what is to be thrown
  const { maxSize = 400 } = options; // now: they may be changed between parts
  return (text, isLast) => {
    const chunks = chunkBySentence(text, { maxSize });
    const open = isLast ? undefined : chunks.pop();
    return { chunks, resumeAt: open?.start ?? text.length };
  };
}

/** The same with windows, which are trimmed only after they were cut. */
function fixedCutter(options: ChunkFixedOptions): Cutter {
  chunkFixed("", options);
  const { size = 400, overlap = 50, trim = true } = options;
  let isFirst = true; // nothing but white space has come
  let covered = 0; // where the last chunk ended
  return (text, isLast) => {
    const from = isFirst && trim ? skipWhite(text, 0) : 0;
    const to = trim || !isLast ? skipWhiteBack(text, text.length) : text.length;
    if (to <= from) return { chunks: [], resumeAt: trim ? from : 0 };
    isFirst = false;

    const whole = text.slice(from, to);
    const windows = chunkFixed(whole, { size, overlap, trim: false });
    const open = isLast ? undefined : windows.pop();
    const ruler = rulerFor(text);
    const chunks = windows.map(({ start, end, cut }) => {
      const window = { start: from + start, end: from + end };
      const range = trim ? trimRange(text, window.start, window.end) : window;
      const body = text.slice(range.start, range.end);
      const chunk = markOverlap({ text: body, ...range, cut }, covered, ruler);
      covered = range.end;
      return chunk;
    });
    const resumeAt = open ? from + open.start : text.length;
    covered = Math.max(covered - resumeAt, 0);
    return { chunks, resumeAt };
  };
}

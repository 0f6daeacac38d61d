// The contract of mod.ts, as one check for every chunker. An error names the
// point that is broken: 1 the ranges, 2 the sizes, 3 the characters, 4 what is
// lost or blank, 5 the options, 6 the time.
import process from "node:process";
import type { TextRange } from "../base/text_range.ts";
import { ledger } from "../measure/ledger.ts";
import type { Chunk } from "./chunk.ts";

/** Measures a text. */
export type Length = (text: string) => number;

/**
 * What the check has to know, and what a chunker may do that others may not:
 * all but the first three are exceptions that its documentation names.
 */
export interface Contract {
  readonly size: number;
  /** The unit of `size` and `overlap`: characters, if left out. */
  readonly length?: Length | undefined;
  /** The most that a chunk may repeat of the one before. */
  readonly overlap?: number;
  /** How a text may differ from its body. */
  readonly isBody?: (text: string, body: string, chunk: Chunk) => boolean;
  /** Whether the size is that of the body, without the context. */
  readonly bodyOnly?: boolean;
  /** Whether a chunk may be above the size, and is seen to have a reason. */
  readonly mayExceed?: (chunk: Chunk) => boolean;
  /** What has to be covered: all of the source, if left out. */
  readonly kept?: readonly TextRange[];
  /** Whether a chunk may hold nothing that the one before does not hold. */
  readonly mayRepeat?: boolean;
  /** Whether a blank chunk may come, and the last `cut` be any. */
  readonly isLoose?: boolean;
}

/** How many characters a text has, counted without the library's help. */
export const characters: Length = (text) => {
  let count = text.length;
  for (let i = 1; i < text.length; i++) if (isInsidePair(text, i)) count--;
  return count;
};

/** Points 1 to 4. The time that it takes is linear as well. */
export function checkContract(
  source: string,
  chunks: readonly Chunk[],
  contract: Contract,
): void {
  const covered = new Uint8Array(source.length);
  let previous: Chunk | undefined;
  for (const [i, chunk] of chunks.entries()) {
    const { start, end } = chunk;
    const fail = (point: number, what: string): never => {
      const text = JSON.stringify(chunk.text.slice(0, 60));
      throw new Error(
        `point ${point}: chunk ${i} (${start} to ${end}) ${what}: ${text}`,
      );
    };
    checkRange(source, chunk, contract, fail);
    checkSize(source, chunk, previous, contract, fail);
    if (isInsidePair(source, start)) fail(3, "starts inside a character");
    if (isInsidePair(source, end)) fail(3, "ends inside a character");
    if (!contract.isLoose) {
      const isLast = i === chunks.length - 1;
      // A block that is kept whole says so, even at the end.
      const isWhole = chunk.cut === "block" && contract.mayExceed?.(chunk);
      if ((chunk.cut === "end") !== isLast && !(isLast && isWhole)) {
        fail(1, `has the cut "${chunk.cut}"`);
      }
    }
    if (previous) {
      if (start < previous.start) fail(1, "starts before the one before");
      if (end < previous.end || (end === previous.end && !contract.mayRepeat)) {
        fail(1, "is in the one before");
      }
    }
    covered.fill(1, start, end);
    previous = chunk;
  }
  checkKept(source, covered, contract);
  checkLedger(source, chunks, covered, contract);
}

type Fail = (point: number, what: string) => never;

function checkRange(
  source: string,
  chunk: Chunk,
  { isBody = (text, body) => text === body, isLoose }: Contract,
  fail: Fail,
): void {
  const { text, start, end, context = "" } = chunk;
  const isRange = Number.isInteger(start) && Number.isInteger(end) &&
    0 <= start && start <= end && end <= source.length;
  if (!isRange) fail(1, `is no range of ${source.length}`);
  const isBlank = source.slice(start, end).trim() === "";
  if (isBlank && !isLoose) fail(4, "is blank");
  const isWhole = text.startsWith(context) &&
    isBody(text.slice(context.length), source.slice(start, end), chunk);
  if (!isWhole) fail(1, "is not its context and its body");
}

function checkSize(
  source: string,
  chunk: Chunk,
  previous: Chunk | undefined,
  contract: Contract,
  fail: Fail,
): void {
  const { size, length = characters, overlap = 0 } = contract;
  const { start, text, context = "" } = chunk;
  const repeated = source.slice(start, Math.max(start, previous?.end ?? 0));
  const count = characters(repeated);
  if (chunk.overlap !== (count || undefined)) {
    fail(1, `says overlap ${chunk.overlap}, not ${count}`);
  }
  if (count > 0 && length(repeated) > overlap) {
    fail(2, `repeats ${length(repeated)}, above ${overlap}`);
  }
  const body = text.slice(context.length);
  const has = length(contract.bodyOnly ? body : text);
  if (has <= size || contract.mayExceed?.(chunk)) return;
  // One character may be longer than the size, in another unit.
  const isSingle = contract.length && characters(body) === 1;
  if (!isSingle) fail(2, `has ${has}, above ${size}`);
}

function checkKept(
  source: string,
  covered: Uint8Array,
  { kept = [{ start: 0, end: source.length }] }: Contract,
): void {
  for (const { start, end } of kept) {
    for (let i = start; i < end; i++) {
      if (covered[i] || source[i]!.trim() === "") continue;
      const lost = JSON.stringify(source.slice(i, i + 60));
      throw new Error(`point 4: nothing holds ${i}: ${lost}`);
    }
  }
}

/** The ledger counts what was counted here. */
function checkLedger(
  source: string,
  chunks: readonly Chunk[],
  covered: Uint8Array,
  { isLoose = false }: Contract,
): void {
  const told = ledger(source, chunks);
  let dropped = 0;
  for (let i = 0; i < source.length; i++) {
    if (!covered[i] && !isInsidePair(source, i)) dropped++;
  }
  const isRight = told.dropped.characters === dropped &&
    told.covered.characters === characters(source) - dropped &&
    (isLoose || told.wrong.length === 0);
  if (!isRight) throw new Error("point 4: the ledger counts something else");
}

/** Point 5: an option is refused, by its name and value, before any work. */
export async function checkRefusal(
  name: string,
  value: string,
  call: () => unknown,
): Promise<void> {
  let error: unknown;
  try {
    await call();
  } catch (thrown) {
    error = thrown;
  }
  const told = `point 5: ${name} ${value}`;
  if (!(error instanceof RangeError || error instanceof TypeError)) {
    throw new Error(`${told} is not refused, but gives ${error ?? "a result"}`);
  }
  if (!error.message.includes(name) || !error.message.includes(value)) {
    throw new Error(`${told} is not named: ${error.message}`);
  }
}

/**
 * Point 6: the time is below a limit that grows with the length: two seconds a
 * megabyte, several times as much as is needed. Parts of the text come first,
 * so that quadratic time is told before it has gone by. It is the processor's
 * time, which others on a busy machine add little to.
 */
export async function checkTime(
  text: string,
  cut: (text: string) => unknown,
  patience = 1,
): Promise<void> {
  for (const shift of [4, 2, 0]) {
    const length = text.length >> shift;
    const limit = patience * (500 + length / 500); // milliseconds
    const start = processorTime();
    await cut(text.slice(0, length));
    const took = processorTime() - start;
    if (took > limit) {
      throw new Error(`point 6: ${took | 0} ms for ${length}, above ${limit}`);
    }
  }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function isInsidePair(text: string, at: number): boolean {
  return text.charCodeAt(at) >> 10 === 0x37 &&
    text.charCodeAt(at - 1) >> 10 === 0x36;
}

import process from "node:process";
import { flat } from "./texts.ts";

/** Something that cuts a text. What it gives back is only counted. */
export interface Contender {
  readonly name: string;
  /** The package it is from, if it is not ours. */
  readonly package?: string;
  /** Loads what it needs; what it gives back does the work. */
  readonly load: () => Promise<Work>;
  /** How much of the text it is given, if it takes too long for all of it. */
  readonly share?: number;
  /** How many times ours is meant to be as fast. */
  readonly target?: number;
}

export type Work = (text: string) => unknown;

/** What a contender took for a megabyte of characters. */
export interface Result {
  readonly name: string;
  readonly package?: string;
  readonly target?: number;
  /** Milliseconds a megabyte: the median, and the middle half of the rounds. */
  readonly median: number;
  readonly quartiles: readonly [number, number];
  /** How many chunks, sentences, sections it made. */
  readonly made: number;
  /** Why it could not be measured. */
  readonly error?: string;
}

interface Entrant {
  readonly contender: Contender;
  readonly part: string;
  readonly short: string;
  readonly times: number[];
  work?: Work;
  made: number;
  error?: string;
}

// A short text is cut over and over until this many milliseconds have passed.
const LEAST = 4;
// Before the first round, and again after each garbage collection, which throws
// away compiled code together with the objects that nobody holds any more.
const WARM_UP = { characters: 200_000, first: 600, again: 60 };

/**
 * Measures contenders side by side: each of them in each round, after a full
 * garbage collection and long enough a run on a short text to be compiled.
 *
 * The time of a run is the time that passed or the processor time of the whole
 * process, whichever is less. So neither other programs on the machine nor what
 * the collector still does in the background counts.
 */
export async function measure(
  text: string,
  contenders: readonly Contender[],
  rounds: number,
): Promise<Result[]> {
  const collect = garbageCollector();
  const entrants: Entrant[] = [];
  for (const contender of contenders) {
    const part = flat(text.slice(0, text.length * (contender.share ?? 1)));
    const short = flat(part.slice(0, WARM_UP.characters));
    const entrant: Entrant = { contender, part, short, times: [], made: 0 };
    try {
      entrant.work = await contender.load();
      await warmUp(entrant, WARM_UP.first);
    } catch (error) {
      entrant.error = messageOf(error);
    }
    entrants.push(entrant);
  }
  for (let round = 0; round < rounds; round++) {
    for (const entrant of entrants) {
      if (!entrant.work || entrant.error) continue;
      collect();
      await warmUp(entrant, WARM_UP.again);
      const { milliseconds, made } = await time(entrant.work, entrant.part);
      entrant.made = made;
      entrant.times.push(milliseconds / entrant.part.length * 1e6);
    }
  }
  return entrants.map(({ contender, times, made, error }) => {
    const { name, package: from, target } = contender;
    return {
      name,
      ...(from && { package: from }),
      ...(target && { target }),
      median: quantile(times, 0.5),
      quartiles: [quantile(times, 0.25), quantile(times, 0.75)] as const,
      made,
      ...(error && { error }),
    };
  });
}

async function warmUp({ work, short }: Entrant, least: number) {
  const spent = stopwatch();
  do await work!(short); while (spent() < least);
}

async function time(work: Work, text: string) {
  let made: unknown;
  let runs = 0;
  const passed = stopwatch();
  do {
    made = work(text);
    if (made instanceof Promise) made = await made;
    runs++;
  } while (text.length < 100_000 && passed() < LEAST);
  return {
    milliseconds: passed() / runs,
    made: typeof made === "number" ? made : (made as unknown[]).length,
  };
}

/**
 * Milliseconds from now on: that have passed, or of processor time of the whole
 * process, whichever is less.
 */
export function stopwatch(): () => number {
  const start = performance.now();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return Math.min(performance.now() - start, (user + system) / 1_000);
  };
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share + 0.5)] ?? NaN;
}

export function garbageCollector(): () => void {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) throw new Error("the garbage collector is needed: --expose-gc");
  return gc;
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n")[0]!;
}

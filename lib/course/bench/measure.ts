import { CLOCK, type Clock } from "./clock.ts";
import { messageOf } from "./message_of.ts";
import { quantile } from "./quantile.ts";
import { flat } from "./texts.ts";

/** Something that cuts a text. What it gives back is only counted. */
export interface Contender {
  readonly name: string;
  /** Where it does less or more than ours does. */
  readonly note?: string;
  /** Loads what it needs for the text; what it gives back does the work. */
  readonly load: (text: string) => Promise<Work>;
  /** With how many characters it does, if all of the text takes too long. */
  readonly atMost?: number;
  /** How many times ours is meant to be as fast. */
  readonly target?: number;
}

export type Work = (text: string) => unknown;

/** What a contender took for a megabyte of characters. */
export interface Result {
  readonly name: string;
  readonly note?: string;
  readonly target?: number;
  /** Milliseconds a megabyte: the median, and the middle half of the rounds. */
  readonly median: number;
  readonly quartiles: readonly [number, number];
  /** How many characters it was given. */
  readonly characters: number;
  /** How many chunks, sentences, sections it made of them. */
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

// A text is cut over and over until this many milliseconds have passed, so that
// the collector's work is shared out evenly and no tick of the clock is seen.
const LEAST = 50;
// Before the first round, and again after each garbage collection, which throws
// away compiled code together with the objects that nobody holds any more.
const WARM_UP = { characters: 200_000, first: 600, again: 60 };

/**
 * Measures contenders side by side: each of them in each round, after a full
 * garbage collection and a run on a short text long enough to be compiled. One
 * that throws is named with its error, and the others go on.
 */
export async function measure(
  text: string,
  contenders: readonly Contender[],
  rounds: number,
  clock: Clock = CLOCK,
): Promise<Result[]> {
  const entrants = contenders.map((contender): Entrant => {
    const part = flat(text.slice(0, contender.atMost));
    const short = flat(part.slice(0, WARM_UP.characters));
    return { contender, part, short, times: [], made: 0 };
  });
  for (const entrant of entrants) {
    await attempt(entrant, async () => {
      entrant.work = await entrant.contender.load(entrant.part);
      await warmUp(entrant, WARM_UP.first, clock);
    });
  }
  for (let round = 0; round < rounds; round++) {
    for (const entrant of entrants) {
      if (entrant.error) continue;
      await attempt(entrant, async () => {
        clock.collect();
        await warmUp(entrant, WARM_UP.again, clock);
        entrant.times.push(await time(entrant, clock));
      });
    }
  }
  return entrants.map(resultOf);
}

async function attempt(entrant: Entrant, step: () => Promise<void>) {
  try {
    await step();
  } catch (error) {
    entrant.error = messageOf(error);
  }
}

async function warmUp({ work, short }: Entrant, least: number, clock: Clock) {
  const passed = clock.start();
  do await work!(short); while (passed() < least);
}

/** Milliseconds a megabyte. The clock is read seldom: reading takes time. */
async function time(entrant: Entrant, clock: Clock): Promise<number> {
  const { work, part } = entrant;
  let made: unknown;
  let runs = 0;
  const passed = clock.start();
  do {
    // As many again, so that the clock is read after 1, 2, 4, 8 … runs.
    for (let more = Math.max(runs, 1); more > 0; more--) {
      made = work!(part);
      if (made instanceof Promise) made = await made;
      runs++;
    }
  } while (passed() < LEAST);
  const milliseconds = passed() / runs;
  entrant.made = (made as unknown[]).length;
  return milliseconds / part.length * 1e6;
}

function resultOf({ contender, part, times, made, error }: Entrant): Result {
  const { name, note, target } = contender;
  return {
    name,
    ...(note && { note }),
    ...(target && { target }),
    median: quantile(times, 0.5),
    quartiles: [quantile(times, 0.25), quantile(times, 0.75)],
    characters: part.length,
    made,
    ...(error && { error }),
  };
}

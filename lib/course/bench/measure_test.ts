import { assert, assertEquals } from "@std/assert";
import type { Clock } from "./clock.ts";
import { type Contender, measure } from "./measure.ts";

/** A clock that only a contender's work moves. */
function fakeClock() {
  let now = 0;
  const log: string[] = [];
  const clock: Clock = {
    start: () => {
      const start = now;
      return () => now - start;
    },
    collect: () => log.push("collect"),
  };
  /** Takes so many milliseconds a character, round by round. */
  const contender = (name: string, paces: number[], more = {}): Contender => ({
    name,
    load: () =>
      Promise.resolve((text) => {
        const rounds = log.filter((entry) => entry === "collect").length;
        now += text.length * paces[Math.max(rounds - 1, 0) % paces.length]!;
        if (log.at(-1) !== name) log.push(name);
        return { length: text.length };
      }),
    ...more,
  });
  return { clock, contender, log, pass: (ms: number) => now += ms };
}

const TEXT = "abcd ".repeat(2_000); // 10,000 characters

Deno.test("measure: median and middle half, in milliseconds a megabyte", async () => {
  const { clock, contender } = fakeClock();
  const paces = [0.05, 0.01, 0.03, 0.02, 0.04];
  const [result] = await measure(TEXT, [contender("a", paces)], 5, clock);
  const { median, quartiles, ...rest } = result!;
  const rounded = [median, ...quartiles].map(Math.round);
  assertEquals(rounded, [30_000, 20_000, 40_000]);
  assertEquals(rest, { name: "a", characters: 10_000, made: 10_000 });
});

Deno.test("measure: each contender in each round, after a collection", async () => {
  const { clock, contender, log } = fakeClock();
  const contenders = ["a", "b", "c"].map((name) => contender(name, [0.01]));
  await measure(TEXT, contenders, 2, clock);
  const round = ["collect", "a", "collect", "b", "collect", "c"];
  assertEquals(log, ["a", "b", "c", ...round, ...round]);
});

Deno.test("measure: a part of the text where all of it takes too long", async () => {
  const { clock, contender } = fakeClock();
  const results = await measure(
    TEXT,
    [
      contender("all", [0.01]),
      contender("part", [0.01], { atMost: 1_000 }),
      contender("no less than there is", [0.01], { atMost: 1e6 }),
    ],
    1,
    clock,
  );
  assertEquals(results.map((result) => result.characters), [1e4, 1e3, 1e4]);
  // The same pace is the same time a megabyte, however much was cut.
  const medians = results.map((result) => Math.round(result.median));
  assertEquals(medians, [10_000, 10_000, 10_000]);
});

Deno.test("measure: what is too short for the clock is cut again and again", async () => {
  const { clock, pass } = fakeClock();
  let [runs, readings] = [0, 0];
  const counting: Clock = {
    start: () => {
      const passed = clock.start();
      return () => {
        readings++;
        return passed();
      };
    },
    collect: () => [runs, readings] = [0, 0],
  };
  const quick: Contender = {
    name: "quick",
    load: () =>
      Promise.resolve(() => {
        runs++;
        pass(0.001);
        return [];
      }),
  };
  const [result] = await measure("abc", [quick], 1, counting);
  assertEquals(Math.round(result!.median), 333); // 0.001 ms for 3 characters
  // 60,000 runs to warm up, with a reading each; then 50,000 with a few.
  assert(runs >= 110_000, String(runs));
  assert(readings < 60_100, String(readings));
});

Deno.test("measure: awaits what is asynchronous", async () => {
  const { clock, pass } = fakeClock();
  const slow: Contender = {
    name: "slow",
    load: () =>
      Promise.resolve(async () => {
        await Promise.resolve();
        pass(100);
        return ["one", "two"];
      }),
  };
  const [result] = await measure(TEXT, [slow], 1, clock);
  assertEquals(result!.made, 2);
  assertEquals(Math.round(result!.median), 10_000); // 100 ms for 0.01 MB
});

Deno.test("measure: one that throws is named, and the others go on", async () => {
  const { clock, contender, pass } = fakeClock();
  const broken = (name: string, work: (text: string) => unknown) => ({
    name,
    load: () =>
      Promise.resolve((text: string) => {
        pass(1_000);
        return work(text);
      }),
  });
  let calls = 0;
  const results = await measure(
    TEXT,
    [
      { name: "missing", load: () => Promise.reject(new Error("not\nfound")) },
      broken("at once", () => fail("at once")),
      broken(
        "in the second round",
        (text) => ++calls > 3 ? fail("late") : text,
      ),
      broken("nothing", () => undefined),
      contender("good", [0.01]),
    ],
    2,
    clock,
  );
  assertEquals(results.map(({ error }) => error?.slice(0, 11)), [
    "not",
    "at once",
    "late",
    "Cannot read",
    undefined,
  ]);
  assertEquals(Math.round(results[4]!.median), 10_000);
  assertEquals(results[0]!.median, NaN);
});

function fail(message: string): never {
  throw new Error(message);
}

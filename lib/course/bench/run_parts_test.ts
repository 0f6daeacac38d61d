import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "node:path";
import { UsageError } from "../usage_error.ts";
import type { Report } from "./report.ts";
import { type Plan, type RunPart, runParts } from "./run_parts.ts";

const SETTINGS = { rounds: 1, only: "", record: false };
const RATIO = { text: "prose", job: "fixed", other: "peer", target: 3 };

/** Gives a ratio of 1, 2, 3 … one a run, for the speed; all is well else. */
function fakeParts(log: string[] = []): RunPart {
  let run = 0;
  return (part) => {
    log.push(part);
    const value = part === "speed" ? ++run : 0;
    const limit = part === "speed" ? { atLeast: 3 } : { atMost: 1 };
    const report: Report = {
      findings: [{ what: part, value, unit: "×", ...limit }],
      ratios: [{ ...RATIO, ratio: value }],
    };
    return Promise.resolve(report);
  };
}

/** Runs with a console of its own; gives the exit code and what was said. */
async function quietly(plan: Plan, runPart: RunPart, signal?: AbortSignal) {
  const said: string[] = [];
  const { log } = console;
  console.log = (text) => said.push(text);
  try {
    const idle = new AbortController().signal;
    const code = await runParts(plan, runPart, signal ?? idle);
    return { code, said: said.join("\n") };
  } finally {
    console.log = log;
  }
}

Deno.test("runParts: all parts, again and again, then one table", async () => {
  const log: string[] = [];
  const plan = { parts: ["speed", "growth"], runs: 3, settings: SETTINGS };
  const { code, said } = await quietly(plan, fakeParts(log));
  assertEquals(log, ["speed", "growth", "speed", "growth", "speed", "growth"]);
  assertEquals(code, 1);
  assert(said.includes("=== growth, run 2 of 3"), said);
  assert(
    said.includes(
      "speed                  1      2      3  2 ×     at least 3 ×",
    ),
    said,
  );
  assert(said.includes("1 of 2 targets are reached; these fell short"), said);
});

Deno.test("runParts: ends with 0 when every target is reached", async () => {
  const plan = { parts: ["growth"], runs: 1, settings: SETTINGS };
  const { code, said } = await quietly(plan, fakeParts());
  assertEquals(code, 0);
  assert(said.endsWith("1 of 1 targets are reached"), said);
});

Deno.test("runParts: writes every run, the medians and the drawing", async () => {
  const folder = await Deno.makeTempDir();
  const plan = { parts: ["speed"], runs: 3, settings: SETTINGS, folder };
  await quietly(plan, fakeParts());
  const read = (name: string) => Deno.readTextFileSync(join(folder, name));
  const { outcomes, runs } = JSON.parse(read("speed.json"));
  assertEquals(outcomes[0].values, [1, 2, 3]);
  assertEquals(outcomes[0].median, 2);
  assertEquals(runs.length, 3);
  const { data } = JSON.parse(read("speed.vl.json"));
  assertEquals(data.values[0].ratio, 2);
  assert(read("speed.svg").startsWith("<svg"));
  const names = Array.from(Deno.readDirSync(folder), ({ name }) => name);
  assertEquals(names.sort(), ["speed.json", "speed.svg", "speed.vl.json"]);
});

Deno.test("runParts: a part without a report does not stop the others", async () => {
  const folder = await Deno.makeTempDir();
  const broken: Report = {
    findings: [{
      what: "speed",
      value: NaN,
      unit: "texts",
      atMost: 0,
      error: "the process ended with code 7",
    }],
  };
  const others = fakeParts();
  const runPart: RunPart = (part, ...rest) =>
    part === "speed" ? Promise.resolve(broken) : others(part, ...rest);
  const plan = { parts: ["speed", "growth"], runs: 2, settings: SETTINGS };
  const { code, said } = await quietly({ ...plan, folder }, runPart);
  assertEquals(code, 1);
  assert(said.includes("at most 0 texts: the process ended with code 7"), said);
  assert(said.includes("1 of 2 targets are reached"), said);
});

Deno.test("runParts: writes nothing once it is interrupted", async () => {
  const folder = await Deno.makeTempDir();
  const controller = new AbortController();
  const parts = fakeParts();
  const runPart: RunPart = (...args) => {
    if (args[0] === "growth") controller.abort();
    return parts(...args);
  };
  const plan = { parts: ["speed", "growth"], runs: 1, settings: SETTINGS };
  await assertRejects(
    () => quietly({ ...plan, folder }, runPart, controller.signal),
    DOMException,
  );
  assertEquals(Array.from(Deno.readDirSync(folder)), []);
});

Deno.test("runParts: words that no name has", async () => {
  const settings = { ...SETTINGS, only: "xyz" };
  const plan = { parts: ["speed", "growth"], runs: 1, settings };
  const nothing: RunPart = () => Promise.resolve({ findings: [] });
  await assertRejects(
    () => quietly(plan, nothing),
    UsageError,
    'nothing has "xyz" in its name',
  );
});

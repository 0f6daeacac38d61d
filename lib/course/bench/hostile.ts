import { table } from "chunking";
import { within } from "../within.ts";
import { OF_MARKDOWN, OF_OTHERS, OF_TEXT } from "./cuts.ts";
import type { Finding } from "./findings.ts";
import { HOSTILE_TEXTS } from "./hostile_texts.ts";
import type { Report, Settings } from "./report.ts";

const LIMIT = 1_000;
// After so long nobody waits for the answer any more.
const PATIENCE = 5_000;

/** What a chunker did with a text. */
export interface Answer {
  readonly text: string;
  readonly milliseconds: number;
  readonly error?: string;
}

/** Whether every text gives a result or a clear error within a second. */
export async function hostile({ only }: Settings): Promise<Report> {
  const answers: Record<string, readonly Answer[]> = {};
  const asker = askWorker();
  for (const chunker of [OF_TEXT, OF_MARKDOWN, OF_OTHERS].flatMap(names)) {
    const chosen = names(HOSTILE_TEXTS)
      .filter((text) => `${chunker}: ${text}`.includes(only));
    if (chosen.length === 0) continue;
    answers[chunker] = [];
    for (const text of chosen) {
      answers[chunker] = [...answers[chunker], await asker.ask(chunker, text)];
    }
  }
  asker.end();
  const rows = Object.entries(answers).map(([chunker, each]) => ({
    chunker,
    texts: each.length,
    "clear errors": each.filter(({ error }) => error && isClear(error)).length,
    crashes: each.filter(({ error }) => error && !isClear(error)).length,
    "slowest, ms": Math.round(slowest(each).milliseconds),
    "that is": slowest(each).text,
  }));
  console.log(`\nHostile texts\n\n${table(rows)}`);
  return { findings: Object.entries(answers).map(findingOf), answers };
}

/** The slowest answer, or the first crash. */
export function findingOf(
  [chunker, answers]: [string, readonly Answer[]],
): Finding {
  const crash = answers.find(({ error }) => error && !isClear(error));
  const { text, milliseconds } = slowest(answers);
  const error = crash
    ? `${crash.text}: ${crash.error}`
    : milliseconds > LIMIT
    ? text
    : undefined;
  return {
    what: `hostile: ${chunker}, the slowest of ${answers.length} texts`,
    value: milliseconds,
    unit: "ms",
    atMost: LIMIT,
    ...(error !== undefined && { error }),
  };
}

/** Whether an error is a refusal of ours, not what the machine gave up with. */
export function isClear(error: string): boolean {
  return /^(?:Range|Type|Syntax)?Error: /.test(error) &&
    !/call stack|invalid (?:string|array)|undefined|null|memory/i.test(error);
}

function slowest(answers: readonly Answer[]): Answer {
  return answers.reduce((a, b) => b.milliseconds > a.milliseconds ? b : a);
}

function names(record: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(record);
}

/** A worker that answers, and is replaced when it takes too long. */
function askWorker() {
  let worker: Worker | undefined;
  const started = async () => {
    const url = new URL("./hostile_worker.ts", import.meta.url);
    const fresh = new Worker(url, { type: "module" });
    await nextMessage(fresh);
    return fresh;
  };
  return {
    async ask(chunker: string, text: string): Promise<Answer> {
      worker ??= await started();
      const answer = nextMessage(worker);
      worker.postMessage([chunker, text]);
      const found = await within(PATIENCE, answer);
      if (found) return { text, ...found };
      worker.terminate();
      worker = undefined;
      return { text, milliseconds: PATIENCE };
    },
    end: () => worker?.terminate(),
  };
}

function nextMessage(worker: Worker) {
  const { promise, resolve } = Promise.withResolvers<Omit<Answer, "text">>();
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => {
    event.preventDefault();
    resolve({ milliseconds: NaN, error: event.message });
  };
  return promise;
}

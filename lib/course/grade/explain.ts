import { compact, shorten } from "./compact.ts";
import { NotYet } from "./not_yet.ts";
import type { LastCall, Recorded } from "./record_calls.ts";

/** The learner's file, as messages name it and as stacks know it. */
export interface AnswerFile {
  /** "exercises/02-1_count_the_windows.ts" */
  readonly name: string;
  /** The address it was imported from. */
  readonly url: string;
}

/**
 * Turns what a test threw into one sentence for the learner: what was given,
 * what was expected and what came.
 *
 * @param error Whatever the test threw
 * @param file The learner's file
 * @param recorded How the test used the learner's module
 */
export function explain(
  error: unknown,
  file: AnswerFile,
  recorded: Recorded<unknown>,
): string {
  if (error instanceof NotYet) return error.sentence;
  const { last } = recorded;
  const given = last ? `Given ${last.text}, ` : "";
  if (error instanceof Error && error.name === "AssertionError") {
    return explainAssertion(stripColors(error.message), last);
  }
  if (recorded.thrown.has(error)) {
    return `${given}expected no error, got ${describe(error, file)}.`;
  }
  const got = last && "returned" in last
    ? `${given}got ${compact(last.returned)}, which the test cannot use: `
    : given;
  return `${got}${describe(error, file)}.`;
}

/** Turns what importing the learner's file threw into one sentence. */
export function explainImport(error: unknown, file: AnswerFile): string {
  if (error instanceof NotYet) return error.sentence;
  const message = error instanceof Error ? error.message : String(error);
  const found = placeIn(file, message);
  const place = found ?? file.name;
  const syntax = /^SyntaxError: (.*)/.exec(message);
  if (syntax && found) return `${place} has a syntax error: ${syntax[1]}.`;
  const noExport =
    /^The requested module '(.*)' does not provide an export named '(.*)'/
      .exec(message);
  if (noExport) {
    return `${place} imports "${noExport[2]}", which "${
      noExport[1]
    }" does not export.`;
  }
  if (isImportRefused(error, message)) {
    const name = /"(.*?)"/.exec(message)?.[1]?.replace(/.*(?=\/.*\/)\//, "");
    return `${place} imports "${name}", which exercises cannot use: ` +
      `import from "chunking".`;
  }
  return `${file.name} throws while it is loaded: ${describe(error, file)}.`;
}

/** `RangeError: size must be positive (exercises/02-1_x.ts:12:9)` */
function describe(error: unknown, file: AnswerFile): string {
  if (error instanceof NotYet) return error.sentence.replace(/\.$/, "");
  if (!(error instanceof Error)) return compact(error);
  if (error instanceof Deno.errors.NotCapable) {
    const [asked] = error.message.split(",");
    return `"${asked}", but exercises are graded without any permission: ` +
      "use what the test gives";
  }
  const exit = /attempted to exit/.test(error.message);
  const what = exit ? "a call of Deno.exit" : shorten(compact(error), 200);
  const place = placeIn(file, error.stack ?? "");
  return place ? `${what.replace(/\.$/, "")} (${place})` : what;
}

function isImportRefused(error: unknown, message: string): boolean {
  // Deno.readTextFile() and the like have an error class of their own
  return !(error instanceof Deno.errors.NotCapable) &&
    /not a dependency and not in import map|^Requires (read|import) access/
      .test(message);
}

/** `exercises/02-1_x.ts:12:9`, from the first place in a stack. */
function placeIn(file: AnswerFile, stack: string): string | undefined {
  const start = stack.indexOf(`${file.url}:`);
  if (start < 0) return undefined;
  const place = /^:\d+(:\d+)?/.exec(stack.slice(start + file.url.length));
  return place ? file.name + place[0] : undefined;
}

function explainAssertion(message: string, last: LastCall | undefined): string {
  const given = last ? `Given ${last.text}, ` : "";
  const [, title = "", diff] =
    /^(.*?)\s+\[Diff\] Actual \/ Expected\s*\n([^]*)$/.exec(message) ?? [];
  if (diff !== undefined) {
    const about = /^Values are not (?:strictly )?equal: (.*)$/.exec(title)?.[1];
    const [got, expected] = sidesOf(diff);
    return `${about ? `${about}: ` : given}expected ${expected}, ` +
      `got ${got}${guess(got)}.`;
  }
  const first = message.split("\n", 1)[0]!;
  const own = /^Expected (.*)$/.exec(first)?.[1];
  return own
    ? `${given}expected ${own}`
    : first || `${given}got a wrong value.`;
}

/** What beginners forget most. */
function guess(got: string): string {
  if (got === "undefined") return " (is a return missing?)";
  return got.startsWith("Promise {") ? " (is an await missing?)" : "";
}

/**
 * The two values that `assertEquals` shows as lines of a difference: those
 * marked "-" are the actual one's, those marked "+" the expected one's.
 */
function sidesOf(diff: string): [got: string, expected: string] {
  const lines = diff.split("\n").filter((line) => line.trim() !== "");
  const side = (other: string) =>
    lines.filter((line) => !line.startsWith(other))
      .map((line) => line.slice(4));
  // Two strings come without quotes, and with a blank line at the end
  const strings = diff.endsWith("\n\n");
  const join = (side: string[]) =>
    strings
      ? `"${side.join("")}"`
      : side.map((line) => line.trim()).join(" ").replace(/,(?= [\]})])/g, "");
  return shortenBoth(join(side("+")), join(side("-")));
}

/** Cuts two long texts down to where they begin to differ. */
function shortenBoth(a: string, b: string, limit = 100): [string, string] {
  if (Math.max(a.length, b.length) <= limit) return [a, b];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const start = Math.max(0, same - 30);
  const cut = (text: string) => {
    const part = shorten(text.slice(start), limit);
    return start > 0 ? `… ${part}` : part;
  };
  return [cut(a), cut(b)];
}

function stripColors(text: string): string {
  // deno-lint-ignore no-control-regex
  return text.replace(/\x1b\[[0-9;]*m/g, "");
}

import { replaceRoots, type Root } from "../roots.ts";

/** What a cell put out, in Jupyter's own form. */
export type Output =
  | { output_type: "stream"; name: "stdout" | "stderr"; text: string }
  | {
    output_type: "execute_result" | "display_data";
    data: Record<string, unknown>;
  }
  | { output_type: "error"; ename: string; evalue: string };

/** An output as a kernel or a notebook file gives it. */
// deno-lint-ignore no-explicit-any
export type RawOutput = Record<string, any>;

// deno-lint-ignore no-control-regex
const ANSI = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-?]*[ -/]*[@-~]/g;

// A clock's reading, as a test runner or console.time prints it. Not every
// number with a unit: "90 s" or "24 hours" may be what a document says.
const DURATION =
  /(?<![\w.])\d+(?:\.\d+)? ?(?:ms|µs|ns)\b|(?<![\w.])\d+\.\d+s\b|\((?:\d+m)?\d+s\)/g;

/**
 * Makes outputs comparable between runs and machines: neighbours of one stream
 * joined, then colour codes, execution counts, stacks, machine paths, durations
 * and carriage returns taken out. Doing it twice changes nothing.
 *
 * @param outputs What the kernel sent, or a notebook file holds
 * @param roots The folders to replace by a name
 * @returns The outputs in the same order, without empty streams
 *
 * @example A colour code that was cut in two
 * ```ts
 * import { normaliseOutputs } from "./normalise.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const outputs = normaliseOutputs([
 *   { output_type: "stream", name: "stdout", text: "\x1b[3" },
 *   { output_type: "stream", name: "stdout", text: "2mgreen\x1b[0m" },
 * ]);
 * assertEquals(outputs, [
 *   { output_type: "stream", name: "stdout", text: "green" },
 * ]);
 * ```
 */
export function normaliseOutputs(
  outputs: readonly RawOutput[],
  roots: readonly Root[] = [],
): Output[] {
  const joined = joinStreams(outputs);
  const clean = joined.map((output) => cleanOutput(output, roots)).filter((
    output,
  ) => output.output_type !== "stream" || output.text !== "");
  // A stream that held nothing but colour may have kept two others apart.
  return clean.length < joined.length ? normaliseOutputs(clean, roots) : clean;
}

/**
 * The same for one text.
 *
 * @param text Any text
 * @param roots The folders to replace by a name
 * @returns The comparable text
 */
export function normaliseText(
  text: string,
  roots: readonly Root[] = [],
): string {
  const timeless = stripAnsi(text).replace(/\r\n?/g, "\n").replace(
    DURATION,
    (time) => time.startsWith("(") ? "(<time>)" : "<time>",
  );
  return replaceRoots(timeless, roots);
}

function joinStreams(outputs: readonly RawOutput[]): RawOutput[] {
  const joined: RawOutput[] = [];
  for (const output of outputs) {
    if (output.output_type !== "stream") {
      joined.push(output);
      continue;
    }
    const last = joined.at(-1);
    const text = whole(output.text);
    if (last?.output_type === "stream" && last.name === output.name) {
      last.text += text;
    } else joined.push({ output_type: "stream", name: output.name, text });
  }
  return joined;
}

function cleanOutput(output: RawOutput, roots: readonly Root[]): Output {
  const clean = (text: unknown) => normaliseText(whole(text), roots);
  switch (output.output_type) {
    case "stream":
      return {
        output_type: "stream",
        name: output.name,
        text: clean(output.text),
      };
    case "error":
      return {
        output_type: "error",
        ename: clean(output.ename),
        evalue: clean(output.evalue),
      };
    default: {
      const data = Object.entries(output.data ?? {}).map(([type, value]) =>
        [
          type,
          type.startsWith("text/") || type === "image/svg+xml"
            ? clean(value)
            : value,
        ] as const
      );
      return {
        output_type: output.output_type,
        data: Object.fromEntries(data),
      };
    }
  }
}

function whole(text: unknown): string {
  return Array.isArray(text) ? text.join("") : String(text ?? "");
}

/** Taking a code out can put another together, so until none is left. */
function stripAnsi(text: string): string {
  for (;;) {
    const stripped = text.replace(ANSI, "");
    if (stripped === text) return text;
    text = stripped;
  }
}

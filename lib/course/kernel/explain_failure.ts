/** An error, as a notebook shows it. */
export interface CellError {
  readonly ename: string;
  readonly evalue: string;
  readonly traceback: readonly string[];
}

/** Makes an error of a name and a sentence. */
export function cellError(ename: string, evalue: string): CellError {
  return { ename, evalue, traceback: [`${ename}: ${evalue}`] };
}

/**
 * Says why a cell failed when the kernel does not: for code that does not
 * parse, or an npm package that cannot be had, its reply is no more than
 * "Execution failed".
 *
 * Method: `deno fmt` parses as the kernel does and says what it expected, and
 * where.
 *
 * @param code The cell's code.
 * @returns A SyntaxError with line and column, or an Error that names the
 * cell's imports.
 *
 * @example A missing operand
 * ```ts
 * import { assertEquals } from "@std/assert";
 * import { explainFailure } from "./explain_failure.ts";
 *
 * const { ename, traceback } = await explainFailure("1 +");
 * assertEquals(ename, "SyntaxError");
 * assertEquals(traceback, [
 *   "SyntaxError: Expression expected",
 *   "  |",
 *   "1 | 1 +",
 *   "  | ~",
 *   "    at 1:1",
 * ]);
 * ```
 */
export async function explainFailure(code: string): Promise<CellError> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--no-config", "--ext", "ts", "-"],
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const limit = setTimeout(() => child.kill("SIGKILL"), 5000);
  const input = new Blob([code]).stream().pipeTo(child.stdin).catch(() => {});
  const { stderr } = await child.output();
  clearTimeout(limit);
  await input;
  const said = new TextDecoder().decode(stderr)
    .match(/SyntaxError: (.*)\n((?:.*\|.*\n)*) {4}at .*:(\d+:\d+)/);
  if (said) {
    const [, evalue, picture, at] = said;
    const { ename, traceback } = cellError("SyntaxError", evalue!);
    return {
      ename,
      evalue: evalue!,
      traceback: [
        ...traceback,
        ...picture!.trimEnd().split("\n"),
        `    at ${at}`,
      ],
    };
  }
  const imports = code.match(/(?<=\b(?:from|import)\s*\(?\s*["'])[^"']+/g);
  return cellError(
    "Error",
    imports
      ? `The kernel gave no reason; can it resolve ${imports.join(", ")}?`
      : "The kernel gave no reason",
  );
}

import type { Output } from "./normalise.ts";

const MARK = "lost error: ";

/**
 * The source of a cell that is run before a lesson's own. The kernel says
 * nothing of a rejected promise that nothing awaits or catches, as in
 * `Promise.reject(new Error("x"))` without `await`: this prints it.
 */
export const WATCH_FOR_LOST_ERRORS = `
globalThis.addEventListener("unhandledrejection", ({ reason }) => {
  const text = reason instanceof Error ? \`\${reason}\` : Deno.inspect(reason);
  console.error("${MARK}" + text);
});`;

/**
 * Finds an error that {@linkcode WATCH_FOR_LOST_ERRORS} has printed.
 *
 * @param outputs What a cell put out
 * @returns What is wrong, as the end of a sentence, if anything is
 */
export function lostError(outputs: readonly Output[]): string | undefined {
  for (const output of outputs) {
    if (output.output_type !== "stream" || output.name !== "stderr") continue;
    const line = output.text.split("\n").find((it) => it.startsWith(MARK));
    if (line === undefined) continue;
    return `an error that nothing awaits or catches: ${
      line.slice(MARK.length)
    }`;
  }
}

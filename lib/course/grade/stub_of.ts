const BEGIN = /^(\s*)\/\/ BEGIN SOLUTION(?::\s*(.*))?$/;
const END = /^\s*\/\/ END SOLUTION$/;

/**
 * The learner's file that belongs to a solution: each marked block is replaced
 * by the text after its colon, or by nothing.
 *
 * @param solution The text of a file in solutions/
 * @returns The text of the file in exercises/
 * @throws {SyntaxError} If a block is not closed, or the file has none.
 *
 * @example A block and its stub
 * ```ts
 * import { stubOf } from "./stub_of.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const solution = `export function double(n: number): number {
 *   // BEGIN SOLUTION: return todo("01-1");
 *   return 2 * n;
 *   // END SOLUTION
 * }
 * `;
 * const stub = `export function double(n: number): number {
 *   return todo("01-1");
 * }
 * `;
 * assertEquals(stubOf(solution), stub);
 * ```
 */
export function stubOf(solution: string): string {
  const stub: string[] = [];
  let inside = false;
  let blocks = 0;
  for (const line of solution.split(/\r?\n/)) {
    const begin = BEGIN.exec(line);
    const end = END.test(line);
    if (begin && inside || end && !inside) {
      throw new SyntaxError(`"${line.trim()}" has no counterpart`);
    }
    if (begin) {
      inside = true;
      blocks++;
      if (begin[2]) stub.push(begin[1] + begin[2]);
    } else if (end) {
      inside = false;
    } else if (!inside) {
      stub.push(line);
    }
  }
  if (inside || blocks === 0) {
    throw new SyntaxError(
      `The solution has no "// ${inside ? "END" : "BEGIN"} SOLUTION"`,
    );
  }
  return stub.join("\n").replace(/\n{3,}/g, "\n\n").replace(/^\n+/, "");
}

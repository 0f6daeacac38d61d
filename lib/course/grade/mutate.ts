import { mask } from "./mask.ts";
import { IN_CODE, IN_TEXT } from "./mutations.ts";

/** A solution with one small change. */
export interface Mutant {
  /** The line of the change, from 1. */
  readonly line: number;
  /** What was there. */
  readonly from: string;
  /** What is there instead. */
  readonly to: string;
  /** The whole changed solution. */
  readonly source: string;
  /** Why the change makes no difference, if the solution says so. */
  readonly equivalent?: string;
}

interface Change extends Range {
  readonly to: string;
}

/**
 * Makes the wrong answers that a grader is tried on: copies of a solution with
 * one small change each, inside its marked blocks.
 *
 * Changes are found by pattern, in code laid out by `deno fmt`. Some do not
 * compile; they count as rejected, like any other.
 *
 * @param solution The text of a file in solutions/
 * @returns The mutants, from top to bottom
 */
export function mutate(solution: string): Mutant[] {
  const code = mask(solution);
  const blocks = blocksOf(solution);
  const freeTexts = blocks.filter(({ start, end }) =>
    solution.slice(start, end).includes("// prove: texts are free: ")
  );
  const changes = [
    ...find(code, IN_CODE),
    ...conditions(code),
    ...find(mask(solution, "comments"), IN_TEXT)
      .filter(({ start, end }) =>
        // A quote inside a regular expression starts no text
        code[start] === " " && !isIn(start, freeTexts) &&
        // In "a" | "b" it is a type
        code.slice(start - 3, start) !== " | " &&
        code.slice(end, end + 3) !== " | "
      ),
  ];
  const lines = solution.split("\n");
  return changes
    .filter(({ start }) => isIn(start, blocks))
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, to }) => {
      const line = solution.slice(0, start).split("\n").length;
      const from = solution.slice(start, end);
      const source = solution.slice(0, start) + to + solution.slice(end);
      const change = { line, from: from.trim(), to: to.trim() };
      const equivalent = whyEquivalent(lines, change);
      return { ...change, source, ...(equivalent && { equivalent }) };
    });
}

function find(code: string, mutations: typeof IN_CODE): Change[] {
  return mutations.flatMap(([pattern, ...results]) =>
    Array.from(
      code.matchAll(pattern),
      ({ index: start, 0: from }) =>
        results.map((result) => ({
          start,
          end: start + from.length,
          to: typeof result === "string" ? result : result(from),
        })),
    ).flat()
  );
}

/** Each condition, taken as always true and as never true. */
function conditions(code: string): Change[] {
  const changes: Change[] = [];
  for (const { index, 0: keyword } of code.matchAll(/\b(if|while) \(/g)) {
    const start = index + keyword.length;
    let end = start;
    for (let open = 1; end < code.length; end++) {
      if (code[end] === "(") open++;
      if (code[end] === ")" && --open === 0) break;
    }
    changes.push({ start, end, to: "false" });
    if (keyword === "if (") changes.push({ start, end, to: "true" });
  }
  return changes;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function isIn(place: number, ranges: readonly Range[]): boolean {
  return ranges.some(({ start, end }) => start <= place && place < end);
}

function blocksOf(solution: string): Range[] {
  const marks = solution.matchAll(/\/\/ (?:BEGIN|END) SOLUTION.*\n?/g);
  const blocks: Range[] = [];
  let start = -1;
  for (const { index, 0: mark } of marks) {
    if (mark.startsWith("// BEGIN")) start = index + mark.length;
    else blocks.push({ start, end: index });
  }
  return blocks;
}

/** Looks at the end of the change's line and in the comments above it. */
function whyEquivalent(
  lines: string[],
  { line, from, to }: { line: number; from: string; to: string },
): string | undefined {
  const claim = `// prove: "${from}" to "${to}" is equivalent: `;
  let at = line - 1;
  do {
    const place = lines[at]!.indexOf(claim);
    if (place >= 0) return lines[at]!.slice(place + claim.length);
    at--;
  } while (lines[at]?.trim().startsWith("//"));
  return undefined;
}

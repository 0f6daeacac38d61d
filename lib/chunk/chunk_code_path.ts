import type { Definition } from "./chunk_code_layout.ts";
import { type CodeLine, NEVER } from "./chunk_code_lines.ts";

/**
 * Makes the function that names the definitions which a run of lines lies in,
 * inside of a top-level one, outermost first. To be asked in reading order.
 */
export function innerPaths(
  lines: readonly CodeLine[],
  definitions: readonly Definition[],
): (first: number, next: number) => string[] {
  const levels: Definition[][] = [];
  for (const definition of definitions) {
    (levels[definition.level] ??= []).push(definition);
  }
  const passed = levels.map(() => 0);

  return (first, next) => {
    const path: string[] = [];
    for (let level = 1; level < levels.length; level++) {
      const own = levels[level] ?? [];
      let at = passed[level]!;
      while (at < own.length && own[at]!.last < first) at++;
      passed[level] = at;
      const definition = own[at];
      if (!definition || definition.first > first) break;
      // Overloads have one name.
      let { name, last } = definition;
      while (own[at + 1]?.name === name && own[at + 1]!.first < next) {
        last = own[++at]!.last;
      }
      // What closes the definition around it may come along.
      while (++last < next) if (lines[last]!.cost !== NEVER) return path;
      if (name) path.push(name);
    }
    return path;
  };
}

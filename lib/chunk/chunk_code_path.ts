import type { TextRange } from "../base/text_range.ts";
import type { Definition } from "./chunk_code_layout.ts";

/** Names the definitions that a range lies in, from a level of them on. */
export type PathOf = (range: TextRange, level: number) => string[];

// What closes what is around a definition: brackets, and comments behind them.
const CLOSING = /^[\s;,)\]}]*(?:(?:\/[/*]|#).*)?$/;

/**
 * Makes the function that names the definitions which a range of the source
 * lies in, outermost first. To be asked in reading order.
 */
export function pathsOf(
  source: string,
  definitions: readonly Definition[],
): PathOf {
  const levels: Definition[][] = [];
  for (const definition of definitions) {
    (levels[definition.level] ??= []).push(definition);
  }
  /** How many definitions of each level end before what is asked for. */
  const passed = levels.map(() => 0);

  return ({ start, end }, level) => {
    const path: string[] = [];
    for (; level < levels.length; level++) {
      const ofLevel = levels[level] ?? [];
      let at = passed[level]!;
      while (at < ofLevel.length && ofLevel[at]!.end <= start) at++;
      passed[level] = at;
      const definition = ofLevel[at];
      if (!definition || definition.start > start) break;
      const { name } = definition;
      // Overloads have one name.
      while (
        ofLevel[at + 1]?.name === name && ofLevel[at + 1]!.start < end
      ) at++;
      const rest = source.slice(ofLevel[at]!.end, end).split("\n");
      if (!rest.every((line) => CLOSING.test(line))) break;
      if (name) path.push(name);
    }
    return path;
  };
}

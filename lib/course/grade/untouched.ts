import { mask } from "./mask.ts";

/**
 * Whether a learner's file still calls `todo("02-1")`, that is, whether some of
 * it is left to do. A call in a comment or in a string does not count.
 *
 * @param source The learner's file
 * @param id The exercise, "02-1"
 */
export function untouched(source: string, id: string): boolean {
  return todoCalls(source, id).length > 0;
}

/** Where the calls of `todo` for this exercise stand, as UTF-16 ranges. */
export function todoCalls(source: string, id: string): [number, number][] {
  const code = mask(source);
  const calls: [number, number][] = [];
  for (const call of code.matchAll(/\btodo\s*\(\s+\)/g)) {
    const end = call.index + call[0].length;
    const text = source.slice(call.index, end);
    if (text.includes(`"${id}"`) || text.includes(`'${id}'`)) {
      calls.push([call.index, end]);
    }
  }
  return calls;
}

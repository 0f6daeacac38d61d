import { stubOf } from "./stub_of.ts";
import { todoCalls } from "./untouched.ts";

/** How much of an exercise is to do. */
export interface Parts {
  readonly left: number;
  readonly all: number;
}

/**
 * Counts the calls of `todo` in a learner's file, and in the file as it came.
 *
 * @param source The learner's file
 * @param id The exercise, "02-1"
 * @param solution The address of its solution
 * @returns The parts, or undefined in a course without solutions
 */
export async function countParts(
  source: string,
  id: string,
  solution: URL,
): Promise<Parts | undefined> {
  try {
    const stub = stubOf(await Deno.readTextFile(solution));
    const all = todoCalls(stub, id).length;
    return { left: todoCalls(source, id).length, all };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

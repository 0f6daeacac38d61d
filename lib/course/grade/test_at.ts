import { runInThisContext } from "node:vm";

/**
 * Gives a test to the runner, which then reports it at another place. The
 * runner names the script that calls `Deno.test`, so the call is made in a
 * script named after the learner's file; or else each failure would point into
 * the kit.
 *
 * @param url The address of the place
 * @param definition The test
 */
export function testAt(url: string, definition: Deno.TestDefinition): void {
  const filename = url;
  const register = runInThisContext("(test, it) => test(it)", { filename });
  register(Deno.test, definition);
}

import { assert } from "@std/assert";

/** Runs a program and gives what it printed. */
export async function run(
  program: string,
  args: readonly string[],
  cwd?: string,
): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args: [...args],
    env: { NO_COLOR: "1" },
    ...(cwd && { cwd }),
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** Runs Deno, the one that runs the tests. */
export function deno(...args: string[]): Promise<string> {
  return run(Deno.execPath(), args);
}

/** What a finished program left behind. */
export interface Finished {
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program to its end and returns what it printed; `undefined` when
 * there is no such program. A program that takes longer than `limit`
 * milliseconds is killed and counts as failed.
 */
export async function run(
  command: readonly string[],
  { limit = 20_000 } = {},
): Promise<Finished | undefined> {
  const [program, ...args] = command;
  try {
    const output = await new Deno.Command(program!, {
      args,
      stdin: "null",
      stdout: "piped",
      stderr: "piped",
      signal: AbortSignal.timeout(limit),
    }).output();
    const decoder = new TextDecoder();
    return {
      ok: output.success,
      stdout: decoder.decode(output.stdout),
      stderr: decoder.decode(output.stderr),
    };
  } catch (error) {
    if (
      error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory ||
      error instanceof Deno.errors.PermissionDenied
    ) return undefined;
    throw error;
  }
}

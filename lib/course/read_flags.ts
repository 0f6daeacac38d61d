import { type Args, parseArgs, type ParseOptions } from "@std/cli";
import { UsageError } from "./usage_error.ts";

/** The flags that a command has beside `--help`. */
export interface Flags extends Pick<ParseOptions, "default" | "negatable"> {
  readonly boolean?: readonly string[];
  readonly string?: readonly string[];
}

/**
 * Reads what was typed after a command's name. Words that are no flags stay as
 * they are: "02" is no number.
 *
 * @param command The command's name
 * @param help What `--help` prints
 * @param args The arguments after the name
 * @param flags The flags that it has
 * @returns The flags, or undefined after `--help`: then nothing is left to do
 * @throws {UsageError} If there is no such flag.
 */
export function readFlags(
  command: string,
  help: string,
  args: readonly string[],
  flags: Flags = {},
): Args | undefined {
  const { boolean = [], string = [], ...rest } = flags;
  const read = parseArgs(args, {
    ...rest,
    boolean: [...boolean, "help"],
    string: [...string, "_"],
    alias: { help: "h" },
    unknown: (arg, key) => {
      if (!key) return true;
      throw new UsageError(
        `no option ${arg}: see "deno task ${command} --help"`,
      );
    },
  });
  if (!read.help) return read;
  console.log(help);
  return undefined;
}

import { parseArgs } from "@std/cli";
import { courseFolder } from "../course_folder.ts";
import { UsageError } from "../usage_error.ts";

/** What was typed after a command's name. */
export interface CommandArgs {
  /** Words that are no options: lesson numbers. */
  words: string[];
  /** Whether to print for programs. */
  json: boolean;
  /** The folder with the lessons. */
  folder: string;
}

/**
 * Reads the arguments that the commands on lessons share.
 *
 * @param command The command's name
 * @param help What `--help` prints
 * @param args The arguments after the name
 * @returns What was typed, or undefined after `--help`
 * @throws {UsageError} If there is no such option
 */
export function readArgs(
  command: string,
  help: string,
  args: readonly string[],
): CommandArgs | undefined {
  const flags = parseArgs(args, {
    boolean: ["json", "help"],
    string: ["_", "lessons"],
    alias: { help: "h" },
    unknown: (arg, key) => {
      if (!key) return true;
      throw new UsageError(
        `no option ${arg}: see "deno task ${command} --help"`,
      );
    },
  });
  if (flags.help) {
    console.log(help);
    return undefined;
  }
  const folder = flags.lessons || `${courseFolder()}/lessons`;
  return { words: flags._.map(String), json: flags.json, folder };
}

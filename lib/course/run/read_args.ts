import { courseFolder } from "../course_folder.ts";
import { readFlags } from "../read_flags.ts";

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
  const flags = readFlags(command, help, args, {
    boolean: ["json"],
    string: ["lessons"],
  });
  if (!flags) return undefined;
  const folder = flags.lessons || `${courseFolder()}/lessons`;
  return { words: flags._.map(String), json: flags.json, folder };
}

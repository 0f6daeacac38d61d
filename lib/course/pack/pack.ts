import { join } from "node:path";
import config from "../../../deno.json" with { type: "json" };
import { courseFolder } from "../course_folder.ts";
import { readFlags } from "../read_flags.ts";
import { UsageError } from "../usage_error.ts";
import { packLibrary } from "./pack_library.ts";

const HELP = `Usage: deno task pack [--output FILE] [--allow-dirty]

Packs the library for npm: its five rooms in JavaScript, with types, without the
course. "npm install FILE" installs it, "npm publish FILE" publishes it.

  --output FILE  the file to write, if not chunking-lib-VERSION.tgz in this folder
  --allow-dirty  pack changes that are not committed as well`;

/**
 * `deno task pack`.
 *
 * @param args What was typed after it
 * @returns The exit code: 1 if Deno refuses to pack; it has then printed why
 */
export async function pack(args: readonly string[]): Promise<number> {
  const flags = readFlags("pack", HELP, args, {
    boolean: ["allow-dirty"],
    string: ["output"],
  });
  if (!flags) return 0;
  if (flags._.length > 0) {
    throw new UsageError(
      `pack takes no "${flags._[0]}": the file to write is --output FILE`,
    );
  }
  const name = `chunking-lib-${config.version}.tgz`;
  const output: string = flags.output || join(courseFolder(), name);
  if (!await packLibrary(output, flags["allow-dirty"])) return 1;
  const { size } = await Deno.stat(output);
  console.log(`${output}: ${Math.round(size / 1000)} kB`);
  return 0;
}

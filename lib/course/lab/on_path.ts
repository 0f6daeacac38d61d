import { delimiter, isAbsolute, join } from "node:path";

/** Finds a program in the folders of PATH, as a shell does, and returns its full path. */
export async function onPath(name: string): Promise<string | undefined> {
  const folders = (Deno.env.get("PATH") ?? "").split(delimiter);
  const paths = isAbsolute(name)
    ? [name]
    : folders.map((folder) => join(folder, name));
  for (const path of paths) {
    try {
      if ((await Deno.stat(path)).isFile) return path;
    } catch {
      // Not there, or not for us to see.
    }
  }
  return undefined;
}

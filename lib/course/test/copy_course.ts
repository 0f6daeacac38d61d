import { join } from "node:path";

/** Where the course is worked on: these are not part of it, and dot folders are neither. */
const SKIP = new Set(["node_modules"]);

/**
 * Copies the course to another folder, without what tools keep in dot folders
 * (Git, the lab), so that a test can run and change it.
 *
 * @param from The course's folder
 * @param to The new folder; made when it is not there
 */
export async function copyCourse(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const entry of Deno.readDir(from)) {
    if (entry.name.startsWith(".") || SKIP.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory) await copyCourse(source, target);
    else if (entry.isFile) await Deno.copyFile(source, target);
  }
}

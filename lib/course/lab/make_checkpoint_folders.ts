import { join } from "node:path";

/**
 * Makes a place for JupyterLab's checkpoints, with a folder for each of the
 * course's. Beside the file, where it puts them otherwise, the copy of a
 * program breaks: what it imports is not there. And where a folder is missing
 * it takes the machine's temporary folder instead.
 *
 * @param course The folder that is served
 * @param checkpoints The folder to make
 */
export async function makeCheckpointFolders(
  course: string,
  checkpoints: string,
): Promise<void> {
  await Deno.mkdir(checkpoints, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(course)) {
    if (!isDirectory || name.startsWith(".") || name === "node_modules") {
      continue;
    }
    await makeCheckpointFolders(join(course, name), join(checkpoints, name));
  }
}

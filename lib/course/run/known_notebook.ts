import { type Notebook, parseNotebook } from "./notebook.ts";

/**
 * A notebook as git has it, for the ids of cells that an editor renamed.
 *
 * @param folder The notebook's folder
 * @param file Its file name there
 * @returns The committed notebook, or undefined without git or a commit
 */
export async function knownNotebook(
  folder: string,
  file: string,
): Promise<Notebook | undefined> {
  try {
    const { success, stdout } = await new Deno.Command("git", {
      args: ["show", `HEAD:./${file}`],
      cwd: folder,
      stderr: "null",
    }).output();
    if (!success) return undefined;
    return parseNotebook(new TextDecoder().decode(stdout), file);
  } catch {
    return undefined;
  }
}

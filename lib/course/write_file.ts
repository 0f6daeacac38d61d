/**
 * Writes a file in one step: to a temporary file beside it, then renamed, so
 * that a reader never finds half of it.
 *
 * @param path The file
 * @param text Its whole text
 * @param mode Who may read it, if not those who may read any new file
 */
export async function writeFile(
  path: string,
  text: string,
  mode?: number,
): Promise<void> {
  const temporary = `${path}.${crypto.randomUUID().slice(0, 8)}.tmp`;
  try {
    await Deno.writeTextFile(temporary, text, mode ? { mode } : {});
    await Deno.rename(temporary, path);
  } catch (error) {
    await Deno.remove(temporary).catch(() => {});
    throw error;
  }
}
